## The pages of analyses.

analysis-title = Analiz
analysis-lead = Oyun nerede kazanıldı, nerede kaybedildi: hamle hamle.
analysis-list-title = Analizlerin
analysis-none = Henüz analiz edilmiş oyun yok.
analysis-games-title = Oyunların
analysis-no-games = Burada analiz edilmemiş oyun kalmadı.
analysis-paste-title = Başka yerden bir kayıt
analysis-paste-label = Kaydın metni
analysis-paste-hint = Bu programın bir kaydını metin ya da JSON olarak, ya da başka bir programın maçını .mat ya da SGF olarak yapıştır.
analysis-analyse = Analiz et
analysis-choose-file = Dosyaları seç
analysis-faults = Bu kayıtta bir yanlış ya da eksik var. Okunabilen kısım analiz edildi.
analysis-assumed = Metin UTF-8 değil, { $encoding } olarak okundu: adlardaki bazı harfler yanlış olabilir.
analysis-cube = { $count ->
    [one] Kayıtta katlama küpüyle ilgili bir karar var. Değerlendirilmez; oyunu küpsüz sayılır.
   *[other] Kayıtta katlama küpüyle ilgili { $count } karar var. Değerlendirilmezler; oyunlar küpsüz sayılır.
}
analysis-refused = Bu analiz edilemiyor:
analysis-remove = Analizi sil: { $white } ve { $black }
analysis-remove-ask = Bu analiz silinsin mi: { $white } ve { $black }? Oyunun kendisi kalır.
analysis-remove-yes = Sil
analysis-rating-of = { $name } { $rating }
analysis-between = { $white } – { $black }
analysis-opening-page = Analiz açılıyor…
analysis-gone = Bu analiz artık yok.
analysis-to-list = Bütün analizler
analysis-offline = Sunucu yanıt vermiyor.
analysis-connection-lost = Bağlantı koptu. Yeniden deneniyor.
analysis-unkept = Bulunanlar kaydedilemiyor: disk dolu olabilir.

## How far it is.

analysis-progress = { $of } içinden { $done } incelendi
analysis-state-waiting = Başka bir analizi bekliyor
analysis-state-running = Hesaplanıyor
analysis-state-stopped = Durduruldu
analysis-state-done = Tamam
analysis-depth = { $plies ->
    [0] ileri bakmadan
    [one] { $plies } zar ileri
   *[other] { $plies } zar ileri
}
analysis-depth-none = henüz bakılmadı
analysis-by-trials = { $trials ->
    [one] { $trials } deneme
   *[other] { $trials } deneme
}
analysis-exact = kesin
analysis-deepen = { $plies ->
    [one] { $plies } zar ileri bak
   *[other] { $plies } zar ileri bak
}
analysis-roll-out = Denemelerle ölç
analysis-roll-out-more = Daha çok deneme
analysis-rolling = Denemeler: { $trials } / { $of }
analysis-stop = Durdur
analysis-go-on = Devam et

## The board and the moves.

analysis-board = Analiz tahtası
analysis-moves = Hamleler
analysis-games = Oyun
analysis-game = { $number }. oyun
analysis-first = İlk
analysis-back = Geri
analysis-on = İleri
analysis-last = Son
analysis-turn-label = { $number ->
    [0] İlk elden önce
   *[other] { $number }. el
}, { $name }: { $dice }
analysis-turn-opening = { $who ->
    [you] Açılış, sen başlıyorsun: { $dice }
   *[other] Açılış, { $name } başlıyor: { $dice }
}
analysis-no-play = hamle yok
analysis-cascade = zincir
analysis-received = { $who ->
    [you] Geçenleri sen oynuyorsun
   *[other] { $name } geçenleri oynuyor
}
analysis-class-forced = tek hamle
analysis-class-best = en iyi hamle
analysis-class-fine = iyi hamle
analysis-class-doubtful = şüpheli
analysis-class-error = hata
analysis-class-blunder = büyük hata
analysis-luck-of-throw = Bu zarın şansı
analysis-result = { $who ->
    [you] Sen kazandın: { $result }
   *[other] { $name } kazandı: { $result }
}
analysis-no-result = Bitmedi

## The stage looked at.

