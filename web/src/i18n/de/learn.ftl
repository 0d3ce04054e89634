# Lessons: a step has a title, a text, a task, and what is said of a right and of a wrong play.

learn-title = Spielen lernen
learn-intro = Zehn Minuten je Spiel, auf einem echten Brett. Du würfelst, du ziehst, und das Brett antwortet.
learn-lesson-of = Lektion: { $game }
learn-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] Etwa { $minutes } Minuten
}
learn-begin = Beginnen
learn-go-on = Weiter
learn-again-all = Noch einmal
learn-progress = { $done } von { $total } Schritten geschafft
learn-finished = Abgeschlossen
learn-steps = Schritte
learn-step-of = Schritt { $step } von { $total }
learn-step-name = { $step }. { $title }
learn-step-done = { $step }. { $title }, geschafft
learn-task = Du bist dran
learn-right = Richtig
learn-not-yet = Noch nicht ganz
learn-next = Weiter
learn-back = Zurück
learn-again = Noch einmal
learn-show-me = Zeig es mir
learn-press-done = Drücke Fertig.
learn-take-back = Zurück nimmt es zurück.
learn-finish = Beenden
learn-skip = Schritt überspringen
learn-opponent = Gegner
learn-failed = Das Brett konnte nicht aufgestellt werden: Der Server antwortet nicht.
learn-end = Du kennst das Spiel
learn-end-text = Das sind alle Regeln von { $game }. Spiele jetzt eine ruhige Partie; zu jedem Schritt kannst du zurückkehren.
learn-end-seen = Du hast jeden Schritt gesehen
learn-end-open = Noch nicht gelöst: { $steps }.
learn-play-now = Eine ruhige Partie spielen
learn-read-rules = Regeln
learn-no-lesson = Für dieses Spiel gibt es noch keine Lektion, aber du kannst seine Regeln lesen.
learn-other-lessons = Alle Lektionen
learn-course = Was Partien entscheidet
learn-course-new = Fünf Bretter
learn-course-done = { $done } von { $total }

# Of several games

learn-single = Ein Stein hält ein Feld
learn-single-text =
    Niemand wird je geschlagen. Ein einzelner Stein hält ein Feld, und kein gegnerischer darf dort
    landen. Ein Stein, der beide Zahlen spielt, muss auf dem Feld dazwischen rasten können.
learn-single-task = Bringe den Stein von 13 auf 8. Dein Gegner hält 10: Welche Zahl kommt zuerst?
learn-single-good = Zuerst die 2, dann die 3. Andersherum war es gesperrt.
learn-single-wrong = Der Stein von 13 soll auf 8 kommen. Spiele zuerst die 2 auf 11, dann die 3.

learn-stuck = Sechs in einer Reihe
learn-stuck-text =
    Sechs Felder in einer Reihe lassen sich nicht überspringen. Ein Wurf, von dem nichts gespielt
    werden kann, verfällt von selbst.
learn-stuck-task = Würfle und sieh zu.
learn-stuck-good = Nichts ließ sich spielen. Der Wurf ist verloren, und dein Gegner würfelt.

learn-most = So viele du kannst
learn-most-text =
    Du musst so viele deiner Zahlen spielen, wie du kannst. Lässt sich nur eine von zweien spielen,
    so muss es, wenn möglich, die höhere sein. Das Brett erlaubt nur gültige Schritte.
learn-most-task = Würfle und spiele 6-5 mit dem Stein auf 13.
learn-most-good = Die 6 war zuerst gesperrt. Die 5 kam vorher, und so gingen beide.

learn-choice = Vorausschauen
learn-choice-text =
    Zuerst kommen die Fünfen, dann die Sechsen. Hier sind Sechsen von 24 und von 16 gesperrt, aber
    ein Stein auf 19 oder auf 14 kann eine spielen.
learn-choice-task = Spiele die Fünfen so, dass du alle vier Sechsen selbst spielen kannst.
learn-choice-good = Für deinen Gegner blieb nichts übrig.
learn-choice-wrong = Einige Sechsen würden an deinen Gegner übergehen. Bringe zuerst vier Steine von 24 auf 19.

learn-receive = Ein Geschenk
learn-receive-text =
    Das wirkt auch für dich. Dein Gegner wirft 5-5 und kann keine einzige Fünf spielen; so geht die
    ganze Kaskade an dich über.
learn-receive-task = Würfle für deinen Gegner. Spiele dann die vier Fünfen und die vier Sechsen.
learn-receive-good =
    Nun folgt dein eigener Wurf. Nichts geht zurück: Was der Empfänger nicht spielen kann, verfällt.

learn-bear-off = Auswürfeln
learn-bear-off-text =
    Sind alle deine Steine in deinem Heimfeld, den Feldern 6 bis 1, darfst du sie hinausnehmen. Eine
    Zahl nimmt einen Stein von ihrem eigenen Feld.
learn-bear-off-task = Würfle und nimm zwei Steine hinaus.
learn-bear-off-good = Du darfst im Heimfeld auch ziehen, aber Steine, die draußen sind, brauchen keine Augen mehr.
learn-bear-off-wrong = Du hast drinnen gezogen. Das ist erlaubt, aber hier können zwei Steine hinaus.

learn-high = Der höchste Stein
learn-high-text =
    Steht niemand auf dem Feld einer Zahl, so muss ein Stein von einem höheren Feld ziehen. Nur wenn
    keiner höher steht, nimmt die Zahl den höchsten Stein hinaus.
learn-high-task = Nimm mit 5-3 einen Stein hinaus. Welche Zahl kommt zuerst?
learn-high-good = Nach der 3 von 6 stand niemand mehr über 4. So nahm die 5 diesen Stein hinaus.
learn-high-wrong = Spiele zuerst die 3, von 6 auf 3. Dann steht kein Stein über 4.

