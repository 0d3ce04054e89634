## The shell: what every page shows.

play-skip-to-content = Zum Inhalt
play-navigation = Seiten
play-about = Über
play-documents = Regeln, Tabellen und Dokumente (englisch)
play-nav-play = Spielen
play-nav-learn = Lernen
play-nav-puzzles = Aufgaben
play-nav-study = Studium
play-nav-people = Leute
play-nav-you = Du
play-nav-analysis = Analyse
play-nav-editor = Editor
play-nav-companion = Echtes Brett
play-nav-statistics = Statistik
play-nav-tournaments = Turniere
play-nav-account = Konto
play-version-ready = Eine neue Version ist bereit.
play-version-begin = Jetzt laden
play-version-held = Die neue Version beginnt, sobald kein anderer Tab eine Partie zeigt.

## Games and rule sets, as they are called in this language.

play-game-note-gul-bara = Ohne Schlagen. Pasche laufen als Kaskade bis zu den Sechsen; was du nicht spielen kannst, spielt die andere Seite.
play-game-note-gioul = Entgegengesetzte Wege, kein Schlagen, und Pasche werden vom ersten Wurf an Kaskaden.
play-game-note-tawula = Dreizehn Steine kommen aus der Hand. Einzelne Steine werden geschlagen, und spätes Einsetzen kostet eine Capote.
play-game-note-backgammon = Das überall bekannte Spiel, mit Schlagen und vier Schritten für einen Pasch.
play-game-note-celebi = Start und Schlagen wie im Backgammon, mit der Kaskade von Gul bara.
play-game-note-portes = Das griechische Backgammon: Schlagen, vier Schritte für einen Pasch, Siege zu einem oder zwei Punkten.
play-game-note-nackgammon = Backgammon mit vier Steinen weit hinten auf jeder Seite: längere Spiele.
play-game-note-tavla = Das türkische Backgammon: Wer im eigenen Heimfeld schlägt, bleibt dort bis zum Ende des Zuges.
play-game-note-fevga = Ohne Schlagen: Ein erster Stein läuft voraus, dann werden Mauern gebaut. Das dritte Spiel von Tavli.
play-game-note-moultezim = Das türkische Fevga: wenige Felder am Start der anderen Seite, Mauern nach Belieben.
play-game-note-narde = Ohne Schlagen: Ein Stein je Wurf verlässt den Kopf, und Mauern aus sechs Feldern haben Grenzen.
play-game-note-plakoto = Ohne Schlagen: Ein einzelner Stein wird festgehalten. Wer den letzten auf dem Startfeld hält, gewinnt zwei.
play-game-note-tapa = Das Plakoto Bulgariens: Festhalten, in jeder Partie ein Eröffnungswurf, für zwei Mütter je ein Punkt.
play-game-note-plakoto-express = Plakoto, in dem jeder Pasch weiterläuft; was du nicht kannst, spielt die andere Seite.
play-game-note-jacquet = Ohne Schlagen: Der erste Stein läuft nach Hause, dann werden Mauern gebaut. Das Spiel der französischen Cafés.
play-game-note-irish = Backgammon wie früher: mit Schlagen, aber nur zwei Schritten für einen Pasch. Jeder Sieg zählt einen Punkt.
play-game-note-hypergammon = Backgammon mit drei Steinen auf jeder Seite: kurze Spiele voller Treffer.
play-game-note-mahbusa-31 = Einzelne Steine werden festgehalten, ohne Mutter: Jeder Stein, der dem Verlierer bleibt, zählt, bis 31.
play-game-note-tawla-31 = Ein Stein hält ein Feld, und der erste läuft nach Hause; jeder Stein, der dem Verlierer bleibt, zählt, bis 31.
play-game-note-acey-deucey = Alle Steine kommen aus der Hand; eine 2-1 bringt einen Pasch nach Wahl und noch einen Wurf. Das Spiel amerikanischer Seeleute, bis 31.
play-game-note-nard-himly = Irish, aber wer zurück steht, verliert zwei Punkte.
play-game-note-verquere = Mit Schlagen, und auf der fernen Seite stehen keine zwei Steine zusammen. Wer nie mehr alle Steine hereinbringt, hat sofort verloren: Jan.
play-game-note-laquet = Ohne Schlagen: Beide laufen über dieselben achtzehn Felder, und was du nicht spielen kannst, darf dein Gegner spielen. Kastilien, 1283.
play-game-note-ludus-anglicorum = Zwei Würfel und immer eine 6. Auf der fernen Hälfte stehen keine zwei Steine zusammen, und wer Steine auf der Bar nie mehr hereinbringt, hat verloren. England, 14. Jahrhundert.
play-game-note-doublets = Niemand zieht: Die Würfel legen deine Steine um und nehmen sie hinaus, und was du nicht hast, spielt dein Gegner. England, 1674.
play-game-note-tavli = Portes, Plakoto und Fevga im Wechsel, mit einem Punktestand. Wer gewinnt, beginnt das nächste Spiel.
play-game-note-sreshta = Backgammon, Gul bara und Tapa im Wechsel, mit einem Punktestand. Jedes Spiel wird ausgewürfelt.
play-game-tavli = Tavli
play-game-sreshta = Sreschta
play-rules-short-gul-bara-2007 = Regeln von 2007
play-rules-short-gul-bara-bulgarian = Bulgarische Regeln
play-rules-short-tawula-falkener = Nach Falkener
play-rules-short-fevga-stuck = Öffnen, wer festsitzt
play-rules-short-fevga-both-tables = Beide Felder
play-rules-short-moultezim-pbm = Per E-Mail
play-rules-short-narde-blocked = Zwei, wenn einer nicht kann
play-rules-short-narde-step = Strenge Sperre
play-rules-short-jacquet-1818 = Mauern jederzeit
play-rules-short-verquere-head = Auch auf 13 nur einer
play-rules-short-doublets-all = Alle Steine umzulegen
play-differs-gul-bara = Pasche werden ab deinem vierten Wurf Kaskaden; was du nicht spielen kannst, spielt dein Gegner.
play-differs-gul-bara-2007 = Der Rest einer abgebrochenen Kaskade verfällt; niemand spielt ihn.
play-differs-gul-bara-bulgarian = Die Eröffnungswürfel werden gespielt, jede Partie hat eine Eröffnung, und eine Kaskade, von der keine Zahl gespielt werden kann, gibt nichts weiter.
play-differs-gioul = Pasche werden vom ersten Wurf an Kaskaden; was du nicht spielen kannst, spielt dein Gegner.
play-differs-tawula = Steine kommen so herein wie nach dem Schlagen: mit einer Sechs auf 19, mit einer Eins auf 24.
play-differs-tawula-falkener = Neue Steine zählen vom Startfeld aus: mit einer Sechs auf 18, mit einer Eins auf 23.
play-differs-backgammon = Das Turnierspiel ohne Dopplerwürfel.
play-differs-celebi = Backgammon, in dem Pasche ab deinem vierten Wurf Kaskaden werden; was du von einer begonnenen Kaskade nicht spielen kannst, spielt dein Gegner.
play-differs-portes = Backgammon ohne dreifache Siege: Wer beginnt, würfelt mit beiden Würfeln neu, und der Sieger beginnt das nächste Spiel.
play-differs-nackgammon = Backgammon mit anderem Start: Zwei Steine mehr stehen weit hinten, die Spiele dauern länger.
play-differs-tavla = Portes, in dem ein Stein, der im eigenen Heimfeld schlägt, dort bis zum Ende des Zuges bleibt.
play-differs-fevga = Dein erster Stein muss am Start der anderen Seite vorbei sein, bevor ein anderer zieht; du darfst dein fernes Viertel nicht ganz halten und niemanden auf einem Feld einsperren.
play-differs-fevga-stuck = Du darfst die andere Seite nie ohne jeden Zug lassen, wo immer ihre Steine stehen.
play-differs-fevga-both-tables = Auch das ferne Viertel der anderen Seite darfst du nicht ganz halten.
play-differs-moultezim = Fevga, in dem du höchstens vier Felder im fernen Viertel der anderen Seite hältst und jede Mauer erlaubt ist.
play-differs-moultezim-pbm = Du darfst höchstens fünf Felder deines fernen Viertels halten und alle der anderen Seite.
play-differs-narde = Ein Stein je Wurf verlässt den Kopf, zwei beim ersten 6-6, 4-4 und 3-3; sechs Felder in einer Reihe brauchen einen Stein der anderen Seite davor.
play-differs-narde-blocked = Beim ersten Wurf verlassen zwei Steine den Kopf, wenn einer allein nicht alle Zahlen spielen kann.
play-differs-narde-step = Sechs Felder in einer Reihe sind auch für einen Augenblick im Zug nicht erlaubt.
play-differs-plakoto = Ein einzelner Stein, auf dem du landest, ist festgehalten, bis du gehst; halte den letzten Stein auf dem Startfeld fest, und du gewinnst zwei Punkte.
play-differs-tapa = Plakoto, in dem die Eröffnungswürfel gespielt werden, jede Partie eröffnet wird und zwei festgehaltene Mütter jeder Seite einen Punkt bringen.
play-differs-plakoto-express = Plakoto, in dem jeder Pasch weiterläuft; was du nicht spielen kannst, spielt die andere Seite.
play-differs-jacquet = Dein erster Stein muss zu Hause sein, bevor ein anderer zieht; sechs Felder in einer Reihe brauchen Steine auf deiner 2 und 1.
play-differs-jacquet-1818 = Sechs Felder in einer Reihe darfst du jederzeit bauen.
play-differs-irish = Backgammon, bei dem ein Pasch nur zweimal gespielt wird und jeder Sieg einen Punkt zählt.
play-differs-hypergammon = Backgammon mit drei Steinen auf jeder Seite: Die Spiele sind kurz und voller Treffer.
play-differs-mahbusa-31 = Plakoto ohne Mütter: Der Gewinner erhält die Steine, die der Verlierer nicht ausgespielt hat; das Match geht bis 31.
play-differs-tawla-31 = Ein Stein hält ein Feld, dein erster Stein muss zu Hause sein, bevor ein anderer zieht, und der Gewinner erhält die Steine, die der Verlierer nicht ausgespielt hat.
play-differs-acey-deucey = Alle Steine kommen aus der Hand; nach einer 2-1 nennst du einen Pasch, spielst ihn und wirfst noch einmal; der Gewinner erhält die Steine, die der Verlierer nicht ausgespielt hat.
play-differs-nard-himly = Irish, aber ein Sieg zählt zwei, wenn der Verlierer einen Stein auf der Bar oder im Heimfeld des Gewinners hat.
play-differs-verquere = Auf den Feldern 24 bis 14 darf kein Stein zu einem anderen; mehr Steine auf der Bar als freie Felder zum Hereinkommen sind Jan: Die Partie ist aus und zählt zwei.
play-differs-verquere-head = Auch auf Feld 13 darf kein Stein zu einem anderen.
play-differs-laquet = Beide Seiten laufen in derselben Richtung über dieselben achtzehn Felder; die Zahlen, die du nicht spielen kannst, darf die andere Seite spielen.
play-differs-ludus-anglicorum = Beide Würfel und immer eine 6; auf den Feldern 24 bis 13 darf kein Stein zu einem anderen, und wer Steine auf der Bar nie mehr hereinbringt, hat verloren.
play-differs-doublets = Niemand zieht: Die Würfel legen Steine um und nehmen sie hinaus; was du nicht spielen kannst, spielt die andere Seite.
play-differs-doublets-all = Alle fünfzehn Steine werden umgelegt, bevor der erste hinausgeht.

