## The shell: what every page shows.

play-app-name = Rosespring
# Between the parts of a list.
play-comma = {", "}
play-nav-dice = Würfel prüfen
play-dice-fair = Ehrliche Würfel ✓
play-page-loading = Die Seite wird geöffnet…
play-page-failed = Diese Seite konnte nicht geladen werden. Prüfe deine Verbindung.
play-page-unknown = Diese Seite gibt es nicht.

## Games and rule sets, as they are called in this language.

play-game-gul-bara = Gul bara
play-game-gioul = Gioul
play-game-tawula = Tawula
play-game-backgammon = Backgammon
play-game-celebi = Çelebi
play-game-portes = Portes
play-game-nackgammon = Nackgammon
play-game-tavla = Tavla
play-game-fevga = Fevga
play-game-moultezim = Moultezim
play-game-narde = Langes Nardy
play-game-plakoto = Plakoto
play-game-tapa = Tapa
play-game-plakoto-express = Plakoto Express
play-game-jacquet = Jacquet
play-game-irish = Irish
play-game-hypergammon = Hypergammon
play-game-mahbusa-31 = Mahbusa 31
play-game-tawla-31 = Tawla 31
play-game-acey-deucey = Acey-deucey
play-game-nard-himly = Himlys Nard
play-game-verquere = Verkehren
play-game-laquet = Laquet
play-game-ludus-anglicorum = Ludus Anglicorum
play-game-doublets = Doublets
play-rules-gul-bara-2007 = Gul bara, Regeln von 2007
play-rules-gul-bara-bulgarian = Gul bara, bulgarische Regeln
play-rules-tawula-falkener = Tawula, Einsetzen nach Falkener
play-rules-fevga-stuck = Fevga, öffnen für jeden, der festsitzt
play-rules-fevga-both-tables = Fevga, beide Felder
play-rules-moultezim-pbm = Moultezim, das Spiel per E-Mail
play-rules-narde-blocked = Langes Nardy, zwei Steine, wenn einer nicht kann
play-rules-narde-step = Langes Nardy, strenge Sperre
play-rules-jacquet-1818 = Jacquet von 1818
play-rules-verquere-head = Verkehren, einfacher Kopf
play-rules-doublets-all = Doublets, alle Steine stehen

## Throws by their own names: said aloud and shown beside the dice.

play-throw-name-11 = Einserpasch
play-throw-name-21 = Zwei und Eins
play-throw-name-22 = Zweierpasch
play-throw-name-31 = Drei und Eins
play-throw-name-32 = Drei und Zwei
play-throw-name-33 = Dreierpasch
play-throw-name-41 = Vier und Eins
play-throw-name-42 = Vier und Zwei
play-throw-name-43 = Vier und Drei
play-throw-name-44 = Viererpasch
play-throw-name-51 = Fünf und Eins
play-throw-name-52 = Fünf und Zwei
play-throw-name-53 = Fünf und Drei
play-throw-name-54 = Fünf und Vier
play-throw-name-55 = Fünferpasch
play-throw-name-61 = Sechs und Eins
play-throw-name-62 = Sechs und Zwei
play-throw-name-63 = Sechs und Drei
play-throw-name-64 = Sechs und Vier
play-throw-name-65 = Sechs und Fünf
play-throw-name-66 = Sechserpasch
# Men of one stage: « Fours ».
play-numbers = { $number ->
    [1] Einsen
    [2] Zweien
    [3] Dreien
    [4] Vieren
    [5] Fünfen
   *[6] Sechsen
}

## Sides and players. $who is "you" where the one person at the screen is meant.

play-white = Weiß
play-black = Schwarz
play-you = Du
play-computer = Computer
play-computer-at = Computer, Stufe { $level }
play-program = Programm
play-white-note = Elfenbein
play-black-note = Dunkle Rose

## The lobby.

play-rule-set = Regeln
play-auto-forced = Erzwungene Stufen für mich spielen
play-analyse = Analysieren
play-cancel = Abbrechen
play-close = Schließen
play-load-failed = Der Server antwortet nicht.
play-try-again = Noch einmal
play-table-unreadable = Diese Partie lässt sich nicht öffnen: { $reason }
play-table-gone = Diese Partie gibt es hier nicht, oder sie ist privat.
play-to-lobby = Alle Partien

