## The editor: a position is set up by hand.

editor-title = Stellungseditor
editor-lead = Stelle eine beliebige Stellung auf, sieh, was an ihr nicht stimmt, spiele weiter oder analysiere sie.
editor-board = Brett zum Aufstellen
editor-hint = Ziehe einen Stein irgendwohin, oder tippe einen Stein an und dann jeden Platz, auf den Steine dieser Seite kommen. Escape lässt los.
editor-undo = Zurück
editor-start-position = Anfangsstellung
editor-empty = Alle hinaus
editor-exchange = Farben tauschen
editor-loading = Die Stellung wird gelesen…

## A link that leads nowhere.

editor-broken = Dieser Link enthält keine lesbare Stellung.
editor-broken-take-start = Mit der Anfangsstellung beginnen
editor-broken-take-empty = Mit leerem Brett beginnen

## Rules.

editor-rules = Regeln
editor-options = Optionen der Regeln
editor-option-compulsion = Zahlen, die gespielt werden müssen
editor-option-next-game = Die nächste Partie beginnt
editor-option-opening = Nach dem Eröffnungswurf
editor-option-after = Einfache Würfe, bevor Pasche Kaskaden werden
editor-option-count = Würfe werden gezählt
editor-option-remainder = Was von einer Kaskade nicht gespielt werden kann
editor-option-remainder-order = In einem Rest
editor-option-unstarted = Eine Kaskade, die niemand beginnen konnte
editor-option-entry-base = Eine Sechs setzt ein auf
editor-option-re-entry = Steine, die wieder eingesetzt werden
editor-option-free-point = Ein freies Feld davor
editor-option-capote = Capote
editor-option-mother-tie = Punkte für jede Seite, wenn beide Mütter festgehalten sind
editor-option-own-table-most = Felder des eigenen fernen Viertels, höchstens
editor-option-opp-table-most = Felder des anderen fernen Viertels, höchstens
editor-option-must-open = Wen eine Mauer herauslassen muss
editor-option-head-first = Zwei Steine verlassen den Kopf beim ersten Wurf
editor-option-prime-check = Sechs in einer Reihe werden geprüft
editor-option-bouchon = Sechs in einer Reihe ohne Steine auf 2 und 1
editor-option-double = Zwei Punkte, wenn der Verlierer keinen Stein ausgespielt hat
editor-option-head = Eigene Steine auf 13
editor-option-single = Felder für einen Stein
editor-option-limpold = Limpold ist
editor-value-most-then-larger = so viele wie möglich, dann die größere
editor-value-most = so viele wie möglich
editor-value-free = nach Belieben
editor-value-winner-leads = mit dem Sieger
editor-value-opening-throw = mit einem Eröffnungswurf
editor-value-throw-again = wirft der Beginnende neu
editor-value-play-opening-dice = werden seine Würfel gespielt
editor-value-per-player = für jeden Spieler
editor-value-whole-game = für beide zusammen
editor-value-opponent-plays = spielt der Gegner
editor-value-lost = verfällt
editor-value-go-on = werden gesperrte Zahlen ausgelassen
editor-value-stop-at-first = endet er bei der ersten gesperrten Zahl
editor-value-passes = geht über
editor-value-packed = einer auf einem Feld
editor-value-may-double = dürfen sich verdoppeln
editor-value-single = nur einer
editor-value-half = 24 bis 13
editor-value-quarter = 24 bis 19
editor-value-frozen = wer nie mehr hereinkommt
editor-value-shut = wem der Eingang versperrt ist
editor-value-on = ja
editor-value-off = nein
editor-value-one-point = Steine auf einem Feld
editor-value-stuck = wer keinen Schritt hat
editor-value-list = bei 6-6, 4-4, 3-3
editor-value-blocked = wenn einer nicht spielen kann
editor-value-end = am Ende des Wurfs
editor-value-step = bei jedem Schritt
editor-value-25 = 19
editor-value-24 = 18

## Whose turn it is.

editor-turn = Zug
editor-phase-opening = Eröffnungswurf
editor-phase-throw = Zu werfen
editor-phase-name = Zu nennen
editor-phase-play = Zu spielen
editor-phase-over = Partie zu Ende
editor-thrower = Wer wirft
editor-threw = Wer geworfen hat
editor-mover = Wer spielt
editor-mover-thrower = der Werfende
editor-mover-other = die andere Seite (ein Rest)
editor-numbers = Zu spielende Zahlen
editor-first-number = Erste Zahl
editor-second-number = Zweite Zahl
editor-count = Wie viele davon
editor-then = Danach: { $numbers }, je viermal.
editor-then-none = Nach dieser Stufe folgt nichts.
editor-winner = Sieger
editor-nobody = niemand
editor-result = Ergebnis
editor-result-single = einfache Partie
editor-result-double = doppelte Partie
editor-result-triple = dreifache Partie
editor-result-capote = Capote
editor-result-mother = Mutter festgehalten
editor-result-jan = Jan
editor-result-left = Steine übrig
editor-tie = Gleichstand: beide Mütter

## Men and throws.

editor-men = Steine und Würfe
editor-side-white = Weiß
editor-side-black = Schwarz
editor-bar = Steine auf der Bar
editor-hand = Steine in der Hand
editor-off = Steine hinaus
editor-throws = Bisherige Würfe
editor-throws-with-this = Bisherige Würfe, mit diesem
editor-fewer = { $what }: einer weniger
editor-more = { $what }: einer mehr
editor-pips = Weiß { $white } Augen, Schwarz { $black } Augen

