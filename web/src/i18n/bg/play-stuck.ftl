## Why a man may not move.

play-stuck-bar-first = Първо трябва да влезе пулът от бара.
play-stuck-start-locked = Началните ти пулове чакат, докато ръката ти се изпразни.
play-stuck-blocked = { $number }: { $point } е на другата страна.
play-stuck-packed = { $number }: на { $point } не може да застане втори твой пул.
play-stuck-may-not-bear-off = { $number }: този пул още не може да се изведе.
play-stuck-shuts-out = { $number }: едно поле трябва да остане свободно за пула на бара.
play-stuck-hitter-stays = { $number }: пул, ударил в дома, остава там до края на хода ти.
play-stuck-first-man = { $number }: мести се само първият ти пул, докато не стигне { $point } или по-близо до дома.
play-stuck-head = { $number }: друг пул не може да напусне главата в това хвърляне.
play-stuck-pinned = { $number }: този пул е притиснат, докато другият не си тръгне.
play-stuck-man-pinned = { $number }: докато твой пул е притиснат, не можеш да извеждаш.
play-stuck-too-many-points = { $number }: ще държиш твърде много места в едно поле.
play-stuck-imprisons = { $number }: другият трябва да може да излезе: отвори едно място в стената.
play-stuck-blocks = { $number }: шест поред е позволено само ако негов пул ги е подминал.
play-stuck-last-points-first = { $number }: шест поред искат твои пулове на 2 и 1.
play-stuck-begins-no-play = { $number }: иначе могат да се изиграят повече числа или по-голямото.
