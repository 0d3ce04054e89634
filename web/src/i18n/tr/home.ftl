## Home, and the pages that lead to others.

home-title = Bütün aile tek masada
home-lead = { $games }: tam kurallarıyla. Ücretsiz. Hesap yok, reklam yok.
home-cascade = Çift, daha yükseklerin hepsine doğru sürer. Oynayamadığını karşı taraf oynar.
home-play-now = Hemen oyna
home-gentle = { $game } · kolay bilgisayar
home-friend = Arkadaşınla oyna
home-friend-note = bağlantıyla
home-screen = Bir ekranda iki kişi
home-screen-note = bu cihazda
home-anybody = Herhangi biriyle oyna
home-here = Burada: { $count }
home-waiting = Bekleyen: { $count }
home-computer = Bilgisayarla oyna
home-level = { $level }. seviye
home-learn = İki dakikada { $game } öğren
home-learn-note = Tahtada, oynayarak.
home-yours = Senin memleketinin oyunları
home-all = Bütün oyunlar ({ $count })
home-find = Oyun bul
home-none-found = Bu adda oyun yok.
home-go-on = Devam et
home-my-games = Bütün oyunlarım
home-your-turn = Sıra sende
home-new = Yeni oyun
home-change = Değiştir
home-puzzle = Günün bulmacası
home-puzzle-row = Üst üste gün: { $count }
home-puzzle-game = { $game }: en iyi hamleyi bul.
home-puzzle-done = Bugün çözüldü. Yarın görüşürüz!
home-next-lesson = Sıradaki ders: { $game }
home-hall = Şimdi salonda
home-nobody = Şimdi kimse beklemiyor. Bu arada bilgisayarla oyna.
home-away = Salon yanıt vermiyor. Yeniden deneniyor. Kendi oyunların çalışır.
home-group-hit = Kırmalı
home-group-block = Kapatmalı
home-group-pin = Kapmalı
home-group-pass = Oynayamadığını karşı taraf oynar
home-group-several = Sırayla birkaç oyun
home-short-hit = kırar
home-short-block = kapatır
home-short-pin = kapar
home-short-pass = sürer gider
home-short-several = birkaç oyun
home-note-analysis = Maçın her hamlesi, değerlendirilmiş
home-note-editor = Bir konum kur, değerlendirilsin
home-openings = Açılışlar
home-note-openings = Her ilk zarın en iyi hamlesi
home-note-dice = Zarları kimsenin seçmediğini gör
home-note-games = Devam et, kaydet, sil
home-note-statistics = Oyun oyun nasıl oynadığın
home-note-companion = Masandaki tahta için zar ve kurallar
home-note-account = Ad, parola, cihazlar, verilerin

# Not shown: the names of the games that come first in this language; games that the page does not have
# are left out.
home-order = tavla gul-bara moultezim