learn-double = Das Ende
learn-double-text =
    Die Partie endet sofort, wenn dein fünfzehnter Stein draußen ist. Sie zählt einen Punkt, oder
    zwei, wenn dein Gegner noch keinen Stein hinausgenommen hat: eine doppelte Partie.
learn-double-task = Würfle und nimm deine letzten beiden Steine hinaus.
learn-double-good = Dein Gegner hatte noch keinen draußen: eine doppelte Partie, zwei Punkte.

learn-men-left = Übrige Steine
learn-men-left-text =
    Wer zuerst alle fünfzehn Steine draußen hat, bekommt einen Punkt für jeden Stein, der beim Gegner
    noch nicht draußen ist, 1 bis 15. Ein Match geht bis 31.
learn-men-left-task = Würfle und nimm deine letzten beiden Steine hinaus.
learn-men-left-good = Deinem Gegner blieben elf Steine: elf Punkte.

# Gul bara

learn-gul-bara-setup = Das Brett
learn-gul-bara-setup-text =
    Deine fünfzehn Steine stehen auf deinem Feld 24. Die fünfzehn deines Gegners stehen auf dessen
    eigener 24, die bei dir 12 heißt. Jede Seite wirft einen Würfel, und der höhere beginnt.
learn-gul-bara-setup-task = Würfle darum, wer beginnt.
learn-gul-bara-setup-good =
    Dein Würfel ist höher: Du beginnst und wirfst beide Würfel neu. Gleiche Würfel werden wiederholt.

learn-gul-bara-way = Der Weg
learn-gul-bara-way-text =
    Die Nummer eines Feldes ist seine Entfernung: Ein Stein auf 24 hat noch 24 Augen vor sich. Beide
    Seiten ziehen in derselben Richtung, von 24 abwärts; dein Heimfeld ist 6 bis 1.
learn-gul-bara-way-task = Würfle und spiele beide Zahlen mit einem Stein: von 24 auf 18, dann auf 13.
learn-gul-bara-way-good = Ein Stein darf beide Zahlen spielen, oder zwei Steine je eine.
learn-gul-bara-way-wrong = Spiele beide Zahlen mit demselben Stein: Er endet auf 13.

learn-gul-bara-close = Den Weg sperren
learn-gul-bara-close-text =
    Die Steine deines Gegners stehen auf deiner 12. Eine Vier bringt sie auf deine 8, eine Fünf auf
    deine 7, eine Sechs auf deine 6. Was du hältst, ist gesperrt.
learn-gul-bara-close-task = Du hältst 8. Spiele 4-3 so, dass du auch 7 und 6 hältst.
learn-gul-bara-close-good = Vieren, Fünfen und Sechsen sind gesperrt, von drei einzelnen Steinen.
learn-gul-bara-close-wrong = Spiele die 4 von 11 auf 7 und die 3 von 9 auf 6.

learn-gul-bara-early = Frühe Pasche
learn-gul-bara-early-text =
    In den ersten drei Würfen jedes Spielers sind Pasche vier Schritte ihrer Zahl. Dies ist dein
    zweiter Wurf.
learn-gul-bara-early-task = Würfle 3-3 und bringe zwei Steine von 24 auf 18.
learn-gul-bara-early-good = Vier Schritte. Was von einem frühen Pasch nicht gespielt werden kann, verfällt.
learn-gul-bara-early-wrong = Spiele alle vier Dreien mit zwei Steinen: jeder von 24 auf 21 und weiter auf 18.

learn-gul-bara-cascade = Die Kaskade
learn-gul-bara-cascade-text =
    Ab deinem vierten Wurf läuft ein Pasch weiter: Nach vier Vieren kommen vier Fünfen, dann vier
    Sechsen. Eine Stufe muss fertig sein, bevor die nächste beginnt; die Leiter zeigt, wo du bist.
learn-gul-bara-cascade-task = Würfle 4-4 und spiele alle zwölf Schritte.
learn-gul-bara-cascade-good = Zwölf Schritte in einem Zug. Ein 1-1 wären vierundzwanzig gewesen.

learn-gul-bara-pass = Was übergeht
learn-gul-bara-pass-text =
    Was du von einer Kaskade nicht spielen kannst, geht an deinen Gegner über, der es vor seinem Wurf
    spielt. Das ist die Regel, die alle überrascht.
learn-gul-bara-pass-task = Würfle 6-6 und spiele die zwei Sechsen, die du kannst.
learn-gul-bara-pass-good = Zwei Sechsen blieben übrig. Dein Gegner spielt sie und würfelt dann.

# Gioul

learn-gioul-setup = Das Brett
learn-gioul-setup-text =
    Deine fünfzehn Steine stehen auf deinem Feld 24. Die fünfzehn deines Gegners stehen an deinem
    anderen Ende, auf deinem Feld 1. Jede Seite wirft einen Würfel, und der höhere beginnt.
learn-gioul-setup-task = Würfle darum, wer beginnt.
learn-gioul-setup-good =
    Dein Würfel ist höher: Du beginnst und wirfst beide Würfel neu. Gleiche Würfel werden wiederholt.

learn-gioul-way = Der Weg
learn-gioul-way-text =
    Die Seiten ziehen einander entgegen. Du gehst von 24 abwärts in dein Heimfeld, 6 bis 1; dein
    Gegner kommt von deiner 1 hinauf zu deiner 24.
learn-gioul-way-task = Würfle und spiele beide Zahlen mit einem Stein: von 24 auf 18, dann auf 13.
learn-gioul-way-good = Ein Stein darf beide Zahlen spielen, oder zwei Steine je eine.
learn-gioul-way-wrong = Spiele beide Zahlen mit demselben Stein: Er endet auf 13.