## The lobby.

play-new-game = Neue Partie
play-game = Spiel
play-standard = Üblich
play-rules-page = Regeln lesen
play-film-again = Noch einmal
play-worked-position = Eine Beispielstellung
play-worked-script = Dasselbe als Text
play-rules-sources = Quellen der Regeln zeigen
play-rules-examples = Beispiele
play-rules-in-full = Alle Regeln im Einzelnen, auf Englisch
play-opponent = Gegner
play-opponent-computer = Computer
play-opponent-friend = Zwei Personen
play-opponent-computer-note = Hat sich selbst gelehrt
play-opponent-friend-note = An diesem Bildschirm
play-level = Stufe
play-level-name = { $level ->
    [1] Anfänger
    [2] Neuling
    [3] Gelegenheit
    [4] Verein
    [5] Geübt
    [6] Experte
    [7] Meister
   *[8] Stärkste
}
play-level-label = Stufe { $level }, { $name }
play-level-unrated = noch ohne Wertung
play-level-elo = etwa +{ $elo } über Stufe 1
play-level-errs = irrt sich oft
play-level-elo-note = Elo, gemessen in Matches bis 7
play-level-few = Der Computer hat dieses Spiel noch nicht gelernt: Er spielt nach allgemeinen Grundsätzen und hat weniger Stufen.
play-level-solved = Jede Stellung dieses Spiels ist gelöst: Stufe 3 spielt fehlerlos.
play-your-side = Deine Steine
play-players = Spieler
play-plays-white = Spielt Weiß
play-plays-black = Spielt Schwarz
play-swap = Tauschen
play-lately = Zuletzt hier gespielt
play-match-length = Match bis
play-match-units = { $to ->
    [1] 1 Partie
   *[other] { $to }
}
play-auto-forced-note = Eine Stufe mit nur einem Zug wird sofort gespielt.
play-start = Aufstellen
play-starting = Wird aufgestellt…
play-your-games = Deine Partien
play-your-games-count = Deine Partien ({ $count })
play-no-games = Noch keine Partien. Die erste, die du beginnst, wartet hier, wann immer du gehst.
play-data-lost = Der Browser hat die Partien entfernt, die hier gespeichert waren. Wenn du sie als Datei gespeichert hast, kannst du sie laden.
play-remove = Löschen
play-analyse-game = Analysieren: { $title }
play-remove-game = Löschen: { $title }
play-remove-ask = Diese Partie { $title } löschen? Sie lässt sich nicht zurückholen.
play-finished = Beendet
play-in-play = Läuft
play-versus = { $white } – { $black }
play-match-to = bis { $to }
