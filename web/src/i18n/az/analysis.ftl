## The pages of analyses.

analysis-title = Təhlil
analysis-lead = Oyun harada udulub, harada uduzulub: gediş-gediş.
analysis-list-title = Təhlillərin
analysis-none = Hələ təhlil edilmiş oyun yoxdur.
analysis-games-title = Oyunların
analysis-no-games = Burada təhlil edilməmiş oyun qalmayıb.
analysis-paste-title = Başqa yerdən yazı
analysis-paste-label = Yazının mətni
analysis-paste-hint = Bu proqramın yazısını mətn və ya JSON kimi, ya da başqa proqramın matçını .mat və ya SGF kimi yapışdır.
analysis-analyse = Təhlil et
analysis-choose-file = Faylları seç
analysis-faults = Bu yazıda nə isə səhvdir və ya çatışmır. Oxuna bilən hissə təhlil edildi.
analysis-assumed = Mətn UTF-8 deyil və { $encoding } kimi oxundu: adlarda bəzi hərflər səhv ola bilər.
analysis-cube = { $count ->
    [one] Yazıda ikiqatlama kubu ilə bağlı bir qərar var. O qiymətləndirilmir, oyunu isə kubsuz sayılır.
   *[other] Yazıda ikiqatlama kubu ilə bağlı { $count } qərar var. Onlar qiymətləndirilmir, oyunlar isə kubsuz sayılır.
}
analysis-refused = Bu təhlil edilə bilmir:
analysis-remove = Təhlili sil: { $white } və { $black }
analysis-remove-ask = Bu təhlil silinsin: { $white } və { $black }? Oyunun özü qalır.
analysis-remove-yes = Sil
analysis-rating-of = { $name } { $rating }
analysis-between = { $white } – { $black }
analysis-opening-page = Təhlil açılır…
analysis-gone = Bu təhlil artıq yoxdur.
analysis-to-list = Bütün təhlillər
analysis-offline = Server cavab vermir.
analysis-connection-lost = Əlaqə kəsildi. Yenidən cəhd edilir.
analysis-unkept = Tapılanlar yadda saxlanmır: disk dolu ola bilər.

## How far it is.

analysis-progress = { $of } içindən { $done } baxılıb
analysis-state-waiting = Başqa təhlili gözləyir
analysis-state-running = Hesablanır
analysis-state-stopped = Dayandırılıb
analysis-state-done = Hazırdır
analysis-depth = { $plies ->
    [0] irəli baxmadan
    [one] { $plies } zər irəli
   *[other] { $plies } zər irəli
}
analysis-depth-none = hələ baxılmayıb
analysis-by-trials = { $trials ->
    [one] { $trials } sınaq
   *[other] { $trials } sınaq
}
analysis-exact = dəqiq
analysis-deepen = { $plies ->
    [one] { $plies } zər irəli bax
   *[other] { $plies } zər irəli bax
}
analysis-roll-out = Sınaqlarla ölç
analysis-roll-out-more = Daha çox sınaq
analysis-rolling = Sınaqlar: { $trials } / { $of }
analysis-stop = Dayandır
analysis-go-on = Davam et

## The board and the moves.

analysis-board = Təhlil taxtası
analysis-moves = Gedişlər
analysis-games = Oyun
analysis-game = Oyun { $number }
analysis-first = İlk
analysis-back = Geri
analysis-on = İrəli
analysis-last = Son
analysis-turn-label = { $number ->
    [0] Birinci növbədən əvvəl
   *[other] Növbə { $number }
}, { $name }: { $dice }
analysis-turn-opening = { $who ->
    [you] Açılış, sən başlayırsan: { $dice }
   *[other] Açılış, { $name } başlayır: { $dice }
}
analysis-no-play = gediş yoxdur
analysis-cascade = zəncir
analysis-received = { $who ->
    [you] Keçənləri sən oynayırsan
   *[other] { $name } keçənləri oynayır
}
analysis-class-forced = tək gediş
analysis-class-best = ən yaxşı gediş
analysis-class-fine = yaxşı gediş
analysis-class-doubtful = şübhəli
analysis-class-error = səhv
analysis-class-blunder = kobud səhv
analysis-luck-of-throw = Bu zərin bəxti
analysis-result = { $who ->
    [you] Sən uddun: { $result }
   *[other] { $name } uddu: { $result }
}
analysis-no-result = Bitməyib

## The stage looked at.

