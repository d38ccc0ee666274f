# Morphology as data: suffix rules, paradigms, closed-class words. Both languages.
# suffix LANG RULE old>new ...          longest match wins, ">s" appends
suffix de GEN   s>ses z>zes >s
suffix de DATPL n>n s>s >n
suffix de IMP   eln>le ern>re en>e
suffix de IMP2  en> n>
suffix de DU    ten>test den>dest eln>elst ern>erst en>st
suffix de SG    ten>tet den>det eln>elt ern>ert en>t
# nouncolumns LANG: what a noun entry lists; a missing one is made by the suffix rule behind the colon
nouncolumns de sg class pl
nouncolumns en sg pl:PL
# nounform LANG class agr num base forms-by-case (* = unchanged)
nounform de m  m  one  sg  * * * GEN
nounform de n  n  one  sg  * * * GEN
nounform de f  f  one  sg  * * * *
nounform de m,n,f pl many pl * * DATPL *
# verbform LANG form left-bracket | right-bracket
verbform de imp  IMP | PRE
verbform de imp2 IMP2 | PRE
verbform de du   DU  | PRE
verbform de sg   SG  | PRE
verbform de pl   INF | PRE
verbform de inf  | PRE+INF
verbform de zu   | PRE+zu+INF
# endings LANG adj: rows decl agr, columns case (nom acc dat gen)
endings de decl agr case
  strong m  er en em en
  strong f  e  e  er er
  strong n  es es em en
  strong pl e  e  en er
  weak   m  e  en en en
  weak   f  e  e  en en
  weak   n  e  e  en en
  weak   pl en en en en
  mixed  m  er en en en
  mixed  f  e  e  en en
  mixed  n  es es en en
  mixed  pl en en en en
table de ein agr case
  m ein einen einem eines
  f eine eine einer einer
  n ein ein einem eines
table de kein agr case
  m kein keinen keinem keines
  f keine keine keiner keiner
  n kein kein keinem keines
  pl keine keine keinen keiner
table de der agr case
  m der den dem des
  f die die der der
  n das das dem des
  pl die die den der
table de dieser agr case
  m dieser diesen diesem dieses
  f diese diese dieser dieser
  n dieses dieses diesem dieses
  pl diese diese diesen dieser
table de jeder agr case
  m jeder jeden jedem jedes
  f jede jede jeder jeder
  n jedes jedes jedem jedes
table de alle agr case
  pl alle alle allen aller
table de er agr case
  m er ihn ihm -
  f sie sie ihr -
  n es es ihm -
  pl sie sie ihnen -
verb de haben sg=hat
verb de sein imp=sei sg=ist pl=sind
verb de dürfen sg=darf
verb de können sg=kann
verb de werden sg=wird
verb de geben imp=gib imp2=gib du=gibst sg=gibt
verb de lassen imp=lass imp2=lass du=lässt sg=lässt
verb de stehlen imp=stiehl imp2=stehle du=stiehlst sg=stiehlt
verb de nehmen imp=nimm imp2=nimm du=nimmst sg=nimmt
verb de werfen imp=wirf imp2=wirf du=wirfst sg=wirft
verb de tragen sg=trägt
verb de opfern imp=opfere imp2=opfere
verb de erhalten imp=erhalte du=erhältst sg=erhält
adj other  de ander    en other
adj own    de eigen    en friendly
adj enemy  de gegnerisch en enemy
adj random de zufällig en random
noun card     de Karte f Karten         en card
noun handcard de Handkarte f Handkarten en card
numword de null 0 eins 1 zwei 2 drei 3 vier 4 fünf 5 sechs 6 sieben 7 acht 8 neun 9 zehn 10
numword en zero 0 one 1 two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10
# ---- English
suffix en PL  y>ies s>ses ch>ches >s
suffix en S3  ss>sses ch>ches sh>shes o>oes y>ies >s
nounform en - sg one  sg *
nounform en - pl many pl *
verbform en base INF |
verbform en sg   S3 |
verbform en pl   INF |
endings en -
table en it agr case
  sg it it
  pl they them
table en its agr
  sg its
  pl their
verb en have sg=has
verb en be base=be sg=is pl=are
verb en may sg=may
verb en cannot base=cannot sg=cannot pl=cannot