learn-gioul-close = Den Weg sperren
learn-gioul-close-text =
    Die Steine deines Gegners kommen von deiner 1. Eine Vier bringt sie auf deine 5, eine Fünf auf
    deine 6, eine Sechs auf deine 7. Was du hältst, ist gesperrt.
learn-gioul-close-task = Du hältst 5. Spiele 4-2 so, dass du auch 7 und 6 hältst.
learn-gioul-close-good = Vieren, Fünfen und Sechsen sind gesperrt, von drei einzelnen Steinen.
learn-gioul-close-wrong = Spiele die 4 von 11 auf 7 und die 2 von 8 auf 6.

learn-gioul-cascade = Die Kaskade
learn-gioul-cascade-text =
    Jeder Pasch läuft weiter, vom allerersten Wurf an: Nach vier Fünfen kommen vier Sechsen. Eine
    Stufe muss fertig sein, bevor die nächste beginnt; die Leiter zeigt, wo du bist.
learn-gioul-cascade-task = Würfle 5-5 und spiele alle acht Schritte.
learn-gioul-cascade-good = Acht Schritte in einem Zug. Ein 1-1 wären vierundzwanzig gewesen.

learn-gioul-pass = Was übergeht
learn-gioul-pass-text =
    Was du von einer Kaskade nicht spielen kannst, geht an deinen Gegner über, der es vor seinem Wurf
    spielt. Das ist die Regel, die alle überrascht.
learn-gioul-pass-task = Würfle 4-4 und spiele die eine Vier, die du kannst.
learn-gioul-pass-good =
    Drei Vieren, vier Fünfen und vier Sechsen blieben übrig. Dein Gegner spielt sie und würfelt dann.

learn-gioul-past = Steine im Weg
learn-gioul-past-text =
    Gegnerische Steine, die noch nicht fort sind, können in deinem Heimfeld stehen. Sie sperren ihre
    Felder, während du hinausnimmst.
learn-gioul-past-task = Würfle 5-2. Ein Stein geht hinaus; wo lässt sich die 2 spielen?
learn-gioul-past-good = Von 6 war die 2 gesperrt; also wurde sie von 5 gespielt.

# Tawula

learn-tawula-setup = Das Brett
learn-tawula-setup-text =
    Zwei deiner Steine stehen auf deinem Feld 24, und dreizehn warten in deiner Hand. Die zwei
    deines Gegners stehen auf deiner 12. Jede Seite wirft einen Würfel, und der höhere beginnt.
learn-tawula-setup-task = Würfle darum, wer beginnt.
learn-tawula-setup-good = Dein Würfel ist höher: Du beginnst und spielst die zwei eben geworfenen Zahlen.

learn-tawula-enter = Einsetzen
learn-tawula-enter-text =
    Eine Zahl setzt einen Stein aus deiner Hand ein oder zieht einen Stein. Eine 6 setzt auf 19 ein,
    eine 5 auf 20, und so weiter bis zu einer 1 auf 24. Beide Seiten ziehen in derselben Richtung,
    von 24 ins Heimfeld, 6 bis 1.
learn-tawula-enter-task = Würfle und setze zwei Steine ein: Tippe zweimal auf deine Hand.
learn-tawula-enter-good = Du hättest auch einen Stein einsetzen und mit ihm weiterziehen können.
learn-tawula-enter-wrong = Setze mit jeder Zahl einen Stein ein: einen auf 19, einen auf 22.

learn-tawula-ace = Kein Platz für eine Eins
learn-tawula-ace-text =
    Auf Feld 24 stehen nie mehr als zwei Steine, und deine beiden Anfangssteine dürfen nicht ziehen,
    solange ein Stein in deiner Hand ist. Eine Eins kann also noch nicht einsetzen.
learn-tawula-ace-task = Würfle und sieh zu.
learn-tawula-ace-good = Nichts ließ sich spielen. Der Wurf ist verloren.

learn-tawula-pack = Einer auf jedem Feld
learn-tawula-pack-text =
    Auf jedem der Felder 23 bis 14 darf nur einer deiner eigenen Steine stehen, und keiner darf ein
    besetztes auch nur berühren. Die Ecke, 13, und die Felder ab 12 fassen beliebig viele.
learn-tawula-pack-task = Würfle 4-1 und bringe den Stein von 17 in die Ecke.
learn-tawula-pack-good = Zwei Steine auf 13. Jedes andere Feld dieser Seite hätte ihn abgewiesen.
learn-tawula-pack-wrong = Spiele die 4 von 17 auf 13.

learn-tawula-hit = Schlagen
learn-tawula-hit-text =
    Zwei Steine sperren ein Feld. Ein einzelner Stein deines Gegners ist ein Blot: Landest du dort,
    beim Einsetzen oder Ziehen, so wird er geschlagen und kommt auf die Bar.
learn-tawula-hit-task = Dein Gegner hat einen Blot auf 20. Würfle 5-2 und schlage ihn.
learn-tawula-hit-good = Geschlagen. Dieser Stein muss wieder herein, bevor dein Gegner etwas anderes spielt.
learn-tawula-hit-wrong = Eine 5 setzt auf 20 ein: Tippe auf deine Hand und spiele die 5 dorthin.

learn-tawula-bar = Von der Bar
learn-tawula-bar-text =
    Ein Stein von dir wurde geschlagen. Er muss vor allem anderen wieder herein, auch vor neuen
    Steinen; er wird eingesetzt wie ein neuer.
learn-tawula-bar-task = Würfle 6-1 und bringe deinen Stein herein. Spiele dann die 1.
learn-tawula-bar-good = Mit der 6 kam er auf 19 herein. Eine 1 hätte ihm nicht geholfen.

