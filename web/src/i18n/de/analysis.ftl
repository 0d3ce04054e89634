## The pages of analyses.

analysis-title = Analyse
analysis-lead = Wo eine Partie gewonnen und verloren wurde, Zug für Zug.
analysis-list-title = Deine Analysen
analysis-none = Noch keine Partie wurde analysiert.
analysis-games-title = Deine Partien
analysis-no-games = Hier liegt keine Partie, die noch nicht analysiert ist.
analysis-paste-title = Eine Aufzeichnung von anderswo
analysis-paste-label = Der Text einer Aufzeichnung
analysis-paste-hint = Füge eine Aufzeichnung dieses Programms ein, als Text oder als JSON, oder ein Match eines anderen Programms, als .mat oder SGF.
analysis-analyse = Analysieren
analysis-choose-file = Dateien wählen
analysis-faults = In dieser Aufzeichnung ist etwas falsch oder fehlt. Analysiert wird, was gelesen werden konnte.
analysis-assumed = Der Text ist kein UTF-8 und wurde als { $encoding } gelesen: Einzelne Buchstaben der Namen können falsch sein.
analysis-cube = { $count ->
    [one] Eine Entscheidung über den Verdopplungswürfel steht in der Aufzeichnung. Sie wird nicht bewertet, und ihr Spiel zählt ohne den Würfel.
   *[other] { $count } Entscheidungen über den Verdopplungswürfel stehen in der Aufzeichnung. Sie werden nicht bewertet, und die Spiele zählen ohne den Würfel.
}
analysis-refused = Das lässt sich nicht analysieren:
analysis-remove = Analyse von { $white } und { $black } löschen
analysis-remove-ask = Die Analyse von { $white } und { $black } löschen? Die Partie selbst bleibt.
analysis-remove-yes = Löschen
analysis-rating-of = { $name } { $rating }
analysis-between = { $white } – { $black }
analysis-opening-page = Die Analyse wird geöffnet…
analysis-gone = Diese Analyse gibt es nicht mehr.
analysis-to-list = Alle Analysen
analysis-offline = Der Server antwortet nicht.
analysis-connection-lost = Die Verbindung ist unterbrochen. Sie wird neu versucht.
analysis-unkept = Das Ergebnis lässt sich nicht speichern: Vielleicht ist die Platte voll.

## How far it is.

analysis-progress = { $done } von { $of } geprüft
analysis-state-waiting = Wartet auf eine andere Analyse
analysis-state-running = Rechnet
analysis-state-stopped = Angehalten
analysis-state-done = Fertig
analysis-depth = { $plies ->
    [0] ohne Vorausschau
    [one] { $plies } Wurf voraus
   *[other] { $plies } Würfe voraus
}
analysis-depth-none = noch nicht geprüft
analysis-by-trials = { $trials ->
    [one] { $trials } Versuch
   *[other] { $trials } Versuche
}
analysis-exact = genau
analysis-deepen = { $plies ->
    [one] { $plies } Wurf
   *[other] { $plies } Würfe
} vorausschauen
analysis-roll-out = Ausspielen
analysis-roll-out-more = Weitere Versuche
analysis-rolling = Ausspielen: { $trials } von { $of } Versuchen
analysis-stop = Anhalten
analysis-go-on = Weiter

## The board and the moves.

analysis-board = Brett der Analyse
analysis-moves = Züge
analysis-games = Partie
analysis-game = Partie { $number }
analysis-first = Anfang
analysis-back = Zurück
analysis-on = Weiter
analysis-last = Ende
analysis-turn-label = { $number ->
    [0] Vor dem ersten Zug
   *[other] Zug { $number }
}, { $name }: { $dice }
analysis-turn-opening = { $who ->
    [you] Eröffnung, du beginnst: { $dice }
   *[other] Eröffnung, { $name } beginnt: { $dice }
}
analysis-no-play = kein Zug
analysis-cascade = Kaskade
analysis-received = { $who ->
    [you] Du spielst, was übergegangen ist
   *[other] { $name } spielt, was übergegangen ist
}
analysis-class-forced = einziger Zug
analysis-class-best = bester Zug
analysis-class-fine = guter Zug
analysis-class-doubtful = zweifelhaft
analysis-class-error = Fehler
analysis-class-blunder = grober Fehler
analysis-luck-of-throw = Glück dieses Wurfs
analysis-result = { $who ->
    [you] Du gewinnst: { $result }
   *[other] { $name } gewinnt: { $result }
}
analysis-no-result = Nicht beendet

## The stage looked at.

