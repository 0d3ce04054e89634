## Why a man may not move.

play-stuck-bar-first = Прво мора да влезе пулот од барот.
play-stuck-start-locked = Почетните пулови чекаат додека раката не се испразни.
play-stuck-blocked = { $number }: { $point } е на другата страна.
play-stuck-packed = { $number }: на { $point } не смее да застане втор твој пул.
play-stuck-may-not-bear-off = { $number }: овој пул сега не може да се извади.
play-stuck-shuts-out = { $number }: едно поле мора да остане слободно за пулот на барот.
play-stuck-hitter-stays = { $number }: пулот што тепал дома останува таму до крајот на твојот потег.
play-stuck-first-man = { $number }: се движи само првиот пул додека не стигне на { $point } или поблиску до дома.
play-stuck-head = { $number }: друг пул не смее да ја напушти главата во ова фрлање.
play-stuck-pinned = { $number }: овој пул е притиснат додека другиот не си замине.
play-stuck-man-pinned = { $number }: додека твој пул е притиснат, не смееш да вадиш.
play-stuck-too-many-points = { $number }: би држел премногу места во една четвртина.
play-stuck-imprisons = { $number }: другиот мора да може да излезе: отвори едно место во ѕидот.
play-stuck-blocks = { $number }: шест по ред е дозволено само ако негов пул ги поминал.
play-stuck-last-points-first = { $number }: шест по ред бараат твои пулови на 2 и 1.
play-stuck-begins-no-play = { $number }: инаку може да се одиграат повеќе броеви или поголемиот.