learn-tawula-free = Das freie Feld
learn-tawula-free-text =
    Du darfst deinen Gegner nicht aussperren. Solange einer seiner Steine auf der Bar ist, muss
    mindestens eines seiner Einsatzfelder, deine 12 bis 7, frei bleiben.
learn-tawula-free-task = Würfle 6-5 und spiele. Ein zweiter Stein kann nicht auf 7 bleiben.
learn-tawula-free-good = Der letzte Eingang deines Gegners blieb frei.

learn-tawula-last = Der letzte Stein herein
learn-tawula-last-text =
    Ist deine Hand leer, dürfen deine beiden Anfangssteine ziehen wie alle anderen.
learn-tawula-last-task = Würfle 5-4. Setze deinen letzten Stein mit der 4 ein und spiele dann die 5 von 24.
learn-tawula-last-good = Deine Hand ist leer, und deine Anfangssteine sind frei.
learn-tawula-last-wrong = Setze mit der 4 auf 21 ein und spiele dann die 5 von 24 auf 19.

learn-tawula-doublet = Pasche
learn-tawula-doublet-text =
    Ein Pasch sind vier Schritte seiner Zahl. Es gibt keine Kaskade, und nichts geht an deinen Gegner
    über.
learn-tawula-doublet-task = Würfle 2-2. Setze einen Stein ein und laufe mit ihm, so weit es geht.
learn-tawula-doublet-good = Er kam auf 23 herein und lief bis 17.
learn-tawula-doublet-wrong = Spiele alle vier Zweien mit einem Stein: Er endet auf 17.

learn-tawula-capote = Capote
learn-tawula-capote-text =
    Eine gewonnene Partie zählt einen Punkt; eine doppelte gibt es nicht. Nimmst du aber deinen ersten
    Stein hinaus, während dein Gegner einen Stein in der Hand oder auf der Bar hat und alle anderen im
    Einsatzfeld, so ist es Capote: sieben Punkte, sofort.
learn-tawula-capote-task = Würfle und nimm deinen ersten Stein hinaus.
learn-tawula-capote-good = Capote: sieben Punkte. Spätes Einsetzen ist in diesem Spiel teuer.

# Backgammon

learn-backgammon-setup = Das Brett
learn-backgammon-setup-text =
    Du hast zwei Steine auf 24, fünf auf 13, drei auf 8 und fünf auf 6, und dein Gegner dasselbe vom
    anderen Ende. Jede Seite wirft einen Würfel; der höhere beginnt und spielt beide Würfel.
learn-backgammon-setup-task = Würfle und sperre ein Feld: Spiele die 3 von 8 und die 1 von 6.
learn-backgammon-setup-good = Zwei Steine auf 5 sperren dieses Feld.
learn-backgammon-setup-wrong = Beide Steine sollen auf 5 landen: die 3 von 8, die 1 von 6.

learn-backgammon-way = Der Weg
learn-backgammon-way-text =
    Die Seiten ziehen einander entgegen. Du gehst von 24 abwärts in dein Heimfeld, 6 bis 1, und nimmst
    dort hinaus.
learn-backgammon-way-task = Würfle und laufe mit einem Stein: von 24 auf 18, dann auf 13.
learn-backgammon-way-good = Ein Stein darf beide Zahlen spielen, oder zwei Steine je eine.
learn-backgammon-way-wrong = Spiele beide Zahlen mit einem Stein von 24: Er endet auf 13.

learn-backgammon-hit = Schlagen
learn-backgammon-hit-text =
    Zwei Steine sperren ein Feld. Ein einzelner ist ein Blot: Wer dort landet, schlägt ihn, und er
    kommt auf die Bar.
learn-backgammon-hit-task = Auf 7 steht ein Blot. Würfle 6-1, schlage ihn und stehe dort mit zwei Steinen.
learn-backgammon-hit-good = Ein Treffer, und dazu ein gesperrtes Feld.
learn-backgammon-hit-wrong = Spiele die 6 von 13 und die 1 von 8: Beide landen auf 7.

learn-backgammon-bar = Von der Bar
learn-backgammon-bar-text =
    Ein Stein auf der Bar muss herein, bevor etwas anderes zieht. Eine 6 setzt auf 19 ein, eine 1 auf
    24. Auch beim Einsetzen wird geschlagen.
learn-backgammon-bar-task = Würfle 5-3 und setze so ein, dass du den Blot auf 20 schlägst.
learn-backgammon-bar-good = Die 5 setzte ein und schlug.
learn-backgammon-bar-wrong = Setze mit der 5 ein: Sie landet auf 20.

learn-backgammon-closed = Ein gesperrtes Heimfeld
learn-backgammon-closed-text =
    Ist jedes Einsatzfeld gesperrt, kann dein Stein nicht herein, und der Wurf verfällt von selbst.
learn-backgammon-closed-task = Würfle und sieh zu.
learn-backgammon-closed-good = Nichts ließ sich spielen. Dein Gegner würfelt.

learn-backgammon-doublet = Pasche
learn-backgammon-doublet-text = Ein Pasch sind vier Schritte seiner Zahl. Eine Kaskade gibt es nicht.
learn-backgammon-doublet-task = Würfle 3-3 und sperre zwei Felder: zwei Steine von 8 auf 5 und zwei von 6 auf 3.
learn-backgammon-doublet-good = Vier Schritte, zwei neue gesperrte Felder.
learn-backgammon-doublet-wrong = Zwei Dreien von 8 und zwei von 6.