analysis-tabs = Was gezeigt wird
analysis-tab-stage = Zug
analysis-tab-throws = Würfe
analysis-tab-summary = Übersicht
analysis-tab-moves = Züge
analysis-candidates = Kandidaten
analysis-made = gespielt
analysis-not-yet = Die Zahlen zu diesem Zug kommen noch.
analysis-only = Es gab nur einen Zug.
analysis-loss-note = Ein Verlust vergleicht zwei Züge bei der größten Tiefe, die beide haben.
analysis-chances = { $win } % Siege, davon { $double } % doppelt oder höher; { $lose } % doppelt oder höher verloren
analysis-then = Dann
analysis-gift = { $who ->
    [you] Geschenk an dich
   *[other] Geschenk an { $name }
}: { $groups }, { $pips ->
    [one] { $pips } Auge
   *[other] { $pips } Augen
}
analysis-who-stands = { $name }: { $win } % Gewinnchance
analysis-choose-play = Wähle einen Zug in der Liste, um seine Zahlen zu sehen.

## All throws.

analysis-map-title = Was andere Würfe wert waren
analysis-map-note = { $who ->
    [you] Wert für dich.
   *[other] Wert für { $name }.
} Wähle einen Wurf, um zu sehen, wie er am besten gespielt wird.
analysis-map-cascades = Jede Kaskade ist zu Ende gespielt.
analysis-map-gift = { $pips ->
    [one] { $pips } Auge geht über
   *[other] { $pips } Augen gehen über
}
analysis-map-thrown = der gefallene Wurf
analysis-what-if = { $who ->
    [you] Was, wenn du { $dice } geworfen hättest?
   *[other] Was, wenn { $name } { $dice } geworfen hätte?
}
analysis-as-thrown = Zurück zu { $dice }
analysis-thinking = Denkt nach…
analysis-nothing-to-play = Damit lässt sich nichts spielen.

## What it comes to.

analysis-rating = Fehlerrate, weniger ist besser
analysis-rating-note = Das 500-Fache dessen, was eine Entscheidung im Mittel verlor. Weniger ist besser: 0 ist fehlerfrei.
analysis-decisions = Entscheidungen
analysis-doubtfuls = Zweifelhafte Züge
analysis-errors = Fehler
analysis-blunders = Grobe Fehler
analysis-lost = Durch Züge verloren
analysis-luck = Glück
analysis-luck-opening = Eröffnung
analysis-luck-throws = Gewöhnliche Würfe
analysis-luck-cascades = Kaskaden
analysis-luck-gifts = Erhaltene Geschenke
analysis-luck-note = Um wie viel besser die Würfe waren als der Durchschnitt aller Würfe, in Punkten.
analysis-mistakes = Die größten Fehler
analysis-no-mistakes = Kein Zug verlor etwas Nennenswertes.
analysis-mistake = { $name }, Zug { $turn }: { $play }
analysis-cards = Als Karten für Anki speichern
analysis-cards-busy = Karten werden geschrieben …

## The graph.

analysis-graph = Wie die Partie verlief
analysis-graph-value = { $who ->
    [you] { $turn }. Wert für dich { $worth }, Glück { $luck }
   *[other] { $turn }. Wert für { $name } { $worth }, Glück { $luck }
}
analysis-graph-equity = { $who ->
    [you] Wert für dich
   *[other] Wert für { $name }
}
analysis-graph-luck = { $who ->
    [you] Dein Glück
   *[other] Glück von { $name }
}
analysis-graph-cascades = Kaskade
analysis-graph-gifts = Geschenk
analysis-graph-errors = Fehler oder grober Fehler

## From here on.

analysis-play-on = Von hier weiterspielen
analysis-play-on-note = { $who ->
    [you] Du bist am Zug. Du übernimmst diese Seite wieder; der Computer spielt die andere.
   *[other] { $name } ist am Zug. Du übernimmst diese Seite; der Computer spielt die andere.
}
analysis-play-on-start = Spielen
analysis-play-on-failed = Die Partie konnte nicht begonnen werden.

## Several records together.

analysis-report = Ein Bericht über alle
analysis-report-title = { $count ->
    [one] Eine Aufzeichnung
   *[other] { $count } Aufzeichnungen zusammen
}
analysis-report-of = Fehler von
analysis-report-everybody = allen
analysis-report-players = Nach Spieler
analysis-report-games = Nach Spiel
analysis-report-opponents = Nach Gegner
analysis-report-phases = Nach Spielphase
analysis-phase-opening = Die ersten vier Würfe
analysis-phase-contact = Die Seiten können sich treffen
analysis-phase-race = Wettlauf
analysis-phase-bear-off = Auswürfeln
analysis-report-rate = Fehlerrate
analysis-report-all = Alle
analysis-report-progress = { $done } von { $all } angesehen
analysis-report-refused = Nicht analysiert:
analysis-report-repeated = { $count ->
    [one] Eine Datei enthält dasselbe Match wie eine andere und zählt nicht.
   *[other] { $count } Dateien enthalten dieselben Matches wie andere und zählen nicht.
}

## Turns as a moving picture.

analysis-clip = Clip
analysis-clip-from = Von Zug
analysis-clip-to = bis Zug
analysis-clip-failed = Der Clip konnte nicht erstellt werden. Versuch es noch einmal, oder wähle weniger Züge.
