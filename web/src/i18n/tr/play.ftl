## The shell: what every page shows.

play-app-name = Rosespring
# Between the parts of a list.
play-comma = {", "}
play-tagline = Gülbahar, Gül, Tavula ve tavla: hepsi tek masada.
play-skip-to-content = İçeriğe geç
play-navigation = Sayfalar
play-nav-play = Oyna
play-nav-learn = Öğren
play-nav-puzzles = Bulmacalar
play-nav-analysis = Analiz
play-nav-editor = Dizim
play-nav-companion = Gerçek tahta
play-nav-statistics = İstatistik
play-nav-dice = Zar kontrolü
play-nav-more = Menü
play-dice-promised = Zarlar { $fingerprint }…
play-page-loading = Sayfa açılıyor…
play-page-failed = Sayfa açılamadı. Sunucu çalışıyor mu?
play-page-unknown = Böyle bir sayfa yok.

## Games and rule sets, as they are called in this language.

play-game-gul-bara = Gülbahar
play-game-gioul = Gül
play-game-tawula = Tavula
play-game-backgammon = Tavla
play-game-note-gul-bara = Pul kırılmaz. Çift gelince altılara kadar zincir oynanır; oynayamadığını karşı taraf oynar.
play-game-note-gioul = Pullar karşılıklı yürür, kırılmaz; zincir ilk zardan başlar.
play-game-note-tawula = On üç pul elden girer. Açık pul kırılır, geç giren kapot olur.
play-game-note-backgammon = Herkesin bildiği tavla: pul kırılır, çift dört kez oynanır.
play-game-note-celebi = Tavlanın dizilişi ve kırması, Gülbahar’ın çiftleriyle.
play-rules-gul-bara-2007 = Gülbahar, 2007 kuralları
play-rules-gul-bara-bulgarian = Gülbahar, Bulgar kuralları
play-rules-tawula-falkener = Tavula, Falkener’in girişi
play-rules-short-gul-bara-2007 = 2007 kuralları
play-rules-short-gul-bara-bulgarian = Bulgar kuralları
play-rules-short-tawula-falkener = Falkener’in girişi
play-differs-gul-bara = Dördüncü zarından itibaren her çift zincir açar; oynayamadığını rakibin oynar.
play-differs-gul-bara-2007 = Yarım kalan zincirin gerisi yanar; kimse oynamaz.
play-differs-gul-bara-bulgarian = Açılış zarları oynanır, her oyun açılışla başlar; tek sayısı bile oynanamayan zincirden rakibe bir şey geçmez.
play-differs-gioul = Çiftler ilk zardan itibaren zincir açar; oynayamadığını rakibin oynar.
play-differs-tawula = Yeni pul, kırık pul gibi girer: altı ile 19’a, yek ile 24’e.
play-differs-tawula-falkener = Yeni pul başlangıç hanesinden sayılarak girer: altı ile 18’e, yek ile 23’e.
play-differs-backgammon = Turnuva oyunu, katlama zarı olmadan.
play-differs-celebi = Dördüncü atışından itibaren çiftlerin art arda oynandığı tavla; başladığın diziden oynayamadığını rakip oynar.

## Throws by their own names: said aloud and shown beside the dice.

play-throw-name-11 = hep yek
play-throw-name-21 = iki bir
play-throw-name-22 = dubara
play-throw-name-31 = se yek
play-throw-name-32 = seba-i dü
play-throw-name-33 = dü se
play-throw-name-41 = cihar-ı yek
play-throw-name-42 = cihar-ı dü
play-throw-name-43 = cihar-ı se
play-throw-name-44 = dört cihar
play-throw-name-51 = penc-ü yek
play-throw-name-52 = penc-ü dü
play-throw-name-53 = penc-ü se
play-throw-name-54 = beş dört
play-throw-name-55 = dü beş
play-throw-name-61 = şeş-ü yek
play-throw-name-62 = şeş-ü dü
play-throw-name-63 = şeş-ü se
play-throw-name-64 = şeş cihar
play-throw-name-65 = şeş beş
play-throw-name-66 = dü şeş
# Men of one stage: « Fours ».
play-numbers = { $number ->
    [1] Birler
    [2] İkiler
    [3] Üçler
    [4] Dörtler
    [5] Beşler
   *[6] Altılar
}