learn-backgammon-most = So viele du kannst
learn-backgammon-most-text =
    Du musst beide Zahlen spielen, wenn du kannst. Lässt sich nur eine spielen, so muss es, wenn
    möglich, die höhere sein.
learn-backgammon-most-task = Würfle 6-5. Nach jeder der beiden Zahlen ist die andere gesperrt.
learn-backgammon-most-good = Nur die 6 durfte gespielt werden, weil sie die höhere ist.

learn-backgammon-end = Das Ende
learn-backgammon-end-text =
    Die Partie endet, wenn dein fünfzehnter Stein draußen ist. Sie zählt einen Punkt; zwei, ein Gammon,
    wenn dein Gegner noch keinen hinausgenommen hat; drei, ein Backgammon, wenn er außerdem einen Stein
    auf der Bar oder in deinem Heimfeld hat.
learn-backgammon-end-task = Würfle und nimm deine letzten beiden Steine hinaus.
learn-backgammon-end-good = Ein Stein deines Gegners stand auf deiner 5: ein Backgammon, drei Punkte.

# Plakoto

learn-plakoto-pin = Festhalten
learn-plakoto-pin-text =
    Niemand wird je geschlagen. Landest du auf einem einzelnen Stein deines Gegners, ist er
    festgehalten: Er kann nicht ziehen, solange einer von deinen dort steht.
learn-plakoto-pin-task = Auf 10 steht ein einzelner Stein. Würfle 3-1, halte ihn fest und bleibe dort stehen.
learn-plakoto-pin-good = Das Schloss zeigt, dass der Stein festgehalten ist.
learn-plakoto-pin-wrong = Spiele die 3 von 13 auf 10 und die 1 mit einem anderen Stein.

learn-plakoto-pinned = Dein Stein ist festgehalten
learn-plakoto-pinned-text =
    Ein Feld ist für dich geschlossen, wenn dort zwei oder mehr Steine deines Gegners stehen, oder
    einer, der einen von dir festhält. Wer festhält, kann also selbst nicht festgehalten werden.
learn-plakoto-pinned-task = Dein Stein auf 20 ist festgehalten. Würfle 5-4 und spiele mit anderen.
learn-plakoto-pinned-good = Der Stein auf 20 bleibt, bis der letzte Stein deines Gegners dort weggeht.

learn-plakoto-hold = Den Stein halten
learn-plakoto-hold-text =
    Wo du einen Stein festhältst, darfst du weitere dazustellen. Geht dein letzter weg, ist der andere
    sofort frei.
learn-plakoto-hold-task = Auf 12 hältst du einen Stein fest. Würfle 6-2 und bringe einen zweiten Stein dorthin.
learn-plakoto-hold-good = Nun darf einer von beiden gehen, und der andere hält weiter fest.
learn-plakoto-hold-wrong = Spiele die 6 von 18 auf 12, und lass den Stein auf 12 stehen.

learn-plakoto-mother = Die Mutter
learn-plakoto-mother-text =
    Der letzte Stein auf dem eigenen Startfeld, der 24, heißt Mutter. Ist die Mutter deines Gegners
    festgehalten und steht keiner deiner Steine mehr auf deiner 24, gewinnst du sofort zwei Punkte.
learn-plakoto-mother-task = Die Mutter deines Gegners steht auf deiner 1. Würfle 3-1 und halte sie fest.
learn-plakoto-mother-good = Die Mutter ist festgehalten: die Partie ist gewonnen, zwei Punkte.
learn-plakoto-mother-wrong = Spiele die 3 von 4 auf 1.

learn-plakoto-leave = Den Start verlassen
learn-plakoto-leave-text =
    Solange ein freier Stein von dir auf deiner 24 steht, geht die Partie weiter: Auch er könnte noch
    festgehalten werden. Sind beide Mütter festgehalten, endet die Partie mit Gleichstand, ohne Punkte.
learn-plakoto-leave-task = Die Mutter auf deiner 1 ist festgehalten, aber dein letzter Stein steht noch auf 24. Würfle 5-2 und gewinne.
learn-plakoto-leave-good = Dein Startfeld ist leer: die Partie ist gewonnen, zwei Punkte.
learn-plakoto-leave-wrong = Ziehe den Stein von 24. Ist er weg, hast du gewonnen.

learn-plakoto-wait = Festgehalten heißt warten
learn-plakoto-wait-text =
    Solange einer deiner Steine festgehalten ist, darf keiner hinaus. Die anderen dürfen im Heimfeld
    weiterziehen.
learn-plakoto-wait-task = Dein Stein auf 2 ist festgehalten. Würfle 6-5 und sieh, was sich spielen lässt.
learn-plakoto-wait-good = Nur die 5 ging, von 6 auf 1. Kein Stein kam hinaus.

# Fevga

learn-fevga-first = Der erste Stein
learn-fevga-first-text =
    Bis dein erster Stein auf 11 oder niedriger steht, also am Startfeld deines Gegners vorbei ist, darf
    kein anderer ziehen. Sobald er dort ist, sind die anderen frei.
learn-fevga-first-task = Würfle 6-5. Zieh mit dem ersten Stein an der 12 vorbei, dann spiele die 5 von 24.
learn-fevga-first-good = Die 6 brachte deinen ersten Stein an der 12 vorbei, und die 5 war frei für einen anderen.
learn-fevga-first-wrong = Spiele die 6 von 13 auf 7, dann die 5 von 24 auf 19.

learn-fevga-table = Dein Startviertel
learn-fevga-table-text =
    Mauern aus sechs Feldern sind erlaubt, aber nicht in deinem Startviertel: Am Ende des Wurfs darfst
    du nicht alle sechs Felder von 24 bis 19 besetzt halten.
