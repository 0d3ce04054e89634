# Puzzles: stages whose best play is clear, and the player's own mistakes.

puzzles-title = Aufgaben
puzzles-intro = Eine Stufe, ein bester Zug. Finde ihn; jede Reihenfolge der Schritte zählt.
puzzles-count = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
  }
puzzles-tried = { $tried } von { $count } versucht, { $solved } gelöst
puzzles-due = { $due ->
    [one] { $due } kommt heute wieder
   *[other] { $due } kommen heute wieder
  }
puzzles-rating = Deine Wertung: { $rating }
puzzles-rating-provisional = Deine Wertung: { $rating }? (vorläufig, etwa zehn Aufgaben lang)
puzzles-rating-none = Deine Wertung beginnt mit der ersten Aufgabe
puzzles-solve = Lösen
puzzles-own-title = Meine Fehler
puzzles-own-text = Was du in eigenen Partien verpasst hast, aus ihren Analysen. Jede Stellung kommt nach einem Tag wieder, dann immer später, bis du sie kannst.
puzzles-own-none = Noch nichts. Analysiere eine deiner Partien: Was du in ihr verpasst hast, kommt hierher.
puzzles-own-known = { $count ->
    [one] { $count } Stellung
   *[other] { $count } Stellungen
  }
puzzles-own-due = { $due ->
    [0] heute nichts fällig
    [one] { $due } jetzt fällig
   *[other] { $due } jetzt fällig
  }
puzzles-practise = Üben
puzzles-others = Andere Aufgaben
puzzles-task = Du spielst { $numbers }. Was ist am besten?
puzzles-task-gift = Der Rest des gegnerischen Wurfs ging an dich über: Du spielst { $numbers }. Was ist am besten?
puzzles-stage-only = Nur diese Stufe zählt. Was im Wurf folgt, ist nicht gefragt.
puzzles-check = Prüfen
puzzles-undo = Zurücknehmen
puzzles-next = Nächste Aufgabe
puzzles-right = Richtig!
puzzles-right-text = Das ist der beste Zug.
puzzles-near = Gut. Er verliert fast nichts.
puzzles-wrong = Nicht der beste Zug
puzzles-wrong-text = Er verliert { $loss } Punkte.
puzzles-try-more = Versuch einen anderen, das zählt nicht mehr.
puzzles-found-late = Nach einem Fehler gefunden. Nur die erste Antwort zählt.
puzzles-tell = Besten Zug zeigen
puzzles-plays = Die Züge
puzzles-play-best = bester
puzzles-play-loses = −{ $loss }
puzzles-play-error = ± { $error }
puzzles-play-win = gewinnt { $percent } %
puzzles-yours = dein Zug
puzzles-rating-change = Wertung { $after } ({ $change })
puzzles-rating-change-provisional = Wertung { $after }? ({ $change }), vorläufig
puzzles-rating-of = Aufgabe mit Wertung { $rating }
puzzles-back-in = { $days ->
    [one] Sie kommt in { $days } Tag wieder.
   *[other] Sie kommt in { $days } Tagen wieder.
  }
puzzles-back-not = Sie muss nicht wiederkommen.
puzzles-again-note = Diese hast du schon gesehen.
puzzles-failed = Die Aufgabe konnte nicht geladen werden.
puzzles-at-hand = Nicht die nächste: Die konnte nicht geladen werden. Es geht mit den vorhandenen Aufgaben weiter.
puzzles-not-loaded = Diese Aufgaben konnten nicht geladen werden, und andere sind nicht vorhanden. Versuche es mit einer Verbindung noch einmal.
puzzles-none = Hier gibt es noch nichts zu üben.
puzzles-not-yet = Noch keine Aufgaben gibt es für { $games }.
puzzles-themes = Nach Thema
puzzles-theme-gift = Was an dich überging
puzzles-theme-hand-over = Was du dem Gegner lässt
puzzles-theme-entering = Einsetzen
puzzles-theme-bear-off = Auswürfeln
puzzles-theme-race = Ein Wettlauf
puzzles-theme-hit = Schlagen oder nicht
puzzles-theme-pin = Festhalten oder nicht
puzzles-theme-cascade = Eine Kaskade
puzzles-theme-doublet = Ein Pasch
puzzles-theme-block = Sperren
puzzles-theme-pair = Zwei verschiedene Würfel