## Sides and players. $who is "you" where the one person at the screen is meant.

play-white = Beyaz
play-black = Siyah
play-you = Sen
play-computer = Bilgisayar
play-computer-at = Bilgisayar, { $level }. seviye
play-white-note = Fildişi
play-black-note = Koyu gül

## The lobby.

play-new-game = Yeni oyun
play-game = Oyun
play-rule-set = Kurallar
play-standard = Standart
play-rules-page = Kuralları oku
play-worked-position = Oynanmış bir konum
play-rules-sources = Kuralların kaynaklarını göster
play-opponent = Rakip
play-opponent-computer = Bilgisayar
play-opponent-friend = İki kişi
play-opponent-computer-note = Oynamayı kendi kendine öğrendi
play-opponent-friend-note = Bu ekranın başında
play-level = Seviye
play-level-name = { $level ->
    [1] Yeni başlayan
    [2] Çırak
    [3] Meraklı
    [4] Kulüp
    [5] Deneyimli
    [6] Uzman
    [7] Usta
   *[8] En güçlü
}
play-level-label = { $level }. seviye, { $name }
play-level-unrated = henüz ölçülmedi
play-level-elo = 1. seviyenin yaklaşık { $elo } üstünde
play-level-errs = sık hata yapar
play-level-elo-note = Elo, 7 puanlık maçlarda ölçüldü
play-level-few = Bilgisayar bu oyunu henüz öğrenmedi: genel ilkelerle oynar, seviyeleri azdır.
play-your-side = Pulların
play-match-length = Maç kaçta biter
play-match-units = { $to ->
    [1] 1 oyun
   *[other] { $to }
}
play-auto-forced = Zorunlu aşamaları benim yerime oyna
play-auto-forced-note = Tek hamlesi olan aşama hemen oynanır.
play-start = Tahtayı kur
play-starting = Tahta kuruluyor…
play-your-games = Oyunların
play-your-games-count = Oyunların ({ $count })
play-no-games = Henüz oyun yok. Başladığın oyun, ayrılsan da burada seni bekler.
play-games-and-lessons = Oyunlar ve dersler
play-remove = Sil
play-analyse = Analiz et
play-analyse-game = Analiz et: { $title }
play-remove-game = Sil: { $title }
play-remove-ask = Bu oyun silinsin mi: { $title }? Geri getirilemez.
play-cancel = Vazgeç
play-close = Kapat
play-finished = Bitti
play-in-play = Sürüyor
play-versus = { $white } – { $black }
play-match-to = / { $to } puan
play-load-failed = Sunucu yanıt vermiyor.
play-try-again = Yeniden dene
play-table-unreadable = Bu oyun açılamıyor: { $reason }
play-table-gone = Bu oyun artık burada değil.
play-to-lobby = Bütün oyunlar

## At the table.

play-throw = Zar at
play-throw-first = Açılış zarı
play-done = Tamam
play-next-game = Sıradaki oyun
play-new-match = Yeni oyun
play-rematch = Rövanş
play-undo-step = Geri
play-undo-stage = Aşamayı geri al
play-undo-turn = Hepsini geri al
play-undo-stage-short = Aşama
play-undo-turn-short = Hepsi
play-resign = Pes et
play-resign-ask = Ne kadarını veriyorsun?
play-resign-consent = Karşı tarafın kabul etmesi gerekir.
play-resign-offer = { $who ->
    [you] Pes etmeyi öneriyorsun.
   *[other] { $name } pes etmeyi öneriyor.
}
play-resign-accept = Kabul et
play-resign-refuse = Oyuna devam
play-resign-refused = { $who ->
    [you] Oyuna devam ediyorsun.
   *[other] { $name } kabul etmedi: oyun sürüyor.
}
play-show-again = Tekrar
play-save-game = Kaydet
play-skip = Atla
play-moves = Hamleler
play-no-moves = Henüz hamle yok.
play-signs = İşaretler
play-sign-times = bu adım dört kez
play-sign-hit = pul kırar
play-sign-lost = bu sayı yanar
play-sign-passed = rakibe geçer
play-sign-single = yalnız bir pulun için yer
play-menu = Hamleler ve ayarlar
play-pip-word = hane
play-off = dışarı
play-hand = elde
play-score-line = { $to ->
    [1] tek oyun
   *[other] { $to } puanlık maç
}
play-game-number = { $number }. oyun
play-next-four = Çift gelirse 4 adım
play-next-four-short = Çift: 4 adım
play-next-cascades = Çift gelirse zincir
play-next-cascades-short = Çift: zincir
play-next-plain = Zar { $number }/{ $of }: çift zincir açmaz
play-next-plain-short = Zar { $number }/{ $of }: zincir yok
play-to-throw = zar sırası
play-to-move = hamle sırası

