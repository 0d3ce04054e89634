## The shell: what every page shows.

play-app-name = Rosespring
# Between the parts of a list.
play-comma = {", "}
play-nav-dice = Zər yoxlaması
play-dice-fair = Ədalətli zər ✓
play-page-loading = Səhifə açılır…
play-page-failed = Səhifə açılmadı. Bağlantını yoxla.
play-page-unknown = Belə səhifə yoxdur.

## Games and rule sets, as they are called in this language.

play-game-gul-bara = Gülbahar
play-game-gioul = Gül
play-game-tawula = Tavula
play-game-backgammon = Bekqemmon
play-game-celebi = Çələbi
play-game-portes = Portes
play-game-nackgammon = Nekqemmon
play-game-tavla = Tavla
play-game-fevga = Fevqa
play-game-moultezim = Mültəzim
play-game-narde = Uzun nərd
play-game-plakoto = Plakoto
play-game-tapa = Tapa
play-game-plakoto-express = Plakoto Ekspres
play-game-jacquet = Jake
play-game-irish = İrland nərdi
play-game-hypergammon = Hiperqemmon
play-game-mahbusa-31 = Mahbusa 31
play-game-tawla-31 = Taula 31
play-game-acey-deucey = Eysi-dyusi
play-game-nard-himly = Himli nərdi
play-game-verquere = Verker
play-game-laquet = Laket
play-game-ludus-anglicorum = İngilis oyunu
play-game-doublets = Dablets
play-rules-gul-bara-2007 = Gülbahar, 2007 qaydaları
play-rules-gul-bara-bulgarian = Gülbahar, bolqar qaydaları
play-rules-tawula-falkener = Tavula, Falkener girişi
play-rules-fevga-stuck = Fevqa, oynaya bilməyənə açmaq
play-rules-fevga-both-tables = Fevqa, hər iki bölmə
play-rules-moultezim-pbm = Mültəzim, məktubla oyun
play-rules-narde-blocked = Uzun nərd, biri oynaya bilmirsə iki daş
play-rules-narde-step = Uzun nərd, sərt sədd
play-rules-jacquet-1818 = 1818-ci ilin Jakesi
play-rules-verquere-head = Verker, tək baş
play-rules-doublets-all = Dablets, bütün daşlar ayaqda

## Throws by their own names: said aloud and shown beside the dice.

play-throw-name-11 = qoşa yek
play-throw-name-21 = dü yek
play-throw-name-22 = qoşa dü
play-throw-name-31 = sə yek
play-throw-name-32 = sə dü
play-throw-name-33 = qoşa sə
play-throw-name-41 = cahar yek
play-throw-name-42 = cahar dü
play-throw-name-43 = cahar sə
play-throw-name-44 = qoşa cahar
play-throw-name-51 = pənc yek
play-throw-name-52 = pənc dü
play-throw-name-53 = pənc sə
play-throw-name-54 = pənc cahar
play-throw-name-55 = qoşa pənc
play-throw-name-61 = şeş yek
play-throw-name-62 = şeş dü
play-throw-name-63 = şeş sə
play-throw-name-64 = şeş cahar
play-throw-name-65 = şeş beş
play-throw-name-66 = qoşa şeş
# Men of one stage: « Fours ».
play-numbers = { $number ->
    [1] Birlər
    [2] İkilər
    [3] Üçlər
    [4] Dördlər
    [5] Beşlər
   *[6] Altılar
}

## Sides and players. $who is "you" where the one person at the screen is meant.

play-white = Ağ
play-black = Qara
play-you = Sən
play-computer = Kompüter
play-computer-at = Kompüter, səviyyə { $level }
play-program = proqram
play-white-note = Fil sümüyü
play-black-note = Tünd gül

## The lobby.

play-rule-set = Qaydalar
play-auto-forced = Məcburi pillələri mənim yerimə oyna
play-analyse = Təhlil et
play-cancel = Ləğv et
play-close = Bağla
play-load-failed = Server cavab vermir.
play-try-again = Yenidən cəhd et
play-table-unreadable = Bu oyun açılmır: { $reason }
play-table-gone = Burada belə oyun yoxdur, ya da bağlıdır.
play-to-lobby = Bütün oyunlar

