## Openings: the plays of first throws.

openings-games = Отворања
openings-title = Отворања: { $game }
openings-throw = Прво фрлање
openings-mine = Го имаше ова фрлање: { $times }; од нив со најдобриот потег: { $best }.
openings-play = Играј оттука
openings-starter = Кој почнува, добива { $win } % од игрите.
openings-how = Броевите се поени по игра, од многу одигрувања на секоја позиција; нивната грешка е околу { $error }.
openings-none = Компјутерот сè уште не ја проучил оваа игра.
