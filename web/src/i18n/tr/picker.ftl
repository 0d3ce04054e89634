## The choice of a game.

picker-all = Bütün oyunlar ({ $count })
picker-find = Oyun bul
picker-none-found = Bu adda oyun yok.
picker-group-hit = Kırmalı
picker-group-block = Kapatmalı
picker-group-pin = Kapmalı
picker-group-pass = Oynayamadığını karşı taraf oynar
picker-group-museum = Müze: geçmişin oyunları
picker-group-several = Sırayla birkaç oyun
picker-short-hit = kırar
picker-short-block = kapatır
picker-short-pin = kapar
picker-short-pass = sürer gider
picker-short-museum = geçmişten
picker-short-several = birkaç oyun
picker-offline = Ağ olmadan oynamak için sakla
picker-offline-note = Bu oyunların rakipleri, en çok { $megabytes } MB.
picker-offline-failed = Saklanamadı.

# Not shown: the names of the games that come first in this language; games that the page does not have
# are left out.
picker-order = tavla gul-bara moultezim
