## Records are taken out and brought in.

formats-export = Bu oyunu saxla
formats-export-note = Format seç. Formata sığmayan nə varsa, saxlamadan əvvəl deyilir.
formats-form = Format
formats-form-json = Rosespring
formats-form-json-note = Hər şey, bu proqram üçün
formats-form-text = Oxunan mətn
formats-form-text-note = Hər şey, insanlar üçün
formats-form-mat = .mat
formats-form-mat-note = Jellyfish, bekqemmon proqramları üçün
formats-form-sgf = SGF
formats-form-sgf-note = Smart Game Format
formats-save = Saxla: { $name }
formats-copy = Kopyala
formats-copied = Kopyalandı
formats-preparing = Yazı hazırlanır…
formats-failed = Yazı alınmadı: { $reason }
formats-whole = Bu formata hər şey sığır.
formats-losses = Bu formatda olmayan və ya başqa proqramların baxmadığı yerdə duran:
formats-loss-rules = Format bekqemmon üçündür: qaydalar başqa proqramların baxmadığı yerdə durur.
formats-loss-start = Oyunun başladığı mövqe başqa proqramların baxmadığı yerdə durur.
formats-loss-opening = Kimin başladığını bildirən zərlər yazılmır.
formats-loss-cascade = Zəncirin hər pilləsi ayrı sətirdir; bir zər olduqları deyilmir.
formats-loss-hand-over = Rəqibə keçənlər onun öz sətirləri arasında durur.
formats-loss-hand = Əldəki daşlar vurulan daş kimi yazılır.
formats-loss-pin = Tutulan daş vurulan daş kimi yazılır.
formats-loss-open-throw = Son atılan, hələ oynanmamış zər yazılmır.
formats-loss-draw = Heç-heçə oyunun nəticəsi yazılmır.
formats-loss-tie = İki ananın tutulduğu yazılmır.
formats-loss-men-left = Qalan hər daşın sayıldığı yazılmır.
formats-loss-named = Qoşanın deyildiyi yazılmır: atılmış zər kimi durur.
formats-loss-several-games = Matçın oyunları fərqlidir; hər birinin hansı olduğu başqa proqramların baxmadığı yerdədir.
formats-loss-resignation = Təslim olmaq yazılmır.
formats-loss-dice-proof = Zərlərin sübutu yazılmır.
formats-loss-names = Bir ad dəyişdirildi, çünki formatın özünə ondakı bir işarə lazımdır.
formats-loss-private = Açılış zərləri, zəncirlər, rəqibə keçənlər və zərlərin sübutu başqa proqramların baxmadığı yerdə durur.

## Bringing in.

formats-import = Yazı və ya mövqe gətir
formats-import-note = Yazını (Rosespring, .mat, SGF, .xg, .bgf, .ogxm) və ya mövqeni yapışdır, ya da burax: kod, gnubg kodu, XGID, Gülbahar kodu və ya link.
formats-paste = Yazı və ya mövqe
formats-choose-file = Fayl seç
formats-read = Oxu
formats-reading = Oxunur…
formats-too-long = Bu { $size } MB-dır. Yazı ən çox { $most } MB olur, ona görə oxunmadı.
formats-pasted-too-long = { $size } MB mətn alınmadı: yazı ən çox { $most } MB olur.
formats-not-read = Bu oxunmadı:
formats-no-analyses = Bu səhifə hələ yazıları təhlil etmir. Mövqeləri oxuyur.
formats-more-faults = { $count ->
    [one] və bir dənə də.
   *[other] və daha { $count }.
}
formats-not-loaded = Səhifənin bu faylı oxuyan hissəsi yüklənmədi.
formats-no-text = Bu fayl mətn deyil.
formats-other-file = Bu fayl başqa növdəndir: { $name }. Burada oxunmur.
formats-drop = Faylları bura burax
formats-position-only = Bu yazı deyil, mövqedir.
formats-several = { $all } fayldan { $done } oxunub.

formats-backup-save = Bütün oyunları saxla
formats-backup-load = Saxlanmış oyunları yüklə
formats-backup-loaded = Yüklənən oyun: { $count }.
formats-backup-differing = Buradakılardan fərqləndiyi üçün götürülməyən oyun: { $count }.
formats-backup-invalid = Bu faylda bu səhifədən saxlanmış oyun yoxdur, ya da onu daha yeni versiya yazıb.
formats-backup-temporary = Brauzer yer lazım olanda bu oyunları silə bilər. Saxlanmış fayl onları qoruyur.