analysis-tabs = Ne gösteriliyor
analysis-tab-stage = Hamle
analysis-tab-throws = Zarlar
analysis-tab-summary = Özet
analysis-tab-moves = Hamleler
analysis-candidates = Adaylar
analysis-made = oynanan
analysis-not-yet = Bu hamlenin sayıları daha gelmedi.
analysis-only = Tek hamle vardı.
analysis-loss-note = Kayıp, hamleleri ortak olan en derin bakışla karşılaştırır.
analysis-chances = %{ $win } kazanır, %{ $double } mars ya da üstüyle; %{ $lose } mars ya da üstüyle kaybeder
analysis-then = Sonra
analysis-gift = { $who ->
    [you] Sana hediye
   *[other] Hediye, alan { $name }
}: { $groups }, { $pips ->
    [one] { $pips } hane
   *[other] { $pips } hane
}
analysis-who-stands = { $name }: kazanma şansı %{ $win }
analysis-choose-play = Sayılarını görmek için listeden bir hamle seç.

## All throws.

analysis-map-title = Başka zarların değeri
analysis-map-note = { $who ->
    [you] Senin için.
   *[other] Kimin için: { $name }.
} En iyi oynanışını görmek için bir zar seç.
analysis-map-cascades = Her zincir sonuna dek oynanır.
analysis-map-gift = { $pips ->
    [one] { $pips } hane rakibe geçer
   *[other] { $pips } hane rakibe geçer
}
analysis-map-thrown = gelen zar
analysis-what-if = { $who ->
    [you] { $dice } atsaydın?
   *[other] { $name } { $dice } atsaydı?
}
analysis-as-thrown = Gelen zara dön: { $dice }
analysis-thinking = Düşünüyor…
analysis-nothing-to-play = Bu zarla oynanacak bir şey yok.

## What it comes to.

analysis-rating = Hata oranı, az olan iyi
analysis-rating-note = Bir kararda ortalama kaybın 500 katı. Azı iyidir: 0 kusursuzdur.
analysis-decisions = Kararlar
analysis-doubtfuls = Şüpheli hamleler
analysis-errors = Hatalar
analysis-blunders = Büyük hatalar
analysis-lost = Hamlelerde kaybedilen
analysis-luck = Şans
analysis-luck-opening = Açılış
analysis-luck-throws = Sıradan zarlar
analysis-luck-cascades = Zincirler
analysis-luck-gifts = Alınan hediyeler
analysis-luck-note = Gelen zarlar ortalama zardan ne kadar iyiydi, puan olarak.
analysis-mistakes = En büyük hatalar
analysis-no-mistakes = Sözü edilecek bir kayıp yok.
analysis-mistake = { $name }, { $turn }. el: { $play }
analysis-cards = Anki kartları olarak kaydet
analysis-cards-busy = Kartlar yazılıyor…

## The graph.

analysis-graph = Oyunun gidişi
analysis-graph-value = { $turn }. Değer { $worth } ({ $name }), şans { $luck }
analysis-graph-equity = { $who ->
    [you] Sana değeri
   *[other] Değer: { $name }
}
analysis-graph-luck = { $who ->
    [you] Senin şansın
   *[other] Şans: { $name }
}
analysis-graph-cascades = Zincir
analysis-graph-gifts = Hediye
analysis-graph-errors = Hata ya da büyük hata

## From here on.

analysis-play-on = Buradan oyna
analysis-play-on-note = Sıra: { $name }. Bu tarafı sen oynarsın, öbürünü bilgisayar.
analysis-play-on-start = Oyna
analysis-play-on-failed = Oyun başlatılamadı.

## Several records together.

analysis-report = Hepsinin ortak raporu
analysis-report-title = { $count ->
    [one] Bir kayıt
   *[other] { $count } kayıt birlikte
}
analysis-report-of = Kimin hataları
analysis-report-everybody = herkes
analysis-report-players = Oyuncuya göre
analysis-report-games = Oyuna göre
analysis-report-opponents = Rakibe göre
analysis-report-phases = Oyunun bölümüne göre
analysis-phase-opening = İlk dört atış
analysis-phase-contact = Taraflar karşılaşabilir
analysis-phase-race = Yarış
analysis-phase-bear-off = Pul toplama
analysis-report-rate = Hata oranı
analysis-report-all = Toplam
analysis-report-progress = { $all } kayıttan { $done } tanesine bakıldı
analysis-report-refused = Çözümlenmedi:
analysis-report-repeated = { $count ->
    [one] Bir dosyada başka bir dosyanın maçı var, sayılmaz.
   *[other] { $count } dosyada başka dosyaların maçları var, sayılmaz.
}

## Turns as a moving picture.

analysis-clip = Klip
analysis-clip-from = Başlangıç hamlesi
analysis-clip-to = son hamle
analysis-clip-failed = Klip yapılamadı. Yeniden dene ya da daha az tur seç.