## At the table.

play-throw = Zər at
play-throw-first = Açılış zəri
play-done = Hazır
play-decline = İmtina et
play-next-game = Növbəti
play-new-match = Yeni oyun
play-undo-step = Geri
play-undo-stage = { $number ->
    [1] Birləri geri al
    [2] İkiləri geri al
    [3] Üçləri geri al
    [4] Dördləri geri al
    [5] Beşləri geri al
   *[6] Altıları geri al
}
play-undo-turn = Hamısını geri al
play-resign = Təslim ol
play-sounds = Səslər
play-resign-offer = { $who ->
    [you] Təslim olmağı təklif edirsən.
   *[other] { $name } təslim olmağı təklif edir.
}
play-resign-refused = { $who ->
    [you] Oyuna davam edirsən.
   *[other] { $name } qəbul etmədi: oyun davam edir.
}
play-show-again = Təkrar
play-chat = Söhbət
play-save-game = Saxla
play-skip = Keç
play-moves = Gedişlər
play-no-moves = Hələ gediş yoxdur.
play-signs = İşarələr
play-sign-times = bu addım dörd dəfə
play-sign-hit = daş vurur
play-sign-lost = bu rəqəm yanır
play-sign-passed = rəqibə keçir
play-sign-single = yalnız bir daşın üçün yer
play-menu = Gedişlər və ayarlar
play-pip-word = xana
play-off = çıxan
play-hand = əldə
play-score-line = { $to ->
    [1] tək oyun
   *[other] { $to } xallıq matç
}
play-game-number = Oyun { $number }
play-next-four_steps = Qoşa düşsə, 4 addım
play-next-four_steps-short = Qoşa: 4 addım
play-next-two_steps = Qoşa adi sayılır: 2 addım
play-next-two_steps-short = Qoşa: 2 addım
play-next-of_choice = Qoşa: xalının iki qatı daş
play-next-of_choice-short = Qoşa: seçdiyin daşlar
play-next-cascades = Qoşa düşsə, zəncir
play-next-cascades-short = Qoşa: zəncir
play-next-plain = Zər { $number }/{ $of }: qoşa zəncir açmır
play-next-plain-short = Zər { $number }/{ $of }: zəncir yox
## Settings.

play-settings = Ayarlar
play-tutor-checking = Gedişinə baxılır…

## Connection and refusals.

play-connecting = Qoşulur…
play-lost = Əlaqə kəsildi. Oyun qorunur; yenidən cəhd edilir…
play-data-removed = Brauzer bu səhifənin məlumatlarını və onlarla birlikdə bu oyunu silib.
play-computer-simple-short = Tam yüklənməyib: zəif oynayır
play-computer-simple = Kompüter hələ tam yüklənməyib və öz səviyyəsindən zəif oynayır. Onlayn olanda öz səviyyəsində oynayacaq.
play-computer-stopped = Kompüter indi oynaya bilmir. Yenidən cəhd edilir…
play-try-now = İndi yoxla
play-rejected-malformed = Server bunu başa düşmədi.
play-rejected-wrong-phase = İndi olmaz.
play-rejected-illegal-step = Bu addım olmaz.
play-rejected-not-your-seat = Növbə sənin deyil.
play-rejected-not-kept = Yadda saxlanmadı, ona görə edilmədi. Disk doludur, yoxsa yalnız oxunur?
play-rejected-internal = Server bunu edə bilmədi.
play-rejected-busy = Mühərrik məşğuldur. Bir azdan yenə cəhd et.
play-rejected-run-stopped = Daş o qədər uzağa gedə bilməz.
play-rejected-man-stuck = Oradan indi heç bir daş oynaya bilməz.
play-rejected-offline = Əlaqə yoxdur: heç nə göndərilmədi.
play-rejected-no-simd = Bu brauzer bu səhifə üçün çox köhnədir: onun WebAssembly-sində SIMD yoxdur. Daha yenisində oynamaq olar.
play-rejected-no-storage = Bu brauzer səhifəyə oyunları saxlamağa icazə vermir. Gizli pəncərədir, yoxsa yaddaş bağlıdır?
play-rejected-no-space = Bu səhifə üçün yer qalmayıb, ona görə saxlanmadı və edilmədi. Bütün oyunları fayl kimi saxla, sonra lazım olmayanları sil.
play-rejected-not-loaded = Səhifənin bir hissəsi çatmır. Onlayn olanda səhifəni yenilə.
play-rejected-no-net = Bu hələ tam yüklənməyib. Onlayn olanda yenidən cəhd et.
play-rejected-ended = Səhifənin oyunu aparan hissəsi dayandı. Yenidən cəhd et.
play-tap-empty = Halqalı daşa toxun.
play-tap-theirs = { $side ->
    [black] Bu qara daşdır. Sən ağsan.
   *[white] Bu ağ daşdır. Sən qarasan.
}
play-rejected-rated-game = Reytinqli oyundasınız. Təhlil oyun bitəndə açılır.