## Settings.

play-settings = Ayarlar
play-speed = Hız
play-speed-slow = Yavaş
play-speed-normal = Normal
play-speed-fast = Hızlı
play-speed-instant = Anında
play-numbering = Hane numaraları
play-numbering-mover = Oynayanınki
play-numbering-mine = Hep benimki
play-shape = Tahta
play-shape-auto = Ekrana göre
play-shape-wide = Geniş
play-shape-tall = Dik
play-home-left = Ev solda
play-coordinates = Hanelerde numara
play-show-arrows = Son hamlenin okları
play-show-bar = Değerlendirme çubuğu
play-tutor = Öğretmen neyi haber versin
play-tutor-off = Hiçbir şeyi
play-tutor-small = Küçük hataları
play-tutor-medium = Hataları
play-tutor-large = Büyük hataları
play-tutor-checking = Hamlene bakılıyor…
play-tutor-title = Daha iyi bir hamle vardı
play-tutor-loses = { $loss } puan kaybettirir.
play-tutor-better = daha iyi: %{ $best } kazanır, seninki %{ $made }.
play-tutor-take-back = Geri al
play-tutor-anyway = Yine de oyna
play-theme = Tahta ve sayfa
play-theme-wood = Ahşap
play-theme-flat = Sade
play-theme-contrast = Yüksek karşıtlık
play-mode = Işık
play-mode-auto = Sistem gibi
play-mode-light = Açık
play-mode-dark = Koyu
play-sounds = Sesler
play-sound-dice = Zarlar
play-sound-men = Pullar
play-sound-scenes = Devir ve bitiş
play-volume-off = kapalı
play-sound-ask = Zar ve pul sesleri çalsın mı?
play-sound-on = Sesi aç
play-sound-no = Hayır
play-language = Dil
play-unreviewed = { $language } (incelenmedi)
play-unreviewed-note = “İncelenmedi” yazan çeviriyi ana dili o olan biri henüz okumadı.
play-digits = Rakamlar
play-digits-latin = 1 2 3
play-digits-local = Dildeki gibi

## Keys.

play-keys = Tuşlar
play-key-space = Boşluk
play-key-enter = Enter
play-key-arrows = Oklar
play-key-shift = Shift { $key }
play-key-throw = zar at, tamam
play-key-point = odaktaki haneden oyna, yoksa tamam
play-key-walk = haneden haneye geç
play-key-swap = zarların sırasını değiştir
play-key-undo = bir adımı geri al
play-key-undo-stage = bir aşamayı geri al
play-key-repeat = son adımı yinele
play-key-hint = ipucunu göster ya da gizle
play-key-command = komut yaz

## Connection and refusals.

