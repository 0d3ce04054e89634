# Statistics: what the games kept here come to.

statistics-title = Statistik
statistics-lead = Was die Partien auf diesem Computer ergeben.
statistics-counting = Zählt…
statistics-person = Wessen Partien
statistics-everybody = Alle hier
statistics-game = Spiel
statistics-as-table = Als Tabelle
statistics-empty-title = Noch nichts zu zählen
statistics-empty-text = Spiele eine Partie gegen den Computer, analysiere sie oder löse eine Aufgabe. Hier werden deine Ergebnisse, deine Wertung und die Würfel gezählt.
statistics-empty-play = Eine Partie spielen
statistics-empty-analysis = Eine Partie analysieren
statistics-empty-puzzles = Eine Aufgabe lösen
statistics-tables = { $count ->
    [one] { $count } Match wurde gezählt.
   *[other] { $count } Matches wurden gezählt.
  }
statistics-between = { $count ->
    [one] { $count } beendete Partie zwischen zwei Menschen.
   *[other] { $count } beendete Partien zwischen zwei Menschen.
  }
statistics-on-wood = { $count ->
    [one] { $count } beendete Partie auf einem echten Brett.
   *[other] { $count } beendete Partien auf einem echten Brett.
  }
statistics-unreadable = { $count ->
    [one] { $count } Match lässt sich nicht lesen und wird nicht gezählt.
   *[other] { $count } Matches lassen sich nicht lesen und werden nicht gezählt.
  }
statistics-left-out = { $count ->
    [one] { $count } älteres Match wird nicht gezählt.
   *[other] { $count } ältere Matches werden nicht gezählt.
  }

statistics-results-title = Ergebnisse gegen den Computer
statistics-results-none = Noch keine beendete Partie gegen den Computer.
statistics-results-sum = Partien gewonnen und verloren, Punkte { $units }
statistics-results-note = Jede Angabe: gewonnen – verloren. Partien ab einer gewählten Stellung oder mit gewählten Würfeln zählen nicht.
statistics-column-games = Partien
statistics-column-units = Punkte
statistics-column-multiple = Doppelte Partien
statistics-column-matches = Matches
statistics-drawn = { $count ->
    [one] { $count } Partie endete unentschieden.
   *[other] { $count } Partien endeten unentschieden.
  }

statistics-rating-title = Wertung gegen die Stufen
statistics-rating-none = Noch kein beendetes Match gegen den Computer.
statistics-rating-from = { $count ->
    [one] aus { $count } Match
   *[other] aus { $count } Matches
  }
statistics-rating-note = Jedes Spiel hat eine eigene Skala. Stufe 1 hat 1000, die anderen den Abstand, der in Matches bis 7 gemessen wurde; ein kürzeres Match sagt weniger. Die wahre Wertung liegt in 95 von 100 Fällen innerhalb des ±.
statistics-level = Stufe { $level }
statistics-when = Wann
statistics-result = Ergebnis
statistics-won = gewonnen
statistics-lost = verloren
statistics-rating = Wertung

statistics-performance-title = Wie gut du gespielt hast
statistics-performance-none = Noch keine deiner Partien in diesem Spiel ist analysiert.
statistics-performance-note = Aus deinen Analysen: das 500-Fache dessen, was eine Entscheidung im Mittel verlor. Weniger ist besser: 0 ist fehlerfrei.
statistics-performance-older = Ältere Partien
statistics-against = { $name } gegen { $opponent }

statistics-openings-title = Eröffnungen
statistics-openings-none = Du hattest noch nie den ersten Wurf einer Partie.
statistics-openings-not-yet = Für dieses Spiel gibt es noch keine Eröffnungstafeln; seine ersten Züge stehen daher ohne Urteil da.
statistics-openings-note = Die ersten Würfe der Partien, die du begonnen hast, und was die Eröffnungstafeln zu deinen Zügen sagen.
statistics-openings-worth = Kleine Zahlen und Verluste sind Punkte je Partie, gefunden durch vielfaches Ausspielen. Die Tafeln führen die vier besten Züge eines Wurfs; Züge mit weniger als { $equal } Unterschied sind etwa gleich.
statistics-openings-best = Am besten: { $play }
statistics-openings-outside = nicht aufgeführt
statistics-openings-pass = kein Zug
statistics-throw = Wurf
statistics-play = Dein Zug
statistics-times = Wie oft
statistics-units-game = Punkte je Partie
statistics-best = bester

statistics-dice-title = Die Würfel
statistics-dice-hand-title = Von Hand gewürfelt
statistics-dice-too-few = Zu wenige Würfe, um etwas zu sagen.
statistics-dice-as-expected = Diese Würfel sehen aus wie ehrliche.
statistics-dice-unusual = Ungewöhnlich: Von ehrlichen Würfeln sieht eine von zwanzig Stichproben so oder schlimmer aus.
statistics-dice-very-unusual = Sehr ungewöhnlich: Von ehrlichen Würfeln sieht eine von tausend Stichproben so oder schlimmer aus.
statistics-dice-honest = Eine von zwanzig ehrlichen Stichproben sieht ungewöhnlich aus. Das ist Zufall, kein Fehler.
statistics-dice-faces = Die sechs Augenzahlen
statistics-dice-pairs = Die 21 Würfe
statistics-dice-line = Die gestrichelte Linie ist der Erwartungswert: { $expected }.
statistics-dice-degrees = Freiheitsgrade { $degrees }
statistics-dice-cell = { $dice }: { $count }, erwartet { $expected }
statistics-dice-who = Wer was warf
statistics-dice-who-note = Bei ehrlichen Würfeln liegt die mittlere Summe nahe bei 7.
statistics-dice-own = Du
statistics-dice-opponents = Gegner
statistics-dice-all = Alle Matches
statistics-dice-throws = Würfe
statistics-dice-doublets = Pasche
statistics-dice-expected = erwartet
statistics-dice-mean = Mittlere Summe
statistics-dice-face = Augenzahl { $face }
statistics-dice-which = Jeder Wurf jedes Matches, dessen Würfel aus einer Zahl folgen, wer auch spielte.
statistics-dice-hand-which = Jeder Wurf, der für ein echtes Brett eingegeben wurde, wer auch spielte.
statistics-dice-opening = Die Würfel darum, wer beginnt, zählen nicht: Sie werden geworfen, bis sie verschieden sind.

statistics-puzzles-title = Wertung durch Aufgaben
statistics-puzzles-none = Du hast noch keine Aufgabe gelöst.
