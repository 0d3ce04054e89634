## Openings: the plays of first throws.

openings-games = Eröffnungen
openings-title = Eröffnungen: { $game }
openings-throw = Erster Wurf
openings-mine = So oft hattest du diesen Wurf: { $times }; davon mit dem besten Zug: { $best }.
openings-play = Von hier spielen
openings-starter = Wer beginnt, gewinnt { $win } % der Partien.
openings-how = Die Zahlen sind Punkte je Partie, gefunden durch vielfaches Ausspielen; ihr Fehler ist etwa { $error }.
openings-none = Dieses Spiel hat der Computer noch nicht untersucht.
