# Kehraus: its noun. The layout is explained in base.lex.
noun point  de Punkt m Punkte  en point