## What is wrong. $side is "white" or "black".

editor-possible = Diese Stellung ist möglich.
editor-faults = { $count ->
    [one] Eines stimmt nicht:
   *[other] { $count } Dinge stimmen nicht:
}
editor-fault-wrong-number-of-men = { $side ->
    [white] Weiß hat insgesamt { $men } Steine statt { $most }.
   *[black] Schwarz hat insgesamt { $men } Steine statt { $most }.
}
editor-fault-shared-point = Beide Seiten stehen auf dem Feld { $point } von Weiß, dem Feld { $black } von Schwarz.
editor-fault-no-bar = { $side ->
    [white] Weiß hat Steine auf der Bar, aber in diesem Spiel wird niemand geschlagen.
   *[black] Schwarz hat Steine auf der Bar, aber in diesem Spiel wird niemand geschlagen.
}
editor-fault-no-hand = { $side ->
    [white] Weiß hat Steine in der Hand, aber in diesem Spiel beginnen alle auf dem Brett.
   *[black] Schwarz hat Steine in der Hand, aber in diesem Spiel beginnen alle auf dem Brett.
}
editor-fault-packed = { $side ->
    [white] Weiß hat { $men } Steine auf Feld { $point }, wo höchstens { $most } stehen dürfen.
   *[black] Schwarz hat { $men } Steine auf Feld { $point }, wo höchstens { $most } stehen dürfen.
}
editor-fault-opening-under-way = In der Eröffnung stehen alle Steine am Anfang, und niemand hat geworfen.
editor-fault-bad-stage = Diese Zahlen sind keine Stufe: zwei verschiedene, oder eine bis vier gleiche.
editor-fault-no-throw = { $side ->
    [white] Weiß hat geworfen; also muss mindestens ein Wurf von Weiß gezählt sein.
   *[black] Schwarz hat geworfen; also muss mindestens ein Wurf von Schwarz gezählt sein.
}
editor-fault-nothing-named = In diesem Spiel nennt niemand einen Pasch.
editor-fault-bad-named = Ein genannter Pasch sind vier gleiche Zahlen, die spielt, wer ihn genannt hat.
editor-fault-no-remainder = { $side ->
    [white] Weiß kann keinen Rest spielen: Von diesem Wurf geht nichts über.
   *[black] Schwarz kann keinen Rest spielen: Von diesem Wurf geht nichts über.
}
editor-fault-nothing-to-play = { $side ->
    [white] Weiß hat in dieser Stufe keinen erlaubten Zug; sie verfällt von selbst.
   *[black] Schwarz hat in dieser Stufe keinen erlaubten Zug; sie verfällt von selbst.
}
editor-fault-already-won = { $side ->
    [white] Weiß hat alle Steine hinaus; die Partie ist zu Ende.
   *[black] Schwarz hat alle Steine hinaus; die Partie ist zu Ende.
}
editor-fault-not-pinned = { $side ->
    [white] Weiß hat einen festgehaltenen Stein auf Feld { $point }, wo kein einzelner Stein festgehalten sein kann.
   *[black] Schwarz hat einen festgehaltenen Stein auf Feld { $point }, wo kein einzelner Stein festgehalten sein kann.
}
editor-fault-no-pinner = { $side ->
    [white] Weiß hat einen festgehaltenen Stein auf Feld { $point }, aber kein schwarzer steht darauf.
   *[black] Schwarz hat einen festgehaltenen Stein auf Feld { $point }, aber kein weißer steht darauf.
}
editor-fault-mother-pinned = { $side ->
    [white] Die Mutter von Weiß ist festgehalten; die Partie ist zu Ende.
   *[black] Die Mutter von Schwarz ist festgehalten; die Partie ist zu Ende.
}
editor-fault-frozen = { $side ->
    [white] Weiß hat mehr Steine auf der Bar als Felder zum Hereinkommen, also ist die Partie aus.
   *[black] Schwarz hat mehr Steine auf der Bar als Felder zum Hereinkommen, also ist die Partie aus.
}
editor-fault-dead = Kein Wurf lässt eine der Seiten ziehen; die Partie ist unentschieden.
editor-fault-wrong-result = Die Steine stehen nicht so wie nach diesem Ergebnis.

## What to do with it.

editor-play-on = Von hier weiterspielen
editor-analyse = Analysieren
editor-analysing = Denkt nach…
editor-judged = { $side ->
    [white] Weiß:
   *[black] Schwarz:
}
editor-play = Spielen
editor-play-failed = Der Tisch konnte nicht aufgestellt werden: { $reason }
editor-copy-link = Link kopieren
editor-copied = Kopiert
editor-copy = { $what } kopieren
editor-svg = Bild (SVG)
editor-png = Bild (PNG)
editor-share = Weitergeben und einlesen
editor-id = Kennung der Stellung
editor-gnubg = gnubg-Kennung
editor-g-code = Gul-bara-Code
editor-picture-note = { $phase } · Weiß { $white } Augen, Schwarz { $black } Augen
editor-picture-opening = Eröffnungswurf
editor-picture-throw = { $side ->
    [white] Weiß wirft
   *[black] Schwarz wirft
}
editor-picture-name = { $side ->
    [white] Weiß nennt einen Pasch
   *[black] Schwarz nennt einen Pasch
}
editor-picture-play = { $side ->
    [white] Weiß spielt { $numbers }
   *[black] Schwarz spielt { $numbers }
}
editor-picture-over = Die Partie ist zu Ende