## At the table.

play-throw = Würfeln
play-throw-first = Um den Beginn würfeln
play-done = Fertig
play-decline = Ablehnen
play-next-game = Nächste Partie
play-new-match = Neue Partie
play-undo-step = Zurück
play-undo-stage = { $number ->
    [1] Einsen zurück
    [2] Zweien zurück
    [3] Dreien zurück
    [4] Vieren zurück
    [5] Fünfen zurück
   *[6] Sechsen zurück
}
play-undo-turn = Alles zurück
play-resign = Aufgeben
play-sounds = Töne
play-resign-offer = { $who ->
    [you] Du bietest die Aufgabe an.
   *[other] { $name } bietet die Aufgabe an.
}
play-resign-refused = { $who ->
    [you] Du spielst weiter.
   *[other] { $name } nimmt nicht an: Es geht weiter.
}
play-show-again = Noch einmal zeigen
play-chat = Chat
play-save-game = Speichern
play-skip = Überspringen
play-moves = Züge
play-no-moves = Noch keine Züge.
play-signs = Zeichen
play-sign-times = dieser Schritt viermal
play-sign-hit = schlägt einen Stein
play-sign-lost = diese Zahl verfällt
play-sign-passed = geht an die andere Seite über
play-sign-single = Platz für nur einen deiner Steine
play-menu = Züge und Einstellungen
play-pip-word = Augen
play-off = hinaus
play-hand = Hand
play-score-line = { $to ->
    [1] einzelne Partie
   *[other] Match bis { $to }
}
play-game-number = Partie { $number }
play-next-four_steps = Ein Pasch sind vier Schritte
play-next-four_steps-short = Pasch: 4 Schritte
play-next-two_steps = Ein Pasch zählt einfach: zwei Schritte
play-next-two_steps-short = Pasch: 2 Schritte
play-next-of_choice = Ein Pasch: doppelt so viele Steine
play-next-of_choice-short = Pasch: Steine nach Wahl
play-next-cascades = Nächster Pasch wird Kaskade
play-next-cascades-short = Pasch wird Kaskade
play-next-plain = Wurf { $number } von { $of }: einfache Pasche
play-next-plain-short = Wurf { $number } von { $of }: einfach
## Settings.

play-settings = Einstellungen
play-tutor-checking = Dein Zug wird geprüft…

## Connection and refusals.

play-connecting = Verbindet…
play-lost = Verbindung unterbrochen. Die Partie ist sicher; neuer Versuch…
play-data-removed = Der Browser hat die Daten dieser Seite gelöscht und diese Partie mit ihnen.
play-computer-simple-short = Nicht ganz geladen: spielt schwächer
play-computer-simple = Der Computer ist noch nicht ganz geladen und spielt schwächer als seine Stufe. Sobald du online bist, spielt er auf seiner Stufe.
play-computer-stopped = Der Computer kann gerade nicht spielen. Neuer Versuch…
play-try-now = Jetzt versuchen
play-rejected-malformed = Der Server hat das nicht verstanden.
play-rejected-wrong-phase = Das ist jetzt nicht möglich.
play-rejected-illegal-step = Dieser Schritt ist nicht möglich.
play-rejected-not-your-seat = Du bist nicht am Zug.
play-rejected-not-kept = Das konnte nicht gespeichert werden und ist daher nicht geschehen. Ist die Platte voll oder schreibgeschützt?
play-rejected-internal = Der Server konnte das nicht tun.
play-rejected-busy = Die Engine ist beschäftigt. Versuche es gleich noch einmal.
play-rejected-run-stopped = So weit kann der Stein nicht gehen.
play-rejected-man-stuck = Von dort kann jetzt kein Stein ziehen.
play-rejected-offline = Keine Verbindung: Nichts wurde gesendet.
play-rejected-no-simd = Dieser Browser ist zu alt für diese Seite: Seinem WebAssembly fehlt SIMD. In einem neueren lässt sich spielen.
play-rejected-no-storage = Dieser Browser lässt die Seite keine Partien speichern. Ist das ein privates Fenster, oder ist der Speicher gesperrt?
play-rejected-no-space = Für diese Seite ist kein Platz mehr; deshalb wurde nichts gespeichert und nichts getan. Speichere alle Partien als Datei und lösche dann die, die du nicht mehr brauchst.
play-rejected-not-loaded = Ein Teil der Seite fehlt. Lade sie neu, während du online bist.
play-rejected-no-net = Das ist noch nicht ganz geladen. Versuche es noch einmal, wenn du online bist.
play-rejected-ended = Der Teil der Seite, der spielt, wurde beendet. Versuche es noch einmal.
play-tap-empty = Tippe auf einen Stein mit Ring.
play-tap-theirs = { $side ->
    [black] Das ist Schwarz. Du spielst Weiß.
   *[white] Das ist Weiß. Du spielst Schwarz.
}
play-rejected-rated-game = Du spielst gerade mit Wertung. Die Analyse öffnet, wenn das Match endet.

