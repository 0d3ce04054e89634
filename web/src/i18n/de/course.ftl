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

# Gioul

course-gioul-six = Die Sechs halten
course-gioul-six-text =
    Du hältst 11 bis 6: sechs Felder nebeneinander. Zehn Steine deines Gegners stehen dahinter und
    kommen nicht hinaus.
course-gioul-six-task = Spiele 6-3. Die 6 geht nur von 7 auf 1; welcher Stein spielt die 3?
course-gioul-six-good = Auf 9 stehen vier Steine, einer ist übrig. Alle sechs Felder bleiben gesperrt.
course-gioul-six-wrong = Eines der sechs Felder ist jetzt offen, und Steine kommen hinaus. Nimm die 3 von 9.

course-gioul-stop = Lass sie enden
course-gioul-stop-text =
    Beide Seiten haben eine Mauer, und jeder Schritt bringt ihr Ende näher. Nach den Fünfen kommen
    Sechsen; was du davon nicht spielen kannst, muss dein Gegner spielen.
course-gioul-stop-task = Spiele die Fünfen. Wie viele Steine bleiben auf 24?
course-gioul-stop-good = Keiner: So passt nur eine Sechs, und dein Gegner muss die anderen drei spielen.
course-gioul-stop-wrong = Ein Stein auf 24 kann eine Sechs spielen, also musst du sie selbst spielen. Ziehe alle vier von 24.

course-gioul-gift = Was ein Geschenk kostet
course-gioul-gift-text =
    Nach den Fünfen kommen Sechsen. Eine Sechs von 10 ist gesperrt, denn dein Gegner hält 4. Was du
    nicht spielen kannst, ist ein Geschenk.
course-gioul-gift-task = Spiele die Fünfen. Wer spielt die Sechsen?
course-gioul-gift-good = Der letzte Stein ist daheim, alle vier Sechsen gehören dir, und zwei Steine gehen hinaus.
course-gioul-gift-wrong = Der Stein auf 10 sitzt fest, und drei Sechsen gehen an deinen Gegner über. Spiele eine Fünf von 10.

course-gioul-home = Heimbringen
course-gioul-home-text = Drei Steine stehen noch auf 10. Kein Stein geht hinaus, bevor alle daheim sind.
course-gioul-home-task = Spiele 6-4. Die 6 bringt einen heim; was macht die 4?
course-gioul-home-good = Die 4 bringt einen zweiten heim, und nur einer ist noch unterwegs.
course-gioul-home-wrong = Zwei Steine stehen noch auf 10. Eine 4 reicht gerade, um noch einen heimzubringen, auf 6.

course-gioul-last = Die letzten zwanzig Augen
course-gioul-last-text = Du hast noch neun Steine, dein Gegner zehn. Von hier an zählt nur die Zahl der Würfe.
course-gioul-last-task = Spiele 3-1. Nimm einen Stein hinaus und denke an den nächsten Wurf.
course-gioul-last-good = Ein Stein ist draußen, und einer steht auf 1: So nimmt auch eine 1 im nächsten Wurf einen hinaus.
course-gioul-last-wrong = Nimm mit der 3 einen Stein von 3 hinaus, und bringe mit der 1 einen Stein auf 1.

# Tawula

course-tawula-enter = Zuerst einsetzen
course-tawula-enter-text =
    Dein Gegner setzt auf deinen Feldern 12 bis 7 ein. Ein einzelner Stein dort kann von jedem
    geschlagen werden, der hereinkommt.
course-tawula-enter-task = Spiele 5-4. Setzt du zwei Steine ein, oder läufst du mit dem Stein auf 16?
course-tawula-enter-good = Zwei Steine sind im Spiel, und keiner steht allein, wo dein Gegner hereinkommt.
course-tawula-enter-wrong = Dein einzelner Stein steht, wo dein Gegner hereinkommt. Setze zuerst zwei Steine ein.

course-tawula-pair = Zwei bleiben zusammen
course-tawula-pair-text =
    Deine zwei Steine auf 10 sperren ein Feld, auf dem dein Gegner einsetzt. Ein geschlagener Stein
    beginnt von vorn, und wer spät dran ist, kann sieben Punkte verlieren: Capote.
course-tawula-pair-task = Spiele 5-1. Die 5 kommt von der Bar herein; welcher Stein spielt die 1?
course-tawula-pair-good = Die zwei Steine auf 10 bleiben zusammen und können nicht geschlagen werden.
course-tawula-pair-wrong = Jetzt können zwei einzelne Steine geschlagen werden, auf 10 und auf 9. Spiele die 1 von 19.

course-tawula-hit = Was ein Schlag kostet
course-tawula-hit-text = Dein Gegner hat einen einzelnen Stein auf 7, und eine 1 von 8 würde ihn schlagen.
course-tawula-hit-task = Spiele 6-1. Die 6 kommt von der Bar herein; schlägst du mit der 1?
course-tawula-hit-good = Deine zwei Steine auf 8 bleiben zusammen. Ein Schlag ist keine zwei einzelnen Steine wert.
course-tawula-hit-wrong = Jetzt stehen einzelne Steine auf 8 und 7, und wer hereinkommt, kann sie schlagen. Spiele die 1 von 19.

course-tawula-home = Alle daheim, und Capote
course-tawula-home-text =
    Dein Gegner hat Steine auf der Bar und in der Hand, alle anderen stehen im Einsatzfeld. Nimmst du
    jetzt deinen ersten Stein hinaus, so ist es Capote.
course-tawula-home-task = Spiele 6-4. Wie kommen deine letzten zwei Steine heim?
course-tawula-home-good = Alle Steine sind daheim, und der nächste Wurf nimmt den ersten hinaus: sieben Punkte.
course-tawula-home-wrong = Ein Stein steht noch auf 7, und Capote kann dir entgehen. Spiele beide Zahlen von 7.

course-tawula-last = Die letzten zwanzig Augen
course-tawula-last-text =
    Einige Steine deines Gegners müssen noch an deinem Heimfeld vorbei. Ein einzelner Stein von dir kann
    dort noch geschlagen werden.
course-tawula-last-task = Spiele 4-1. Die 4 nimmt einen Stein hinaus; was macht die 1?
course-tawula-last-good = Keiner deiner Steine steht allein. Ein Schlag könnte jetzt die Partie kosten.
course-tawula-last-wrong = Jetzt steht ein Stein allein und kann geschlagen werden. Spiele die 1 von 3 auf 2.
