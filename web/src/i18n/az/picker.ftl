## The choice of a game.

picker-all = Bütün oyunlar ({ $count })
picker-find = Oyun tap
picker-none-found = Bu adda oyun yoxdur.
picker-group-hit = Vurmalı
picker-group-block = Bağlamalı
picker-group-pin = Tutmalı
picker-group-pass = Oynaya bilmədiyini o biri oynayır
picker-group-museum = Muzey: keçmişin oyunları
picker-group-several = Növbə ilə bir neçə oyun
picker-short-hit = vurur
picker-short-block = bağlayır
picker-short-pin = tutur
picker-short-pass = davam edir
picker-short-museum = keçmişdən
picker-short-several = bir neçə oyun
picker-offline = Şəbəkəsiz oynamaq üçün saxla
picker-offline-note = Bu oyunların rəqibləri, ən çoxu { $megabytes } MB.
picker-offline-failed = Saxlamaq mümkün olmadı.

# Not shown: the names of the games that come first in this language; games that the page does not have
# are left out.
picker-order = narde tavla gul-bara
