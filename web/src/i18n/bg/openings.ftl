## Openings: the plays of first throws.

openings-games = Начала
openings-title = Начала: { $game }
openings-throw = Първо хвърляне
openings-mine = Имал си това хвърляне: { $times }; от тях с най-добрия ход: { $best }.
openings-play = Играй оттук
openings-starter = Който започва, печели { $win } % от игрите.
openings-how = Числата са точки на игра, от много разигравания на всяка позиция; грешката им е около { $error }.
openings-none = Компютърът още не е изследвал тази игра.
