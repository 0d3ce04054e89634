## Home, and the pages that lead to others.

home-title = Bütün ailə bir masada
home-lead = { $games }: dəqiq qaydaları ilə. Pulsuz. Hesab yox, reklam yox.
home-cascade = Qoşa bütün yuxarı qoşalara qədər davam edir. Oynaya bilmədiyini o biri tərəf oynayır.
home-play-now = İndi oyna
home-gentle = { $game } · asan kompüter
home-friend = Dostunla oyna
home-friend-note = keçidlə
home-screen = Bir ekranda iki nəfər
home-screen-note = bu cihazda
home-anybody = İstənilən adamla oyna
home-here = İndi burada: { $count }
home-waiting = Gözləyən: { $count }
home-computer = Kompüterlə oyna
home-level = səviyyə { $level }
home-learn = { $game }: iki dəqiqəyə öyrən
home-learn-note = Taxtada, oynaya-oynaya.
home-yours = Sənin yerinin oyunları
home-all = Bütün oyunlar ({ $count })
home-find = Oyun tap
home-none-found = Bu adda oyun yoxdur.
home-go-on = Davam et
home-my-games = Bütün oyunlarım
home-your-turn = Növbə səndədir
home-new = Yeni oyun
home-change = Dəyiş
home-puzzle = Günün tapmacası
home-puzzle-row = Ardıcıl gün: { $count }
home-puzzle-game = { $game }: ən yaxşı gedişi tap.
home-puzzle-done = Bu gün həll olundu. Sabaha qədər!
home-next-lesson = Növbəti dərs: { $game }
home-hall = İndi zalda
home-nobody = İndi heç kim gözləmir. Hələlik kompüterlə oyna.
home-away = Zal cavab vermir. Yenidən cəhd edilir. Öz oyunların işləyir.
home-group-hit = Vurmalı
home-group-block = Bağlamalı
home-group-pin = Tutmalı
home-group-pass = Oynaya bilmədiyini o biri oynayır
home-group-several = Növbə ilə bir neçə oyun
home-short-hit = vurur
home-short-block = bağlayır
home-short-pin = tutur
home-short-pass = davam edir
home-short-several = bir neçə oyun
home-note-analysis = Matçın hər gedişi, qiymətləndirilmiş
home-note-editor = Mövqe qur və qiymətini öyrən
home-openings = Başlanğıclar
home-note-openings = Hər ilk zərin ən yaxşı gedişi
home-note-dice = Zərləri heç kimin seçmədiyini gör
home-note-games = Davam et, saxla, sil
home-note-statistics = Oyun-oyun necə oynadığın
home-note-companion = Masandakı taxta üçün zər və qaydalar
home-note-account = Ad, parol, cihazlar, məlumatların

# Not shown: the names of the games that come first in this language; games that the page does not have
# are left out.
home-order = narde tavla gul-bara
