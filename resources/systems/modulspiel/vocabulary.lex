# The module draft game: its nouns and adjectives. The layout is explained in base.lex.
noun intervention de Intervention f Interventionen       en Intervention
noun coffeeBreak  de Kaffeepause f Kaffeepausen          en coffee_break
noun reserveCard  de Reservekarte f Reservekarten        en reserve_card
noun resMarker    de Resilienzmarker m Resilienzmarker   en resilience_marker
noun stressor     de Stressor m Stressoren               en stressor
noun stamp        de Stempel m Stempel                   en stamp
noun euro         de Euro m Euro                         en Euro Euro
noun cover        de Rückendeckung f Rückendeckung       en cover cover
adj upper         de ober       en top
adj picked        de gewählt    en chosen
# "lies" of one card or several
table de lie num
  one liegt
  many liegen
