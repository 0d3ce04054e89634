## Records are taken out and brought in.

formats-export = Bu oyunu kaydet
formats-export-note = Bir biçim seç. Biçime sığmayan ne varsa kaydetmeden önce söylenir.
formats-form = Biçim
formats-form-json = Rosespring
formats-form-json-note = Her şey, bu program için
formats-form-text = Okunur metin
formats-form-text-note = Her şey, insanlar için
formats-form-mat = .mat
formats-form-mat-note = Jellyfish, tavla programları için
formats-form-sgf = SGF
formats-form-sgf-note = Smart Game Format
formats-save = Kaydet: { $name }
formats-copy = Kopyala
formats-copied = Kopyalandı
formats-preparing = Kayıt yazılıyor…
formats-failed = Kayıt yazılamadı: { $reason }
formats-whole = Bu biçime her şey sığar.
formats-losses = Bu biçimde olmayan ya da başka programların bakmadığı yerde duran:
formats-loss-rules = Biçim tavla içindir: kurallar başka programların bakmadığı yerde durur.
formats-loss-start = Oyunun başladığı konum başka programların bakmadığı yerde durur.
formats-loss-opening = Kimin başladığını belirleyen zarlar yazılmaz.
formats-loss-cascade = Zincirin her aşaması ayrı bir satırdır; tek zar oldukları söylenmez.
formats-loss-hand-over = Rakibe geçenler onun kendi satırları arasında durur.
formats-loss-hand = Eldeki pullar kırık pul olarak yazılır.
formats-loss-pin = Kapılan pul kırık pul olarak yazılır.
formats-loss-open-throw = Son atılan, henüz oynanmamış zar yazılmaz.
formats-loss-draw = Berabere biten oyunun sonucu yazılmaz.
formats-loss-tie = İki ananın kapıldığı yazılmaz.
formats-loss-men-left = Kalan her pulun sayıldığı yazılmaz.
formats-loss-named = Çiftin söylendiği yazılmaz: atılmış zar olarak durur.
formats-loss-several-games = Maçın oyunları farklıdır; hangisinin hangisi olduğu, başka programların bakmadığı yerdedir.
formats-loss-resignation = Pes edildiği yazılmaz.
formats-loss-dice-proof = Zarların kanıtı yazılmaz.
formats-loss-names = Bir ad değiştirildi, çünkü biçim içindeki bir karakteri kendisi kullanıyor.
formats-loss-private = Açılış zarları, zincirler, rakibe geçenler ve zarların kanıtı başka programların bakmadığı yerde durur.

## Bringing in.

formats-import = Kayıt ya da konum getir
formats-import-note = Bir kayıt (Rosespring, .mat, SGF, .xg, .bgf, .ogxm) veya bir konum yapıştır ya da bırak: kimlik, gnubg kimliği, XGID, Gülbahar kodu ya da bağlantı.
formats-paste = Kayıt ya da konum
formats-choose-file = Dosya seç
formats-read = Oku
formats-reading = Okunuyor…
formats-too-long = Bu { $size } MB. Kayıt en çok { $most } MB olur, bu yüzden okunmadı.
formats-pasted-too-long = { $size } MB’lık metin alınmadı: kayıt en çok { $most } MB olur.
formats-not-read = Bu okunamadı:
formats-no-analyses = Bu sayfa kayıtları henüz çözümlemiyor. Konumları okur.
formats-more-faults = { $count ->
    [one] ve bir tane daha.
   *[other] ve { $count } tane daha.
}
formats-not-loaded = Sayfanın bu dosyayı okuyan bölümü yüklenemedi.
formats-no-text = Bu dosya metin değil.
formats-other-file = Bu dosya başka türden: { $name }. Burada okunamaz.
formats-drop = Dosyaları buraya bırak
formats-position-only = Bu bir kayıt değil, bir konum.
formats-several = { $all } dosyadan { $done } tanesi okundu.

formats-backup-save = Tüm oyunları kaydet
formats-backup-load = Kayıtlı oyunları yükle
formats-backup-loaded = Yüklenen oyun: { $count }.
formats-backup-differing = Buradakilerden farklı olduğu için alınmayan oyun: { $count }.
formats-backup-invalid = Bu dosyada bu sayfadan kaydedilmiş oyun yok ya da dosyayı daha yeni bir sürüm yazmış.
formats-backup-temporary = Tarayıcı yer gerektiğinde bu oyunları silebilir. Kaydedilmiş bir dosya onları korur.
