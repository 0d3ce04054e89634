course-title = Was Partien entscheidet
course-of = Was Partien entscheidet: { $game }
course-boards = Bretter
course-board-of = Brett { $step } von { $total }
course-price = Das verschenkt { $loss } Punkte.
course-lead = Der nächstbeste Zug verschenkt { $loss } Punkte.
course-end = Du weißt, was entscheidet
course-end-text = Fünf Entscheidungen aus { $game }, jede aus einer echten Partie des Programms. Jetzt entscheidest du: Spiele eine ruhige Partie oder löse Aufgaben.
course-end-seen = Du hast jedes Brett gesehen
course-figures = So entstehen die Zahlen: Nach jedem Zug wurden viele Partien weitergespielt. Ihr Mittel ist der Wert des Zuges.
course-puzzles = Aufgaben
course-none = Für dieses Spiel gibt es noch keinen zweiten Kurs.

# Gul bara

course-gul-bara-six = Sechs schließen den Weg
course-gul-bara-six-text =
    Vierzehn Steine deines Gegners müssen noch an deiner 3, 2, 1, 24 und 22 vorbei. Sechs Felder
    nebeneinander lassen sich nicht überspringen.
course-gul-bara-six-task = Spiele 6-1. Welches Feld fehlt?
course-gul-bara-six-good = 23 schließt die Lücke: sechs Felder nebeneinander, und vierzehn Steine warten dahinter.
course-gul-bara-six-wrong = Der Weg ist noch offen. Du brauchst 23 und behältst die anderen fünf.

course-gul-bara-stop = Lass sie enden
course-gul-bara-stop-text =
    Nach den Zweien kommen Dreien, Vieren, Fünfen und Sechsen. Was du nicht spielen kannst, muss dein
    Gegner spielen. Aus einer Mauer zieht niemand gern.
course-gul-bara-stop-task = Spiele die Zweien. Willst du Dreien spielen?
course-gul-bara-stop-good =
    Keine Drei passt, und sechzehn Zahlen gehen an deinen Gegner über. Die Mauer vor deinen Steinen
    bricht auf.
course-gul-bara-stop-wrong =
    Jetzt passt eine Drei, und du musst sie mit guten Steinen spielen. Das meiste geht trotzdem über.

course-gul-bara-gift = Was ein Geschenk kostet
course-gul-bara-gift-text =
    Nach den Fünfen kommen Sechsen. Jede Sechs, die du nicht spielen kannst, ist ein Geschenk: Dein
    Gegner spielt sie vor dem nächsten Wurf.
course-gul-bara-gift-task = Spiele die Fünfen. Wer spielt die Sechsen?
course-gul-bara-gift-good = Alle vier Sechsen gehören dir, und zwei Steine gehen hinaus.
course-gul-bara-gift-wrong = Drei oder vier Sechsen gehen an deinen Gegner über. Ziehe zwei Steine von 11 und zwei von 7.

course-gul-bara-home = Heimbringen
course-gul-bara-home-text = Kein Stein geht hinaus, bevor alle daheim sind. Ein Stein steht noch auf 8.
course-gul-bara-home-task = Spiele 6-4. Welche Zahl bringt ihn heim?
course-gul-bara-home-good = Die 4 genügte, und die 6 nahm gleich einen Stein hinaus.
course-gul-bara-home-wrong = Die 6 war zu viel: Nun nimmt die 4 niemanden hinaus. Spiele die 4 von 8.

course-gul-bara-last = Die letzten zwanzig Augen
course-gul-bara-last-text =
    Du hast noch fünf Steine, dein Gegner sechs. Von hier an zählt nur eine Frage: Wie viele Würfe
    brauchst du?
course-gul-bara-last-task = Spiele 6-1. Die 6 nimmt einen Stein hinaus; was macht die 1?
course-gul-bara-last-good = Jetzt steht ein Stein auf 1; so nimmt auch eine 1 im nächsten Wurf einen hinaus.
course-gul-bara-last-wrong = Eine 1 im nächsten Wurf nähme niemanden hinaus. Bringe einen Stein auf 1.
