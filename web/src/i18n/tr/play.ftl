## The shell: what every page shows.

play-app-name = Rosespring
# Between the parts of a list.
play-comma = {", "}
play-nav-dice = Zar kontrolü
play-dice-fair = Adil zar ✓
play-page-loading = Sayfa açılıyor…
play-page-failed = Sayfa açılamadı. Bağlantını kontrol et.
play-page-unknown = Böyle bir sayfa yok.

## Games and rule sets, as they are called in this language.

play-game-gul-bara = Gülbahar
play-game-gioul = Gül
play-game-tawula = Tavula
play-game-backgammon = Backgammon
play-game-celebi = Çelebi
play-game-portes = Portes
play-game-nackgammon = Nackgammon
play-game-tavla = Tavla
play-game-fevga = Fevga
play-game-moultezim = Mültezim
play-game-narde = Uzun nardı
play-game-plakoto = Plakoto
play-game-tapa = Tapa
play-game-plakoto-express = Plakoto Ekspres
play-game-jacquet = Jacquet
play-game-irish = İrlanda tavlası
play-game-hypergammon = Hypergammon
play-game-mahbusa-31 = Mahbusa 31
play-game-tawla-31 = Tawla 31
play-game-acey-deucey = Acey-deucey
play-game-nard-himly = Himly nardı
play-game-verquere = Verkeer
play-game-laquet = Laquet
play-game-ludus-anglicorum = İngiliz oyunu
play-game-doublets = Doublets
play-rules-gul-bara-2007 = Gülbahar, 2007 kuralları
play-rules-gul-bara-bulgarian = Gülbahar, Bulgar kuralları
play-rules-tawula-falkener = Tavula, Falkener’in girişi
play-rules-fevga-stuck = Fevga, oynayamayana açmak
play-rules-fevga-both-tables = Fevga, iki bölge birden
play-rules-moultezim-pbm = Mültezim, e-postayla oyun
play-rules-narde-blocked = Uzun nardı, biri oynayamazsa iki pul
play-rules-narde-step = Uzun nardı, sıkı set
play-rules-jacquet-1818 = 1818 Jacquet’si
play-rules-verquere-head = Verkeer, tek baş
play-rules-doublets-all = Doublets, bütün pullar ayakta

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
play-program = program
play-white-note = Fildişi
play-black-note = Koyu gül

## The lobby.

play-rule-set = Kurallar
play-auto-forced = Zorunlu aşamaları benim yerime oyna
play-analyse = Analiz et
play-cancel = Vazgeç
play-close = Kapat
play-load-failed = Sunucu yanıt vermiyor.
play-try-again = Yeniden dene
play-table-unreadable = Bu oyun açılamıyor: { $reason }
play-table-gone = Burada böyle bir oyun yok ya da oyun özel.
play-to-lobby = Bütün oyunlar

## At the table.

play-throw = Zar at
play-throw-first = Açılış zarı
play-done = Tamam
play-decline = Reddet
play-next-game = Sıradaki oyun
play-new-match = Yeni oyun
play-undo-step = Geri
play-undo-stage = { $number ->
    [1] Birleri geri al
    [2] İkileri geri al
    [3] Üçleri geri al
    [4] Dörtleri geri al
    [5] Beşleri geri al
   *[6] Altıları geri al
}
play-undo-turn = Hepsini geri al
play-resign = Pes et
play-sounds = Sesler
play-resign-offer = { $who ->
    [you] Pes etmeyi öneriyorsun.
   *[other] { $name } pes etmeyi öneriyor.
}
play-resign-refused = { $who ->
    [you] Oyuna devam ediyorsun.
   *[other] { $name } kabul etmedi: oyun sürüyor.
}
play-show-again = Tekrar
play-chat = Sohbet
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
play-next-four_steps = Çift gelirse 4 adım
play-next-four_steps-short = Çift: 4 adım
play-next-two_steps = Çift de tek sayılır: 2 adım
play-next-two_steps-short = Çift: 2 adım
play-next-of_choice = Çift: sayısının iki katı pul
play-next-of_choice-short = Çift: seçtiğin pullar
play-next-cascades = Çift gelirse zincir
play-next-cascades-short = Çift: zincir
play-next-plain = Zar { $number }/{ $of }: çift zincir açmaz
play-next-plain-short = Zar { $number }/{ $of }: zincir yok
## Settings.

play-settings = Ayarlar
play-tutor-checking = Hamlene bakılıyor…

## Connection and refusals.

