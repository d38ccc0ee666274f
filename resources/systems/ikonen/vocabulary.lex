# The Ikonen duel: its nouns and adjectives. The layout is explained in base.lex.
noun icon       de Ikone f Ikonen             en Ikone Ikonen
noun equipment  de Ausrüstung f Ausrüstungen  en Ausrüstung Ausrüstungen
noun effect     de Effekt m Effekte           en Effekt Effekte
noun prize      de Preiskarte f Preiskarten   en prize
noun bearer     de Träger m Träger            en bearer
adj bearing     de tragend                    en bearing
adj equipped    de ausgerüstet                en equipped
adj attached    de angelegt                   en attached
verb de sehen imp=sieh imp2=sehe du=siehst sg=sieht
verb en stay sg=stays
verb de tauschen du=tauschst