## Evaluation and hint.

play-evaluation = Bewertung: { $lines }
play-bar-waits = wird bewertet
play-win-chance = { $who ->
    [you] Du gewinnst zu { $percent } %
   *[other] { $name } gewinnt zu { $percent } %
}
play-win-chance-higher = { $who ->
    [you] Du gewinnst zu { $percent } %, zu { $higher } % doppelt oder höher
   *[other] { $name } gewinnt zu { $percent } %, zu { $higher } % doppelt oder höher
}
play-match-chance = { $who ->
    [you] Du gewinnst das Match zu { $percent } %
   *[other] { $name } gewinnt das Match zu { $percent } %
}
play-hint = Tipp
play-hint-show = Tipp zeigen
play-hint-hide = Tipp verbergen
play-hint-thinking = Sucht den besten Zug…
play-hint-failed = Gerade gibt es keinen Tipp.
play-hint-win = gewinnt { $percent } %
play-hint-loses = verliert { $loss } Punkte
play-hint-only = einziger Zug
play-hint-gift = gibt { $groups } weiter
play-hint-undo = dafür die Stufe zurücknehmen

## The board for a screen reader.

play-board-name = Brett, { $title }
# $men is one of play-men-…, $legal one of play-can-play or empty.
play-point-name = Feld { $number }, { $men }
play-point-name-single = Feld { $number }, { $men }, nur für einen Stein
play-point-name-lying = Feld { $number }, { $men }, liegend
play-bar-name = Bar, { $men }
play-hand-name = Hand, { $men }
play-off-name = Hinaus, { $men }
play-with-plays = { $place }, kann { $numbers } spielen
play-empty = leer
play-men-white = { $count ->
    [1] { $count } weißer Stein
   *[other] { $count } weiße Steine
}
play-men-black = { $count ->
    [1] { $count } schwarzer Stein
   *[other] { $count } schwarze Steine
}
play-men-on-white = { $men } auf einem festgehaltenen weißen Stein
play-men-on-black = { $men } auf einem festgehaltenen schwarzen Stein
play-die-name = Würfel { $face }. Tauschen
play-die-name-first = Würfel { $face }, spielt zuerst. Tauschen
play-opening-die = Würfel von { $name }: { $face }

## The ladder.

play-ladder-name = Leiter
play-gift = Geschenk
play-gift-of = { $who ->
    [you] Geschenk von dir
   *[other] Geschenk von { $name }
}
play-number-to-play = zu spielen
play-number-played = gespielt
play-number-lost = verfallen
play-number-passed-on = übergegangen
play-stage-name = { play-numbers }: { $states }
play-ladder-left = { $number ->
    [1] Einsen: noch { $left }.
    [2] Zweien: noch { $left }.
    [3] Dreien: noch { $left }.
    [4] Vieren: noch { $left }.
    [5] Fünfen: noch { $left }.
   *[6] Sechsen: noch { $left }.
}
play-ladder-then = Dann { $numbers }.
play-to-play = Zu spielen: { $numbers }.
play-may-decline = Du darfst ablehnen.
play-all-played = Alles gespielt.

