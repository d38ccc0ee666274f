# The flag tournament: its nouns. The layout is explained in base.lex.
noun fan     de Fan m Fans           en fan
noun seat    de Sitz m Sitze         en seat
noun trophy  de Trophäe f Trophäen   en trophy
verb de sehen imp=sieh imp2=sehe du=siehst sg=sieht
verb de mischen du=mischst