learn-fevga-table-task = Du hältst fünf der sechs. Würfle 5-4 und spiele: Am Ende muss eines davon frei sein.
learn-fevga-table-good = Das Brett lässt keinen Zug zu, der alle sechs Felder besetzt.

learn-fevga-open = Die Mauer öffnen
learn-fevga-open-text =
    Du darfst deinen Gegner nicht einsperren: Stehen alle seine Steine auf einem Feld und gehören die
    sechs Felder davor dir, darfst du es nicht dabei lassen.
learn-fevga-open-task = Alle seine Steine stehen hinter deiner Mauer. Würfle 6-5 und spiele: Du kannst sie nur öffnen.
learn-fevga-open-good = Ein Feld der Mauer ist offen. Ließe jeder Zug sie geschlossen, dürfte sie bleiben.

# Long Nardy

learn-narde-head = Der Kopf
learn-narde-head-text = Dein Startfeld, die 24, ist der Kopf. Je Wurf darf ein Stein ihn verlassen, was du auch würfelst.
learn-narde-head-task = Würfle 6-5. Nimm mit der 6 einen Stein vom Kopf und spiele die 5 von 13.
learn-narde-head-good = Der Kopf hat für diesen Wurf seinen Stein gegeben, also ging die 5 an einen anderen.
learn-narde-head-wrong = Spiele die 6 von 24 auf 18 und die 5 von 13 auf 8.

learn-narde-first = Der erste Wurf
learn-narde-first-text = In deinem allerersten Wurf dürfen bei 6-6, 4-4 und 3-3 zwei Steine den Kopf verlassen. Ein Pasch sind vier Schritte.
learn-narde-first-task = Würfle 3-3 und bringe zwei Steine von 24 auf 18.
learn-narde-first-good = Zwei Steine haben den Kopf verlassen. Von nun an ist es einer je Wurf.
learn-narde-first-wrong = Spiele alle vier Dreien mit zwei Steinen: jeder von 24 auf 21 und weiter auf 18.

learn-narde-wall = Noch keine sechs
learn-narde-wall-text =
    Am Ende eines Wurfs darfst du nicht sechs Felder in einer Reihe halten, solange kein Stein deines
    Gegners daran vorbei ist.
learn-narde-wall-task = Du hältst 11 bis 7, und keiner seiner Steine ist vorbei. Würfle 6-1 und spiele: keine sechs.
learn-narde-wall-good = Das Brett lässt keinen Zug zu, an dessen Ende eine Mauer aus sechs Feldern steht.

learn-narde-past = Eine Mauer aus sechs
learn-narde-past-text =
    Sobald ein Stein deines Gegners an den sechs Feldern vorbei ist, darfst du alle halten. Die Steine
    hinter der Mauer können sie nicht überspringen.
learn-narde-past-task = Ein Stein von ihm ist vorbei, auf deiner 23. Würfle 6-1 und sperre das sechste Feld mit dem Stein von 13.
learn-narde-past-good = Von 11 bis 6 gehören alle Felder dir: Niemand kommt vorbei.
learn-narde-past-wrong = Spiele die 6 von 13 auf 7 und die 1 von 7 auf 6.

# Portes

learn-portes-setup = Das Brett
learn-portes-setup-text =
    Du hast zwei Steine auf 24, fünf auf 13, drei auf 8 und fünf auf 6, und dein Gegner dasselbe vom
    anderen Ende. Jede Seite wirft einen Würfel, und der höhere beginnt.
learn-portes-setup-task = Würfle darum, wer beginnt.
learn-portes-setup-good = Dein Würfel ist höher: Du beginnst und wirfst beide Würfel neu. Gleiche Würfel werden wiederholt.

learn-portes-run = Schlagen und weiter
learn-portes-run-text =
    Ein Stein, der schlägt, darf mit der anderen Zahl weiterziehen, auch in deinem Heimfeld. So muss er
    nicht allein stehen, wo dein Gegner hereinkommt.
learn-portes-run-task = Würfle 2-1. Schlage mit der 2 den Stein auf 4 und bringe denselben Stein auf 3 in Sicherheit.
learn-portes-run-good = Geschlagen, und keiner deiner Steine steht im Heimfeld allein.
learn-portes-run-wrong = Spiele die 2 von 6 auf 4, dann die 1 mit demselben Stein von 4 auf 3.

learn-portes-end = Das Ende
learn-portes-end-text =
    Die Partie endet, wenn dein fünfzehnter Stein draußen ist. Sie zählt einen Punkt, oder zwei, wenn
    dein Gegner noch keinen hinausgenommen hat. Keine Partie zählt drei, und es wird nicht verdoppelt.
learn-portes-end-task = Würfle und nimm deine letzten beiden Steine hinaus.
learn-portes-end-good = Einer seiner Steine war sogar auf der Bar: trotzdem eine doppelte Partie, zwei Punkte.

# Tavla

learn-tavla-stay = Wer daheim schlägt, bleibt
learn-tavla-stay-text =
    Ein Stein, der auf einem deiner Felder 6 bis 1 schlägt, darf es im selben Zug nicht verlassen. Stehen
    dort mehrere von dir, genügt es, dass einer bleibt.
learn-tavla-stay-task = Würfle 2-1. Schlage mit der 2 den Stein auf 4 und decke mit der 1 von 5.
learn-tavla-stay-good = Der Stein musste bleiben, aber nun sperren zwei Steine das Feld.
learn-tavla-stay-wrong = Spiele die 2 von 6 auf 4 und die 1 von 5 auf 4.

# Tapa

learn-tapa-setup = Das Brett
learn-tapa-setup-text =
    Deine fünfzehn Steine stehen auf deinem Feld 24, die fünfzehn deines Gegners auf deinem Feld 1. Jede
    Seite wirft einen Würfel, und der höhere beginnt und spielt diese beiden Zahlen.
