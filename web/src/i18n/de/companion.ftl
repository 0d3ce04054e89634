# The companion: real dice, a real board, and the page to keep the count.

companion-title = Am Brett
companion-intro = Für echte Würfel und ein echtes Brett. Gib ein, was gewürfelt wurde: Die Seite achtet auf die Regeln, den Rest der Kaskade und den Spielstand.
companion-begin = Beginnen
companion-matches = Partien am Brett
companion-throw-of = { $name }: Was wurde gewürfelt?
companion-opening = Je ein Würfel: Wer beginnt?
companion-tie = Gleiche Würfel. Noch einmal je einer.
companion-really = Was wurde wirklich gewürfelt?
companion-really-note = Was mit den letzten Würfeln gespielt wurde, wird zurückgenommen. Dieselben Würfel dürfen noch einmal eingegeben werden.
companion-first-die = Erster Würfel
companion-second-die = Zweiter Würfel
companion-die-of = Würfel von { $name }
companion-keys = Tippe, oder drücke zweimal 1 bis 6.
companion-look = Brett ansehen
companion-keep = Würfel behalten
companion-wrong = Falsche Würfel
companion-wrong-short = Würfel