## Evaluation and hint.

play-evaluation = Qiymət: { $lines }
play-bar-waits = hesablanır
play-win-chance = { $who ->
    [you] Udmaq şansın { $percent }%
   *[other] { $name }, udmaq şansı { $percent }%
}
play-win-chance-higher = { $who ->
    [you] Udmaq şansın { $percent }%, mars və ya yuxarı { $higher }%
   *[other] { $name }, udmaq şansı { $percent }%, mars və ya yuxarı { $higher }%
}
play-match-chance = { $who ->
    [you] Matçı udmaq şansın { $percent }%
   *[other] { $name }, matçı udmaq şansı { $percent }%
}
play-hint = İpucu
play-hint-show = İpucunu göstər
play-hint-hide = İpucunu gizlət
play-hint-thinking = Ən yaxşı gediş axtarılır…
play-hint-failed = İndi ipucu yoxdur.
play-hint-win = { $percent }% udur
play-hint-loses = { $loss } xal itirir
play-hint-only = tək gediş
play-hint-gift = { $groups } rəqibə keçir
play-hint-undo = oynamaq üçün pilləni geri al

## The board for a screen reader.

play-board-name = Taxta, { $title }
# $men is one of play-men-…, $legal one of play-can-play or empty.
play-point-name = Xana { $number }, { $men }
play-point-name-single = Xana { $number }, { $men }, yalnız bir daş tutur
play-point-name-lying = Xana { $number }, { $men }, yatıb
play-bar-name = Vurulan, { $men }
play-hand-name = Əldə, { $men }
play-off-name = Çıxan, { $men }
play-with-plays = { $place }, oynamaq olar: { $numbers }
play-empty = boş
play-men-white = { $count ->
    [one] { $count } ağ daş
   *[other] { $count } ağ daş
}
play-men-black = { $count ->
    [one] { $count } qara daş
   *[other] { $count } qara daş
}
play-men-on-white = tutulan ağ daşın üstündə { $men }
play-men-on-black = tutulan qara daşın üstündə { $men }
play-die-name = Zər { $face }. Sıranı dəyiş
play-die-name-first = Zər { $face }, əvvəl oynanılır. Sıranı dəyiş
play-opening-die = { $name }, zər: { $face }

## The ladder.

play-ladder-name = Nərdivan
play-gift = hədiyyə
play-gift-of = { $who ->
    [you] Səndən hədiyyə
   *[other] Hədiyyə verən: { $name }
}
play-number-to-play = oynanacaq
play-number-played = oynanıldı
play-number-lost = yandı
play-number-passed-on = rəqibə keçdi
play-stage-name = { play-numbers }: { $states }
play-ladder-left = { $number ->
    [1] Birlər: { $left } qaldı.
    [2] İkilər: { $left } qaldı.
    [3] Üçlər: { $left } qaldı.
    [4] Dördlər: { $left } qaldı.
    [5] Beşlər: { $left } qaldı.
   *[6] Altılar: { $left } qaldı.
}
play-ladder-then = Sonra { $numbers }.
play-to-play = Oynanacaq: { $numbers }.
play-may-decline = İmtina edə bilərsən.
play-all-played = Hamısı oynanıldı.