learn-tapa-setup-task = Würfle und spiele die beiden Zahlen der Eröffnung.
learn-tapa-setup-good = Du hast mit den Zahlen der Eröffnung begonnen. So beginnt jede Partie.

learn-tapa-leave = Den Start verlassen
learn-tapa-leave-text =
    Solange ein freier Stein von dir auf deiner 24 steht, geht die Partie weiter: Auch er könnte noch
    festgehalten werden. Sind beide Mütter festgehalten, ist Gleichstand, und jede Seite bekommt einen Punkt.
learn-tapa-leave-task = Die Mutter auf deiner 1 ist festgehalten, aber dein letzter Stein steht noch auf 24. Würfle 5-2 und gewinne.
learn-tapa-leave-good = Dein Startfeld ist leer: die Partie ist gewonnen, zwei Punkte.
learn-tapa-leave-wrong = Ziehe den Stein von 24. Ist er weg, hast du gewonnen.

# Mahbusa 31

learn-mahbusa-31-last = Keine Mutter
learn-mahbusa-31-last-text =
    Der letzte Stein auf einem Startfeld ist ein Stein wie jeder andere: Ihn festzuhalten entscheidet
    nichts, und die Partie geht weiter. Aber wer dort festgehalten ist, hat den ganzen Weg noch vor sich.
learn-mahbusa-31-last-task = Der letzte Stein deines Gegners steht auf deiner 1. Würfle 3-1 und halte ihn fest.
learn-mahbusa-31-last-good = Entschieden ist nichts, aber dieser Stein wartet, bis du gehst.
learn-mahbusa-31-last-wrong = Spiele die 3 von 4 auf 1 und die 1 mit einem anderen Stein.

# Tawla 31

learn-tawla-31-first = Der erste Stein läuft heim
learn-tawla-31-first-text =
    Bis einer deiner Steine auf 6 oder niedriger steht, in deinem Heimfeld, darf nur dieser erste Stein
    ziehen. Sobald er dort ist, sind die anderen frei, auch noch im selben Wurf.
learn-tawla-31-first-task = Würfle 6-4. Bringe deinen ersten Stein heim, dann spiele die 4 von 24.
learn-tawla-31-first-good = Die 6 brachte deinen ersten Stein heim, und die 4 war frei für einen anderen.
learn-tawla-31-first-wrong = Spiele die 6 von 12 auf 6, dann die 4 von 24 auf 20.

# Moultezim

learn-moultezim-table = Das Startviertel des Gegners
learn-moultezim-table-text = Dein Gegner beginnt auf deiner 12. Am Ende des Wurfs darfst du höchstens vier der Felder 12 bis 7 besetzt halten. Jede andere Mauer ist erlaubt, auch aus sechs Feldern.
learn-moultezim-table-task = Du hältst vier dieser sechs. Würfle 6-5 und spiele: Ein fünftes darfst du nicht halten.
learn-moultezim-table-good = Das Brett lässt keinen Zug zu, der dort ein fünftes Feld besetzt.

# Nackgammon

learn-nackgammon-setup = { learn-backgammon-setup }
learn-nackgammon-setup-text = Du hast zwei Steine auf 24, zwei auf 23, vier auf 13, drei auf 8 und vier auf 6, und dein Gegner dasselbe vom anderen Ende. Jede Seite wirft einen Würfel; der höhere beginnt und spielt beide Würfel.
learn-nackgammon-setup-task = { learn-backgammon-setup-task }
learn-nackgammon-setup-good = { learn-backgammon-setup-good }
learn-nackgammon-setup-wrong = { learn-backgammon-setup-wrong }

# Irish

learn-irish-doublet = { learn-backgammon-doublet }
learn-irish-doublet-text = Ein Pasch sind zwei Schritte wie jeder andere Wurf, nicht vier.
learn-irish-doublet-task = Würfle 6-6 und spiele beide Sechsen.
learn-irish-doublet-good = Zwei Schritte, und dein Gegner würfelt.

learn-irish-end = { learn-portes-end }
learn-irish-end-text = Die Partie endet, wenn dein fünfzehnter Stein draußen ist. Jeder Gewinn zählt einen Punkt, auch wenn dein Gegner noch keinen Stein hinausgenommen hat.
learn-irish-end-task = { learn-portes-end-task }
learn-irish-end-good = Dein Gegner hatte noch keinen Stein draußen: trotzdem ein Punkt.

# Himly's Nard

learn-nard-himly-end = { learn-portes-end }
learn-nard-himly-end-text = Die Partie endet, wenn dein fünfzehnter Stein draußen ist. Sie zählt einen Punkt, oder zwei, wenn dein Gegner einen Stein auf der Bar oder in deinem Heimfeld hat. Steine, die draußen sind, ändern daran nichts.
learn-nard-himly-end-task = { learn-portes-end-task }
learn-nard-himly-end-good = Ein Stein deines Gegners stand auf deiner 5: zwei Punkte.

# The rules page

learn-rules-title = Regeln von { $game }
learn-rules-board = Brett am Anfang
learn-rules-way-parallel = Der Anfang. Weiß zieht entlang der gepunkteten Linie von 24 nach 1; Schwarz zieht in derselben Richtung.
learn-rules-way-contrary = Der Anfang. Weiß zieht entlang der gepunkteten Linie von 24 nach 1; Schwarz zieht in der Gegenrichtung.
learn-rules-way-same = Der Anfang. Beide Seiten ziehen entlang der gepunkteten Linie von 18 nach 1, über dieselben Felder.
learn-rules-way-laid = Der Anfang. Niemand zieht: Ein Stein von Feld 6 steht auf 12 und liegt auf 6, einer von 5 auf 11 und 5, bis zu 7 und 1.
learn-rules-presets = Regelwerke im Vergleich
learn-rules-preset = Regelwerk
learn-rules-differs = Was anders ist
learn-rules-fingerprint = Fingerabdruck
learn-rules-fingerprint-note = Der Fingerabdruck unterscheidet diese Regeln von allen anderen. Jede Partie und jede Aufzeichnung trägt ihn.
learn-rules-lesson = Die Lektion
learn-rules-text = Die vollständigen Regeln
learn-rules-failed = Die Regeln konnten nicht geholt werden: Der Server antwortet nicht.