play-connecting = Bağlanıyor…
play-lost = Bağlantı koptu. Oyun güvende; yeniden deneniyor…
play-try-now = Şimdi dene
play-rejected-malformed = Sunucu bunu anlamadı.
play-rejected-wrong-phase = Şu anda olmaz.
play-rejected-illegal-step = Bu adım olmaz.
play-rejected-not-your-seat = Sıra sende değil.
play-rejected-not-kept = Kaydedilemedi, bu yüzden yapılmadı. Disk dolu mu, yazmaya kapalı mı?
play-rejected-internal = Sunucu bunu yapamadı.
play-rejected-busy = Motor meşgul. Birazdan yeniden dene.
play-rejected-run-stopped = Pul o kadar uzağa gidemez.
play-rejected-man-stuck = Oradan şimdi hiçbir pul oynayamaz.
play-rejected-offline = Bağlantı yok: hiçbir şey gönderilmedi.
play-stuck-bar-first = Önce kırık pulun girmeli.
play-stuck-start-locked = Elin boşalana kadar başlangıç pulların kıpırdamaz.
play-stuck-blocked = { $number }: { $point } rakipte.
play-stuck-packed = { $number }: { $point } üzerinde ikinci bir pulun duramaz.
play-stuck-may-not-bear-off = { $number }: bu pul şimdi toplanamaz.
play-stuck-shuts-out = { $number }: kırık pul için bir hane boş kalmalı.
play-stuck-begins-no-play = { $number }: başka türlü daha çok sayı ya da büyüğü oynanabilir.

## Evaluation and hint.

play-evaluation = Değerlendirme: { $lines }
play-bar-waits = hesaplanıyor
play-win-chance = { $who ->
    [you] Kazanma şansın %{ $percent }
   *[other] { $name }, kazanma şansı %{ $percent }
}
play-win-chance-higher = { $who ->
    [you] Kazanma şansın %{ $percent }, mars ya da üstü %{ $higher }
   *[other] { $name }, kazanma şansı %{ $percent }, mars ya da üstü %{ $higher }
}
play-match-chance = { $who ->
    [you] Maçı kazanma şansın %{ $percent }
   *[other] { $name }, maçı kazanma şansı %{ $percent }
}
play-hint = İpucu
play-hint-show = İpucunu göster
play-hint-hide = İpucunu gizle
play-hint-thinking = En iyi hamle aranıyor…
play-hint-failed = Şu anda ipucu yok.
play-hint-win = %{ $percent } kazanır
play-hint-loses = { $loss } puan kaybettirir
play-hint-only = tek hamle
play-hint-gift = { $groups } rakibe geçer
play-hint-undo = oynamak için aşamayı geri al

## The board for a screen reader.

play-board-name = Tahta, { $title }
# $men is one of play-men-…, $legal one of play-can-play or empty.
play-point-name = Hane { $number }, { $men }
play-point-name-single = Hane { $number }, { $men }, yalnız bir pul alır
play-bar-name = Kırık, { $men }
play-hand-name = Elde, { $men }
play-off-name = Toplanan, { $men }
play-with-plays = { $place }, oynanabilir: { $numbers }
play-empty = boş
play-men-white = { $count ->
    [one] { $count } beyaz pul
   *[other] { $count } beyaz pul
}
play-men-black = { $count ->
    [one] { $count } siyah pul
   *[other] { $count } siyah pul
}
play-die-name = Zar { $face }. Sırayı değiştir
play-die-name-first = Zar { $face }, önce oynanır. Sırayı değiştir
play-opening-die = { $name }, zar: { $face }

## The ladder.

play-ladder-name = Merdiven
play-gift = hediye
play-gift-of = { $who ->
    [you] Senden hediye
   *[other] Hediye eden: { $name }
}
play-number-to-play = oynanacak
play-number-played = oynandı
play-number-lost = yandı
play-number-passed-on = rakibe geçti
play-stage-name = { play-numbers }: { $states }
play-ladder-left = { $number ->
    [1] Birler: { $left } kaldı.
    [2] İkiler: { $left } kaldı.
    [3] Üçler: { $left } kaldı.
    [4] Dörtler: { $left } kaldı.
    [5] Beşler: { $left } kaldı.
   *[6] Altılar: { $left } kaldı.
}
play-ladder-then = Sonra { $numbers }.
play-to-play = Oynanacak: { $numbers }.
play-all-played = Hepsi oynandı.

## What happens.

