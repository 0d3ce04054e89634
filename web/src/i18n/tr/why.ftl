## Why a play loses.

why-title = Neden
why-fact = { $fact }: en iyi hamleden sonra { $best }, bundan sonra { $played }.
why-price = Bunda daha iyi olmayan her hamle { $loss } veya daha fazla kaybettirir.
why-neither = İkisinde de daha iyi olmayan her hamle { $loss } veya daha fazla kaybettirir.
why-only = Burada yalnız { $play } iyi: ikinci en iyi hamle { $loss } kaybettirir.
why-prime = Rakibin pullarını durduran art arda kapılar
why-front = Rakibin son pulunun önündeki kapalı haneler
why-behind = Rakibin kapıları arkasında kalan pullar
why-points = Tutulan haneler
why-home = Evde tutulan haneler
why-outer = 12 ile 7 arasında tutulan haneler
why-heap = Bir hanede üçten fazla olan pullar
why-dead = 1 ve 2 numaralı hanelerdeki pullar
why-away = Henüz evde olmayan pullar
why-off = Toplanan pullar
why-gaps = Evdeki boş haneler
why-easy = Altı sayıdan, rakibin en az iki puluyla oynayabildikleri
why-gift = Rakibe geçen haneler
why-bar = Rakibin kırık pulları
why-entry = Altı sayıdan, rakibin kırık pulunu içeri sokanlar
why-risk = Rakibin sonraki atışının ortalama alabileceği haneler
why-shots = 36 atıştan, pul kırabilenler
why-hand = Eldeki pullar
why-back = Rakibin evindeki pullar
why-lost = 36 atıştan, rakibin tam oynayamadıkları
