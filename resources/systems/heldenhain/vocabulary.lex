# The duel: its nouns and adjectives. The layout is explained in base.lex.
noun figure       de Figur f Figuren                   en figure
noun character    de Charakter m Charaktere            en character
noun companion    de Begleiter m Begleiter             en companion
noun illusion     de Illusion f Illusionen             en illusion
noun equipment    de Ausrüstung f Ausrüstungen         en equipment equipment
noun assist       de KI-Unterstützung f KI-Unterstützungen  en AI_assist
noun actionCard   de Aktionskarte f Aktionskarten      en action_card
noun headquarters de Hauptquartier n Hauptquartiere    en headquarters headquarters
noun location     de Schauplatz m Schauplätze          en location
noun bearer       de Träger m Träger                   en bearer
noun point        de Punkt m Punkte                    en point
noun action       de Aktionspunkt m Aktionspunkte      en action_point
noun effort       de Einsatz m -                       en effort -
noun stamina      de Ausdauer f -                      en stamina -
noun value        de Punktwert m -                     en point_value -
noun rescue       de Rettung f -                       en rescue -
noun influence    de Einfluss m -                      en influence -
adj exhausted     de erschöpft      en exhausted
adj ready         de bereit         en ready
adj picked        de gewählt        en chosen
adj first         de erst           en first
adj second        de zweit          en second
adj next          de nächst         en next
adj collecting    de sammelnd       en collecting
adj distracting   de ablenkend      en distracting
adj distractedOne de abgelenkt      en distracted
