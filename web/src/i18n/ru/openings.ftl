## Openings: the plays of first throws.

openings-games = Начала
openings-title = Начала: { $game }
openings-throw = Первый бросок
openings-mine = Этот бросок выпадал тебе: { $times }; из них с лучшим ходом: { $best }.
openings-play = Играть отсюда
openings-starter = Начинающий выигрывает { $win } % партий.
openings-how = Числа — очки за партию, найденные многократным доигрыванием каждой позиции; их погрешность около { $error }.
openings-none = Компьютер ещё не изучил эту игру.