# First visit

learn-first-gul-bara =
    Ein Pasch läuft durch alle höheren weiter, und was du davon nicht spielen kannst, spielt dein
    Gegner. Niemand wird je geschlagen.
learn-first-gioul =
    Ihr zieht einander entgegen, ein einzelner Stein sperrt ein Feld, und jeder Pasch läuft bis zu den
    Sechsen, vom ersten Wurf an.
learn-first-tawula =
    Dreizehn Steine warten in deiner Hand. Setzt du zu spät ein, kostet dich eine Capote sieben Punkte
    auf einmal.
learn-first-backgammon = Das überall bekannte Spiel: Ein einzelner Stein kann geschlagen werden und muss von vorn beginnen.
learn-first-celebi = Ein einzelner Stein kann geschlagen werden, und ab deinem vierten Wurf läuft ein Pasch durch alle höheren weiter.
learn-first-portes = Das griechische Backgammon, das erste Spiel des Tavli: Ein einzelner Stein kann geschlagen werden, ein Sieg zählt einen oder zwei Punkte.
learn-first-nackgammon = Backgammon mit schwererem Start: Vier deiner Steine beginnen hinter denen des Gegners.
learn-first-tavla = Backgammon wie in der Türkei: Wer im eigenen Heimfeld schlägt, muss stehen bleiben, und kein Sieg zählt drei.
learn-first-fevga = Niemand wird geschlagen: Ein Stein hält ein Feld. Zuerst läuft ein einzelner Stein am Start der anderen Seite vorbei; dann baust du Mauern und darfst nicht alle einsperren.
learn-first-moultezim = Fevga wie in der Türkei: höchstens vier Felder des Viertels, in dem die andere Seite beginnt.
learn-first-narde = Niemand wird geschlagen: Ein Stein hält ein Feld. Ein Stein je Wurf verlässt den Kopf, und eine Mauer aus sechs braucht einen Stein der anderen Seite davor.
learn-first-plakoto = Niemand wird geschlagen: Ein einzelner Stein wird unter deinem festgehalten und wartet. Achte auf deinen letzten Stein am Start: Sein Verlust kostet zwei Punkte.
learn-first-tapa = Plakoto wie in Bulgarien: Einzelne Steine werden festgehalten, und der letzte Stein am Start entscheidet die Partie.
learn-first-plakoto-express = Plakoto mit Weiterlaufen: Ein Pasch geht vom ersten Wurf an durch alle höheren weiter.
learn-first-jacquet = Niemand wird geschlagen: Ein Stein hält ein Feld. Zuerst läuft ein einzelner Stein bis nach Hause; sechs Felder in einer Reihe brauchen Steine auf deinen letzten zwei.
learn-first-irish = Das Backgammon der alten englischen Schenken: Ein Pasch wird nur zweimal gespielt, und jeder Sieg zählt einen Punkt.
learn-first-hypergammon = Backgammon mit drei Steinen auf jeder Seite: Jeder Stein zählt, und ein Spiel dauert nur Minuten.
learn-first-mahbusa-31 = Niemand wird geschlagen: Ein einzelner Stein wird unter deinem festgehalten und wartet. Eine Mutter gibt es nicht; jeder Stein, der dem Verlierer bleibt, ist ein Punkt.
learn-first-tawla-31 = Niemand wird geschlagen: Ein Stein hält ein Feld. Zuerst läuft ein einzelner Stein nach Hause; jeder Stein, der dem Verlierer bleibt, ist ein Punkt.
learn-first-acey-deucey = Das Brett ist leer: Deine Steine kommen aus der Hand, eine Sechs auf 19, eine Eins auf 24. Nach einer 2-1 nennst du irgendeinen Pasch, spielst ihn und wirfst noch einmal, wenn er ganz gespielt ist.
learn-first-nard-himly = Das Backgammon der alten englischen Schenken mit einer Zählung mehr: Wer am Ende einen Stein auf der Bar oder im Heimfeld des Gewinners hat, verliert zwei Punkte.
learn-first-verquere = Alle Steine beginnen auf 24. Von 24 bis 14 steht auf jedem Feld ein Stein von dir, und ein einzelner kann geschlagen werden. Mehr Steine auf der Bar als freie Felder zum Hereinkommen: Jan, zwei Punkte.
learn-first-laquet = Beide Seiten laufen in derselben Richtung über dieselben achtzehn Felder, und ein Stein hält ein Feld. Was eine Seite nicht spielen kann, darf die andere spielen oder ablehnen.
learn-first-ludus-anglicorum = Ein Wurf ist zwei Würfel und eine 6, die immer daliegt. Von 24 bis 13 steht auf jedem Feld ein Stein von dir, und ein einzelner kann geschlagen werden. Mehr Steine auf der Bar als freie Felder zum Hereinkommen: verloren.
learn-first-doublets = Niemand zieht: Eine Zahl legt einen Stein ihres Feldes um, und wenn alle liegen, nimmt sie einen hinaus. Was du nicht hast, spielt dein Gegner; ein Pasch bringt doppelt so viele Steine nach Wahl.