play-opening = Herkes tek zar atar; büyük atan başlar.
play-tie = İkisi de { $face } attı: bir daha.
play-begins = { $who ->
    [you] Sen başlıyorsun: { $own } – { $other }.
   *[other] { $name } başlıyor: { $own } – { $other }.
}
play-begins-won = { $who ->
    [you] Son oyunu sen kazandın ve başlıyorsun.
   *[other] { $name } son oyunu kazandı ve başlıyor.
}
play-your-throw = { $who ->
    [you] Zar sende.
   *[other] { $name } zar atacak.
}
play-thinking = { $who ->
    [you] Sen oynuyorsun…
   *[other] { $name } oynuyor…
}
play-threw = { $who ->
    [you] { $call } attın.
   *[other] { $name } { $call } attı.
}
play-cascade = Zincir!
play-confirm = Her şey oynandı.
play-done-passes = { $who ->
    [you] Tamam ile { $groups } sana geçer.
   *[other] Tamam ile { $name } { $groups } alır.
}
play-passed = { $who ->
    [you] Gele: { $numbers } için hamlen yok.
   *[other] { $name } gele: { $numbers } için hamlesi yok.
}
play-lost-numbers = Yandı: { $numbers }.
play-no-more = Oynanacak başka sayı yok.
play-only-play = Tek hamle buydu, senin yerine oynandı.
play-stalls = { $who ->
    [you] Tıkandın: { $number }
   *[other] { $name } tıkandı: { $number }
}
play-hand-over = { $who ->
    [you] { $groups } oynarsın, sonra zar atarsın.
   *[other] { $name } { $groups } oynar, sonra zar atar.
}
play-played = { $who ->
    [you] { $play } oynadın.
   *[other] { $name } { $play } oynadı.
}
play-hit-on = Vuruldu: { $points }.

play-undone = { $steps ->
    [one] { $steps } adım geri alındı.
   *[other] { $steps } adım geri alındı.
}
# A man went from one place to another.
play-stepped = Çıkış { $from }, varış { $to }.
play-stepped-hit = Çıkış { $from }, varış { $to }, pul kırıldı.
play-place-bar = kırık
play-place-hand = el
play-place-off = dışarı

## Typed commands. Words of this language, separated by commas, beside the English ones.

play-points = Haneler
play-log = Neler oldu
play-command = Komut
play-command-send = Gönder
play-command-help-text = Hamleyi yazıldığı gibi yaz: 24/18 13/11; iki pul için (2). Ya da bir sözcük: at, tamam, geri, aşamayı geri al, ipucu, nerede, pes.
play-command-throw = at, zar, zar at
play-command-done = tamam, bitti
play-command-next = sıradaki, sıradaki oyun, sonraki
play-command-undo = geri, geri al
play-command-undo-stage = aşama, aşamayı geri al
play-command-undo-turn = hepsi, hepsini geri al
play-command-hint = ipucu
play-command-where = nerede, tahta
play-command-help = yardım
play-command-resign = pes, pes et
play-command-unknown = “{ $word }” anlaşılmadı. Hamle 24/18 gibi yazılır.
play-command-cannot = { $from }/{ $to } şu anda oynanamaz.
play-command-not-now = Şu anda olmaz.
play-side-line = { $name }: { $pips } hane kaldı, { $off } pul toplandı

## The end.

play-won = { $who ->
    [you] Kazandın
   *[other] { $name } kazandı
}
play-draw = Berabere
play-draw-note = Artık iki taraf da oynayamaz.
play-capote-why = İlk pul toplandığında { $men } pul daha girecekti.
play-result-single = Tek oyun
play-result-double = Mars
play-result-triple = Katmerli mars
play-result-capote = Kapot
play-units = { $units ->
    [one] { $units } puan
   *[other] { $units } puan
}
play-result-note = { $result }, { $units }
play-result-note-resigned = Pes edildi: { $result }, { $units }
play-match-over = { $who ->
    [you] Maçı aldın.
   *[other] { $name } maçı aldı.
}
play-enter-dice = Zarı gir
play-facing = Ekran
play-facing-together = İkisi birlikte görür
play-facing-strip = Üst şerit ters
play-facing-board = Tahta oynayana döner