play-connecting = Bağlanıyor…
play-lost = Bağlantı koptu. Oyun güvende; yeniden deneniyor…
play-data-removed = Tarayıcı bu sayfanın verilerini, onlarla birlikte bu oyunu da sildi.
play-computer-simple-short = Tam yüklenmedi: daha zayıf oynuyor
play-computer-simple = Bilgisayar henüz tam yüklenmedi ve düzeyinden daha zayıf oynuyor. Çevrimiçi olunca kendi düzeyinde oynar.
play-computer-stopped = Bilgisayar şu anda oynayamıyor. Yeniden deneniyor…
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
play-rejected-no-simd = Bu tarayıcı bu sayfa için çok eski: WebAssembly'sinde SIMD yok. Daha yenisinde oynanabilir.
play-rejected-no-storage = Bu tarayıcı sayfanın oyunları kaydetmesine izin vermiyor. Gizli pencere mi, yoksa depolama kapalı mı?
play-rejected-no-space = Bu sayfa için yer kalmadı; bu yüzden kaydedilmedi ve yapılmadı. Tüm oyunları dosya olarak kaydet, sonra gerekmeyenleri sil.
play-rejected-not-loaded = Sayfanın bir parçası eksik. Çevrimiçiyken sayfayı yenile.
play-rejected-no-net = Bu henüz tam yüklenmedi. Çevrimiçiyken yeniden dene.
play-rejected-ended = Sayfanın oyunu yürüten parçası durdu. Yeniden dene.
play-tap-empty = Halkalı bir pula dokun.
play-tap-theirs = { $side ->
    [black] Bu siyah pul. Sen beyazsın.
   *[white] Bu beyaz pul. Sen siyahsın.
}
play-rejected-rated-game = Puanlı bir maçtasın. Analiz, maç bitince açılır.

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
play-point-name-lying = Hane { $number }, { $men }, yatmış
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
play-men-on-white = kapılan beyaz pulun üstünde { $men }
play-men-on-black = kapılan siyah pulun üstünde { $men }
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
play-may-decline = Reddedebilirsin.
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
play-name-doublet = { $who ->
    [you] Bir çift söyle: 1’den 6’ya.
   *[other] { $name } bir çift söyleyecek.
}
play-plays = { $who ->
    [you] { $numbers } oynuyorsun.
   *[other] { $name } { $numbers } oynuyor.
}
play-plays-yours = { $number ->
    [1] { $name } senin birlerini oynuyor.
    [2] { $name } senin ikilerini oynuyor.
    [3] { $name } senin üçlerini oynuyor.
    [4] { $name } senin dörtlerini oynuyor.
    [5] { $name } senin beşlerini oynuyor.
   *[6] { $name } senin altılarını oynuyor.
}
play-thinking = { $who ->
    [you] Sen oynuyorsun…
   *[other] { $name } oynuyor…
}
play-threw = { $who ->
    [you] { $call } attın.
   *[other] { $name } { $call } attı.
}
play-named = { $who ->
    [you] { $call } dedin.
   *[other] { $name } { $call } dedi.
}
play-cascade = Zincir!
play-confirm = Hepsi oynandı. Tamam mı?
play-confirm-names = 2-1 oynandı. Tamam’dan sonra bir çift söylersin.
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
play-hand-over = { $who ->
    [you] { $groups } oynarsın, sonra zar atarsın.
   *[other] { $name } { $groups } oynar, sonra zar atar.
}
play-played = { $who ->
    [you] { $play } oynadın.
   *[other] { $name } { $play } oynadı.
}
play-hit-on = Vuruldu: { $points }.
play-pinned-on = Kapıldı: { $points }.
play-undone = { $steps ->
    [one] { $steps } adım geri alındı.
   *[other] { $steps } adım geri alındı.
}
# A man went from one place to another.
play-stepped = Çıkış { $from }, varış { $to }.
play-stepped-hit = Çıkış { $from }, varış { $to }, pul kırıldı.
play-stepped-pin = Çıkış { $from }, varış { $to }, pul kapıldı.
play-place-bar = kırık
play-place-hand = el
play-place-off = dışarı

## Typed commands. Words of this language, separated by commas, beside the English ones.

play-points = Haneler
play-log = Neler oldu

## The end.

play-won = { $who ->
    [you] Kazandın
   *[other] { $name } kazandı
}
play-draw = Berabere
play-end-show = Sonuç
play-result-single = Tek oyun
play-result-double = Mars
play-result-triple = Katmerli mars
play-result-capote = Kapot
play-result-mother = Ana kapıldı
play-result-jan = Jan
play-result-left = Kalan pullar
play-result-tie = Eşitlik
play-units = { $units ->
    [one] { $units } puan
   *[other] { $units } puan
}
play-result-note = { $result }, { $units }
play-result-note-resigned = Pes edildi: { $result }, { $units }
play-result-on-time = Süreyle kazanıldı
play-enter-dice = Zarı gir