analysis-tabs = Nə göstərilir
analysis-tab-stage = Gediş
analysis-tab-throws = Zərlər
analysis-tab-summary = Yekun
analysis-tab-moves = Gedişlər
analysis-candidates = Namizədlər
analysis-made = oynanılan
analysis-not-yet = Bu gedişin rəqəmləri hələ gəlməyib.
analysis-only = Tək gediş var idi.
analysis-loss-note = İtki gedişləri ortaq olan ən dərin baxışla müqayisə edir.
analysis-chances = { $win }% udur, { $double }% mars və ya yuxarı; { $lose }% mars və ya yuxarı uduzur
analysis-then = Sonra
analysis-gift = { $who ->
    [you] Sənə hədiyyə
   *[other] Hədiyyə, alan { $name }
}: { $groups }, { $pips ->
    [one] { $pips } xana
   *[other] { $pips } xana
}
analysis-who-stands = { $name }: udmaq şansı { $win }%
analysis-choose-play = Rəqəmlərini görmək üçün siyahıdan gediş seç.

## All throws.

analysis-map-title = Başqa zərlərin dəyəri
analysis-map-note = { $who ->
    [you] Sənin üçün.
   *[other] Kimin üçün: { $name }.
} Ən yaxşı oynanışı görmək üçün zər seç.
analysis-map-cascades = Hər zəncir sona qədər oynanılır.
analysis-map-gift = { $pips ->
    [one] { $pips } xana rəqibə keçir
   *[other] { $pips } xana rəqibə keçir
}
analysis-map-thrown = düşən zər
analysis-what-if = { $who ->
    [you] { $dice } atsaydın?
   *[other] { $name } { $dice } atsaydı?
}
analysis-as-thrown = Düşən zərə qayıt: { $dice }
analysis-thinking = Düşünür…
analysis-nothing-to-play = Bu zərlə heç nə oynanmır.

## What it comes to.

analysis-rating = Səhv dərəcəsi, az yaxşıdır
analysis-rating-note = Bir qərarda orta itkinin 500 qatı. Az yaxşıdır: 0 qüsursuzdur.
analysis-decisions = Qərarlar
analysis-doubtfuls = Şübhəli gedişlər
analysis-errors = Səhvlər
analysis-blunders = Kobud səhvlər
analysis-lost = Gedişlərdə itirilən
analysis-luck = Bəxt
analysis-luck-opening = Açılış
analysis-luck-throws = Adi zərlər
analysis-luck-cascades = Zəncirlər
analysis-luck-gifts = Alınan hədiyyələr
analysis-luck-note = Düşən zərlər orta zərdən nə qədər yaxşı idi, xalla.
analysis-mistakes = Ən böyük səhvlər
analysis-no-mistakes = Sözü ediləsi itki yoxdur.
analysis-mistake = { $name }, növbə { $turn }: { $play }
analysis-cards = Anki kartları kimi saxla
analysis-cards-busy = Kartlar yazılır…

## The graph.

analysis-graph = Oyunun gedişatı
analysis-graph-value = { $turn }. Dəyər { $worth } ({ $name }), bəxt { $luck }
analysis-graph-equity = { $who ->
    [you] Sənə dəyəri
   *[other] Dəyər: { $name }
}
analysis-graph-luck = { $who ->
    [you] Sənin bəxtin
   *[other] Bəxt: { $name }
}
analysis-graph-cascades = Zəncir
analysis-graph-gifts = Hədiyyə
analysis-graph-errors = Səhv və ya kobud səhv

## From here on.

analysis-play-on = Buradan oyna
analysis-play-on-note = Növbə: { $name }. Bu tərəfi sən oynayırsan, o birini kompüter.
analysis-play-on-start = Oyna
analysis-play-on-failed = Oyunu başlamaq olmadı.

## Several records together.

analysis-report = Hamısının bir hesabatı
analysis-report-title = { $count ->
    [one] Bir yazı
   *[other] { $count } yazı birlikdə
}
analysis-report-of = Kimin səhvləri
analysis-report-everybody = hamı
analysis-report-players = Oyunçuya görə
analysis-report-games = Oyuna görə
analysis-report-opponents = Rəqibə görə
analysis-report-phases = Oyunun hissəsinə görə
analysis-phase-opening = İlk dörd atış
analysis-phase-contact = Tərəflər qarşılaşa bilər
analysis-phase-race = Yarış
analysis-phase-bear-off = Daş çıxarma
analysis-report-rate = Səhv dərəcəsi
analysis-report-all = Cəmi
analysis-report-progress = { $all } yazıdan { $done } yoxlanıb
analysis-report-refused = Təhlil edilmədi:
analysis-report-repeated = { $count ->
    [one] Bir faylda başqa faylın matçı var, o sayılmır.
   *[other] { $count } faylda başqa faylların matçları var, onlar sayılmır.
}

## Turns as a moving picture.

analysis-clip = Klip
analysis-clip-from = Başlanğıc gediş
analysis-clip-to = son gediş
analysis-clip-failed = Klip alınmadı. Yenidən sına və ya daha az gediş seç.