## What happens.

play-opening = Jede Seite wirft einen Würfel; der höhere beginnt.
play-tie = Beide warfen { $face }: noch einmal.
play-begins = { $who ->
    [you] Du beginnst: { $own } gegen { $other }.
   *[other] { $name } beginnt: { $own } gegen { $other }.
}
play-begins-won = { $who ->
    [you] Du hast die letzte Partie gewonnen und beginnst.
   *[other] { $name } hat die letzte Partie gewonnen und beginnt.
}
play-your-throw = { $who ->
    [you] Dein Wurf.
   *[other] { $name } wirft.
}
play-name-doublet = { $who ->
    [you] Nenne einen Pasch: 1 bis 6.
   *[other] { $name } nennt einen Pasch.
}
play-plays = { $who ->
    [you] Du spielst { $numbers }.
   *[other] { $name } spielt { $numbers }.
}
play-plays-yours = { $number ->
    [1] { $name } spielt deine Einsen.
    [2] { $name } spielt deine Zweien.
    [3] { $name } spielt deine Dreien.
    [4] { $name } spielt deine Vieren.
    [5] { $name } spielt deine Fünfen.
   *[6] { $name } spielt deine Sechsen.
}
play-thinking = { $who ->
    [you] Du spielst…
   *[other] { $name } spielt…
}
play-threw = { $who ->
    [you] Du hast { $call } geworfen.
   *[other] { $name } hat { $call } geworfen.
}
play-named = { $who ->
    [you] Du nennst { $call }.
   *[other] { $name } nennt { $call }.
}
play-cascade = Eine Kaskade!
play-confirm = Alles gespielt. Fertig?
play-confirm-names = 2-1 gespielt. Nach Fertig nennst du einen Pasch.
play-done-passes = { $who ->
    [you] Fertig gibt { $groups } an dich weiter.
   *[other] Fertig gibt { $groups } an { $name } weiter.
}
play-passed = { $who ->
    [you] Du hast keinen Zug für { $numbers }.
   *[other] { $name } hat keinen Zug für { $numbers }.
}
play-lost-numbers = Verfallen: { $numbers }.
play-no-more = Mehr lässt sich nicht spielen.
play-only-play = Einziger Zug, für dich gespielt.
play-hand-over = { $who ->
    [you] Du spielst { $groups } und würfelst dann.
   *[other] { $name } spielt { $groups } und würfelt dann.
}
play-played = { $who ->
    [you] Du hast { $play } gespielt.
   *[other] { $name } hat { $play } gespielt.
}
play-hit-on = Geschlagen auf { $points }.
play-pinned-on = Festgehalten auf { $points }.
play-undone = { $steps ->
    [1] { $steps } Schritt zurückgenommen.
   *[other] { $steps } Schritte zurückgenommen.
}
# A man went from one place to another.
play-stepped = { $from } nach { $to }.
play-stepped-hit = { $from } nach { $to }, geschlagen.
play-stepped-pin = { $from } nach { $to }, ein Stein festgehalten.
play-place-bar = Bar
play-place-hand = Hand
play-place-off = hinaus

## Typed commands. Words of this language, separated by commas, beside the English ones.

play-points = Felder
play-log = Was geschah

## The end.

play-won = { $who ->
    [you] Du gewinnst
   *[other] { $name } gewinnt
}
play-draw = Unentschieden
play-end-show = Ergebnis
play-result-single = Einfache Partie
play-result-double = Doppelte Partie
play-result-triple = Dreifache Partie
play-result-capote = Capote
play-result-mother = Mutter festgehalten
play-result-jan = Jan
play-result-left = Steine übrig
play-result-tie = Gleichstand
play-units = { $units ->
    [1] { $units } Punkt
   *[other] { $units } Punkte
}
play-result-note = { $result }, { $units }
play-result-note-resigned = { $result } durch Aufgabe, { $units }
play-result-on-time = Durch Zeitüberschreitung gewonnen

# One screen between two people

play-enter-dice = Würfel eingeben
