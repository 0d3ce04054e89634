## Getirilen bir kayıtta ya da konumda yanlış olan.

imports-line = Satır { $line }: { $what }
imports-line-column = Satır { $line }, sütun { $column }: { $what }
imports-too-long = Kayıt çok uzun.
imports-no-game-begun = Burada daha hiçbir oyun başlamadı.
imports-no-game = İçinde oyun yok.
imports-no-result = Bir oyunun sonucu yok, ama ardından bir oyun daha geliyor.
imports-too-many-units = Bir maç en çok 255 sayıya oynanır, { $units } sayıya değil.
imports-other-rules = Bu biçimden yalnızca tavla okunur.
imports-position-set-up = Oyun, Nackgammon’daki gibi kurulmuş bir konumdan başlıyor. Bu, .mat dosyasından okunmaz.
imports-names-expected = Burada skorlarıyla iki ad eksik, örneğin { $example }.
imports-not-a-row = { $text } ne zar, ne karar, ne de sonuç.
imports-too-many-throws = Bir satırda en çok iki zar olur, her oyuncu için bir tane.
imports-cube-value-expected = Katlama küpünün değeri eksik.
imports-cannot-move = { $dice } ile hiçbir pul oynayamaz, ama metinde { $play } hamlesi var.
imports-wrong-play = { $dice } ile { $play } hamlesi kurallara uygun değil.
imports-game-over = Oyun bundan önce bitti.
imports-no-opening = { $dice } kimin başlayacağını belirleyemez.
imports-other-to-throw = Zar sırası öbür oyuncuda.
imports-no-play-given = { $dice } oynanabilir, ama metinde hamlesi yok.
imports-other-winner = Metinde bir oyuncu kazanıyor, ama oyunu öbürü kazandı.
imports-impossible-men = Pullar böyle duramaz.
imports-sgf = Bu SGF tam değil: başı ya da sonu eksik.
imports-game-cut = { $game }. oyunun kalanı alınmadı.
imports-games-missing = { $before }. oyundan sonra { $after }. oyun geliyor: aradaki oyunlar eksik.
imports-other-score = Buradaki skor { $found }, ama önceki oyunlara göre { $counted }.
imports-other-units = Sonuç { $units } diyor, ama oyun { $counted } sayılıyor.
imports-name-cut = Bir ad çok uzun olduğu için kısaltıldı: { $name }
imports-other-file = Bu başka türden bir dosya: { $name }. Burada okunamaz.
imports-is-position = Bu bir oyun kaydı değil, bir konum.
imports-missing = Kaydın şu parçası eksik: { $name }.
imports-changed = Sağlama toplamı tutmuyor: kayıt değiştirilmiş.
imports-other-version = Kaydın sürümü { $version }, gereken sürüm { $needed }.
imports-expected = Bu, bir kaydın biçiminde değil.
imports-not-in-head = { $name } bir kaydın başlığında bulunmaz.
imports-by-rules = Kurallara göre burada bu gelemez.
imports-illegal-play = Bu hamle kurallara uygun değil.
imports-bad-start = Oyunun başladığı konum okunamıyor.
imports-bad-rules = Kurallar okunamıyor: { $cause }
imports-not-json = Bu JSON değil: hata { $row }. satırda, { $column }. sütunda.
imports-nothing-played = İçinde ne zar atılmış ne de hamle yapılmış.
imports-too-many-items = { $items } zar ve hamle çok fazla, en çok { $most } tanesi gösterilebilir.
imports-xgid-length = Bir XGID’de pullar 26 karakterdir, { $found } değil.
imports-xgid-place = XGID’nin { $place } numaralı yeri yanlış.
imports-xgid-fields = XGID’de eksik alanlar var.
imports-xgid-turn = XGID sıranın kimde olduğunu söylemiyor.
imports-xgid-dice = { $text } bir XGID’nin zarı değil.
imports-xgid-field = XGID’nin { $field }. alanı yanlış: { $text }
imports-xgid-doubled = { $side ->
    [white] Beyaz bir katlamayı kabul edecek ya da çekilecek. Buradaki kurallarda katlama küpü yok: bu, kabulden sonraki konumdur.
    [black] Siyah bir katlamayı kabul edecek ya da çekilecek. Buradaki kurallarda katlama küpü yok: bu, kabulden sonraki konumdur.
   *[other] Bir katlama yanıt bekliyor. Buradaki kurallarda katlama küpü yok: bu, kabulden sonraki konumdur.
}
imports-gnubg-length = Bir gnubg kimliği 14 karakterdir, { $found } değil.
imports-gnubg-men = gnubg kimliği bir tahtayı göstermiyor.
imports-g-code-parts = Bir Gülbahar kodunun | ile ayrılmış üç parçası vardır.
imports-g-code-part = Gülbahar kodunun { $part }. parçası yanlış.
imports-id-parts = Bu bir konum değil: bir kimliğin noktalarla ayrılmış beş parçası vardır.
imports-id-part = Konum kimliğinin { $part }. parçası yanlış.
