## Gətirilən yazıda və ya mövqedə səhv olan.

imports-line = Sətir { $line }: { $what }
imports-line-column = Sətir { $line }, sütun { $column }: { $what }
imports-too-long = Yazı çox uzundur.
imports-no-game-begun = Burada hələ heç bir oyun başlamayıb.
imports-no-game = İçində oyun yoxdur.
imports-no-result = Bir oyunun nəticəsi yoxdur, amma ardınca başqası gəlir.
imports-too-many-units = Matç ən çoxu 255 xala oynanılır, { $units } xala yox.
imports-other-rules = Bu formatdan yalnız nərd (bekqammon) oxunur.
imports-position-set-up = Oyun, Nackgammon kimi, qurulmuş mövqedən başlayır. Bu, .mat faylından oxunmur.
imports-names-expected = Burada hesabları ilə iki ad çatışmır, məsələn { $example }.
imports-not-a-row = { $text } nə zər, nə qərar, nə də nəticədir.
imports-too-many-throws = Bir sətirdə ən çoxu iki zər olur, hər oyunçu üçün biri.
imports-cube-value-expected = İkiqatlama kubunun qiyməti çatışmır.
imports-cannot-move = { $dice } ilə heç bir daş oynaya bilmir, amma mətndə { $play } gedişi var.
imports-wrong-play = { $dice } ilə { $play } gedişi qaydalara uyğun deyil.
imports-game-over = Oyun bundan əvvəl bitib.
imports-no-opening = { $dice } kimin başlayacağını həll edə bilməz.
imports-other-to-throw = Zər növbəsi o biri oyunçudadır.
imports-no-play-given = { $dice } oynanıla bilər, amma mətndə gedişi yoxdur.
imports-other-winner = Mətndə bir oyunçu udur, amma oyunu o biri udub.
imports-impossible-men = Daşlar belə dura bilməz.
imports-sgf = Bu SGF tam deyil: əvvəli və ya sonu çatışmır.
imports-game-cut = { $game } nömrəli oyunun qalanı buraxıldı.
imports-games-missing = { $before } nömrəli oyundan sonra { $after } nömrəli oyun gəlir: aradakı oyunlar yoxdur.
imports-other-score = Buradakı hesab { $found }, amma əvvəlki oyunlara görə { $counted }.
imports-other-units = Nəticədə { $units } yazılıb, amma oyun { $counted } sayılır.
imports-name-cut = Ad çox uzun olduğu üçün qısaldıldı: { $name }
imports-other-file = Bu, başqa növ fayldır: { $name }. Burada oxunmur.
imports-is-position = Bu, oyunların yazısı deyil, mövqedir.
imports-missing = Yazının bu hissəsi çatışmır: { $name }.
imports-changed = Yoxlama cəmi düz gəlmir: yazı dəyişdirilib.
imports-other-version = Yazının versiyası { $version }, lazım olan isə { $needed }.
imports-expected = Bu, yazının formasında deyil.
imports-not-in-head = { $name } yazının başlığına aid deyil.
imports-by-rules = Qaydalara görə burada bu gələ bilməz.
imports-illegal-play = Bu gediş qaydalara uyğun deyil.
imports-bad-start = Oyunun başladığı mövqe oxunmur.
imports-bad-rules = Qaydalar oxunmur: { $cause }
imports-not-json = Bu JSON deyil: səhv { $row } nömrəli sətirdə, { $column } nömrəli sütundadır.
imports-nothing-played = İçində nə zər atılıb, nə də gediş edilib.
imports-too-many-items = { $items } zər və gediş çoxdur, ən çoxu { $most } göstərilə bilər.
imports-xgid-length = XGID-də daşlar 26 işarədir, { $found } yox.
imports-xgid-place = XGID-nin { $place } nömrəli yeri səhvdir.
imports-xgid-fields = XGID-də sahələr çatışmır.
imports-xgid-turn = XGID növbənin kimdə olduğunu demir.
imports-xgid-dice = { $text } XGID-nin zəri deyil.
imports-xgid-field = XGID-nin { $field } nömrəli sahəsi səhvdir: { $text }
imports-xgid-doubled = { $side ->
    [white] Ağ ikiqatlamanı qəbul edir və ya geri çəkilir. Buradakı qaydalarda ikiqatlama kubu yoxdur: bu, qəbuldan sonrakı mövqedir.
    [black] Qara ikiqatlamanı qəbul edir və ya geri çəkilir. Buradakı qaydalarda ikiqatlama kubu yoxdur: bu, qəbuldan sonrakı mövqedir.
   *[other] İkiqatlama cavab gözləyir. Buradakı qaydalarda ikiqatlama kubu yoxdur: bu, qəbuldan sonrakı mövqedir.
}
imports-gnubg-length = gnubg kodu 14 işarədir, { $found } yox.
imports-gnubg-men = gnubg kodu lövhəni göstərmir.
imports-g-code-parts = Gülbahar kodunun | ilə ayrılmış üç hissəsi var.
imports-g-code-part = Gülbahar kodunun { $part } nömrəli hissəsi səhvdir.
imports-id-parts = Bu mövqe deyil: kodun nöqtələrlə ayrılmış beş hissəsi var.
imports-id-part = Mövqe kodunun { $part } nömrəli hissəsi səhvdir.