## What happens.

play-opening = Hər kəs bir zər atır; böyük atan başlayır.
play-tie = Hər ikisi { $face } atdı: bir də.
play-begins = { $who ->
    [you] Sən başlayırsan: { $own } – { $other }.
   *[other] { $name } başlayır: { $own } – { $other }.
}
play-begins-won = { $who ->
    [you] Keçən oyunu sən uddun və başlayırsan.
   *[other] { $name } keçən oyunu uddu və başlayır.
}
play-your-throw = { $who ->
    [you] Zər səndədir.
   *[other] { $name } zər atacaq.
}
play-name-doublet = { $who ->
    [you] Qoşa de: 1-dən 6-ya.
   *[other] { $name } qoşa deyəcək.
}
play-plays = { $who ->
    [you] { $numbers } oynayırsan.
   *[other] { $name } { $numbers } oynayır.
}
play-plays-yours = { $number ->
    [1] { $name } sənin birlərini oynayır.
    [2] { $name } sənin ikilərini oynayır.
    [3] { $name } sənin üçlərini oynayır.
    [4] { $name } sənin dördlərini oynayır.
    [5] { $name } sənin beşlərini oynayır.
   *[6] { $name } sənin altılarını oynayır.
}
play-thinking = { $who ->
    [you] Sən oynayırsan…
   *[other] { $name } oynayır…
}
play-threw = { $who ->
    [you] { $call } atdın.
   *[other] { $name } { $call } atdı.
}
play-named = { $who ->
    [you] { $call } dedin.
   *[other] { $name } { $call } dedi.
}
play-cascade = Zəncir!
play-confirm = Hamısı oynanıldı. Hazırdır?
play-confirm-names = 2-1 oynanıldı. Hazır-dan sonra qoşa deyəcəksən.
play-done-passes = { $who ->
    [you] Hazır ilə { $groups } sənə keçir.
   *[other] Hazır ilə { $name } { $groups } alır.
}
play-passed = { $who ->
    [you] Gedişin yoxdur: { $numbers }.
   *[other] { $name }, gedişi yoxdur: { $numbers }.
}
play-lost-numbers = Yandı: { $numbers }.
play-no-more = Oynanacaq başqa xal yoxdur.
play-only-play = Tək gediş bu idi, sənin yerinə oynanıldı.
play-hand-over = { $who ->
    [you] { $groups } oynayırsan, sonra zər atırsan.
   *[other] { $name } { $groups } oynayır, sonra zər atır.
}
play-played = { $who ->
    [you] { $play } oynadın.
   *[other] { $name } { $play } oynadı.
}
play-hit-on = Vuruldu: { $points }.
play-pinned-on = Tutuldu: { $points }.
play-undone = { $steps ->
    [one] { $steps } addım geri alındı.
   *[other] { $steps } addım geri alındı.
}
# A man went from one place to another.
play-stepped = Haradan { $from }, hara { $to }.
play-stepped-hit = Haradan { $from }, hara { $to }, daş vuruldu.
play-stepped-pin = Haradan { $from }, hara { $to }, daş tutuldu.
play-place-bar = vurulan
play-place-hand = əl
play-place-off = çöl

## Typed commands. Words of this language, separated by commas, beside the English ones.

play-points = Xanalar
play-log = Nələr oldu

## The end.

play-won = { $who ->
    [you] Uddun
   *[other] { $name } uddu
}
play-draw = Heç-heçə
play-end-show = Nəticə
play-result-single = Sadə oyun
play-result-double = Mars
play-result-triple = Üçqat mars
play-result-capote = Kapot
play-result-mother = Ana tutuldu
play-result-jan = Jan
play-result-left = Qalan daşlar
play-result-tie = Bərabər
play-units = { $units ->
    [one] { $units } xal
   *[other] { $units } xal
}
play-result-note = { $result }, { $units }
play-result-note-resigned = Təslim olma: { $result }, { $units }
play-result-on-time = Vaxtla qazanıldı
play-enter-dice = Zəri daxil et
