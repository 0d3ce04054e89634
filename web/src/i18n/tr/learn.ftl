# Lessons: a step has a title, a text, a task, and what is said of a right and of a wrong play.

learn-title = Oynamayı öğren
learn-intro = Her oyun on dakika, gerçek bir tahtada. Sen atarsın, sen oynarsın, tahta sana anlatır.
learn-lesson-of = Ders: { $game }
learn-minutes = { $minutes ->
    [one] { $minutes } dakika
   *[other] Yaklaşık { $minutes } dakika
}
learn-begin = Başla
learn-go-on = Devam et
learn-again-all = Bir daha
learn-progress = { $total } adımdan { $done } tamam
learn-finished = Bitti
learn-steps = Adımlar
learn-step-of = Adım { $step }/{ $total }
learn-step-name = { $step }. { $title }
learn-step-done = { $step }. { $title }, tamam
learn-task = Sıra sende
learn-right = Doğru
learn-not-yet = Tam değil
learn-next = İleri
learn-back = Geri
learn-again = Tekrar
learn-show-me = Göster
learn-press-done = Tamam’a bas.
learn-take-back = “Geri” ile geri alınır.
learn-finish = Bitir
learn-skip = Bu adımı atla
learn-opponent = Rakip
learn-failed = Tahta kurulamadı: sunucu yanıt vermiyor.
learn-end = Artık oyunu biliyorsun
learn-end-text = Bütün kurallar bu kadar: { $game }. Şimdi sakin bir oyun oyna; istediğin adıma dönebilirsin.
learn-end-seen = Bütün adımları gördün
learn-end-open = Henüz çözülmeyenler: { $steps }.
learn-play-now = Sakin bir oyun oyna
learn-read-rules = Kurallar
learn-no-lesson = Bu oyunun henüz dersi yok, ama kurallarını okuyabilirsin.
learn-other-lessons = Bütün dersler
learn-course = Oyunu ne belirler
learn-course-new = Beş tahta
learn-course-done = { $done }/{ $total }

# Of several games

learn-single = Tek pul haneyi tutar
learn-single-text =
    Kimse kırılmaz. Tek bir pul bile haneyi tutar, rakip pul oraya konamaz. İki sayıyı aynı pulla
    oynayan, aradaki haneye basabilmelidir.
learn-single-task = 13’teki pulu 8’e getir. 10’u rakip tutuyor: önce hangi sayı?
learn-single-good = Önce 2, sonra 3. Öbür yol kapalıydı.
learn-single-wrong = 13’teki pul 8’e varmalı. Önce 2 ile 11’e, sonra 3 oyna.

learn-stuck = Altı hane üst üste
learn-stuck-text =
    Yan yana altı hanenin üstünden atlanmaz. Hiçbir sayısı oynanamayan zar kendiliğinden geçer.
learn-stuck-task = Zar at da gör.
learn-stuck-good = Gele: hiçbir şey oynanamadı. Zar yandı, sıra rakipte.

learn-most = Ne kadar çok olursa
learn-most-text =
    Sayılarından oynayabildiğin kadarını oynamak zorundasın. İkisinden yalnız biri oynanabiliyorsa,
    mümkünse büyüğü oynanır. Tahta yalnız kurala uyan adımlara izin verir.
learn-most-task = Zar at, 6-5’i 13’teki pulla oyna.
learn-most-good = 6 başta kapalıydı. Önce 5 oynandı, böylece ikisi de oynanabildi.

learn-choice = İlerisini gör
learn-choice-text =
    Önce beşler, sonra altılar. Burada 24’ten ve 16’dan altı oynanmaz; ama 19’daki ya da 14’teki
    pul altı oynayabilir.
learn-choice-task = Beşleri öyle oyna ki dört altıyı da sen oynayasın.
learn-choice-good = Rakibe hiçbir şey kalmadı.
learn-choice-wrong = Bazı altılar rakibe geçerdi. Önce dört pulu 24’ten 19’a getir.

learn-receive = Hediye
learn-receive-text =
    Bu senin için de geçerli. Rakip 5-5 atar, tek bir beş bile oynayamaz; zincirin tamamı sana geçer.
learn-receive-task = Rakip için zar at. Sonra dört beşi ve dört altıyı oyna.
learn-receive-good =
    Şimdi kendi zarın. Geri dönen olmaz: alanın oynayamadığı yanar.

learn-bear-off = Pul toplama
learn-bear-off-text =
    Bütün pulların evine, yani 6’dan 1’e kadar olan hanelere gelince toplayabilirsin. Sayı, kendi
    hanesindeki pulu toplar.
learn-bear-off-task = Zar at ve iki pul topla.
learn-bear-off-good = Evin içinde de yürüyebilirdin; ama toplanan pulun gidecek yolu kalmaz.
learn-bear-off-wrong = Evin içinde yürüdün. Serbest, ama burada iki pul toplanabilir.

learn-high = En gerideki pul
learn-high-text =
    Sayının hanesinde pul yoksa daha yüksek hanedeki bir pul yürür. Daha yüksekte pul yoksa sayı en
    yüksekteki pulu toplar.
learn-high-task = 5-3 ile bir pul topla. Önce hangi sayı?
learn-high-good = 3, 6’dan oynanınca 4’ün üstünde kimse kalmadı. 5 de o pulu topladı.
learn-high-wrong = Önce 3’ü 6’dan 3’e oyna. O zaman 4’ün üstünde pul kalmaz.

learn-double = Oyunun sonu
learn-double-text =
    On beşinci pulun toplandığı an oyun biter. Bir puan eder; rakip hiç pul toplamamışsa iki: mars.
learn-double-task = Zar at ve son iki pulunu topla.
learn-double-good = Rakip hiç pul toplamamıştı: mars, iki puan.

learn-men-left = Kalan pullar
learn-men-left-text =
    On beş pulunu ilk toplayan, rakibin toplamadığı her pul için bir puan alır: 1’den 15’e kadar. Maç 31
    puana kadardır.
learn-men-left-task = Zar at ve son iki pulunu topla.
learn-men-left-good = Rakibin on bir pulu kaldı: on bir puan.

# Gul bara

learn-gul-bara-setup = Tahta
learn-gul-bara-setup-text =
    On beş pulun 24 numaralı hanende. Rakibin on beş pulu da kendi 24’ünde; orası senin 12’n. Herkes
    tek zar atar, büyük atan başlar.
learn-gul-bara-setup-task = Kim başlayacak, zar at.
learn-gul-bara-setup-good =
    Senin zarın büyük: sen başlıyorsun ve iki zarı yeniden atıyorsun. Zarlar eşitse bir daha atılır.

learn-gul-bara-way = Yol
learn-gul-bara-way-text =
    Hanenin numarası kalan yoldur: 24’teki pulun 24 hane yolu var. İki taraf da aynı yönde, 24’ten
    aşağı yürür; evin 6’dan 1’e kadardır.
learn-gul-bara-way-task = Zar at, iki sayıyı tek pulla oyna: 24’ten 18’e, oradan 13’e.
learn-gul-bara-way-good = İki sayıyı bir pul da oynayabilir, iki pul birer birer de.
learn-gul-bara-way-wrong = İki sayıyı aynı pulla oyna: 13’e varır.

learn-gul-bara-close = Yolu kapat
learn-gul-bara-close-text =
    Rakibin pulları senin 12’nde. Dört onları senin 8’ine, beş 7’ne, altı 6’na getirir. Tuttuğun
    hane kapalıdır.
learn-gul-bara-close-task = 8’i tutuyorsun. 4-3’ü öyle oyna ki 7’yi ve 6’yı da tut.
learn-gul-bara-close-good = Dörtler, beşler, altılar kapandı; üç tek pulla.
learn-gul-bara-close-wrong = 4’ü 11’den 7’ye, 3’ü 9’dan 6’ya oyna.

learn-gul-bara-early = İlk çiftler
learn-gul-bara-early-text =
    Her oyuncunun ilk üç zarında çift, kendi sayısından dört adımdır. Bu senin ikinci zarın.
learn-gul-bara-early-task = 3-3 at, iki pulu 24’ten 18’e getir.
learn-gul-bara-early-good = Dört adım. İlk çiftlerin oynanamayanı yanar.
learn-gul-bara-early-wrong = Dört üçü iki pulla oyna: her biri 24’ten 21’e, oradan 18’e.

learn-gul-bara-cascade = Zincir
learn-gul-bara-cascade-text =
    Dördüncü zarından itibaren çift durmaz: dört dörtten sonra dört beş, sonra dört altı. Bir aşama
    bitmeden öbürü başlamaz; nerede olduğunu merdiven gösterir.
learn-gul-bara-cascade-task = 4-4 at ve on iki adımın hepsini oyna.
learn-gul-bara-cascade-good = Bir elde on iki adım. 1-1 olsaydı yirmi dört olurdu.

learn-gul-bara-pass = Rakibe geçen
learn-gul-bara-pass-text =
    Zincirin oynayamadığın kısmı rakibe geçer; zar atmadan önce onu oynar. Herkesi şaşırtan kural
    budur.
learn-gul-bara-pass-task = 6-6 at ve oynayabildiğin iki altıyı oyna.
learn-gul-bara-pass-good = İki altı kaldı. Onları rakip oynar, sonra zar atar.

# Gioul

learn-gioul-setup = Tahta
learn-gioul-setup-text =
    On beş pulun 24 numaralı hanende. Rakibin on beş pulu öbür ucunda, senin 1’inde. Herkes tek zar
    atar, büyük atan başlar.
learn-gioul-setup-task = Kim başlayacak, zar at.
learn-gioul-setup-good =
    Senin zarın büyük: sen başlıyorsun ve iki zarı yeniden atıyorsun. Zarlar eşitse bir daha atılır.

learn-gioul-way = Yol
learn-gioul-way-text =
    Taraflar birbirine karşı yürür. Sen 24’ten evine, 6–1’e inersin; rakip senin 1’inden 24’üne
    çıkar.
learn-gioul-way-task = Zar at, iki sayıyı tek pulla oyna: 24’ten 18’e, oradan 13’e.
learn-gioul-way-good = İki sayıyı bir pul da oynayabilir, iki pul birer birer de.
learn-gioul-way-wrong = İki sayıyı aynı pulla oyna: 13’e varır.

learn-gioul-close = Yolu kapat
learn-gioul-close-text =
    Rakibin pulları senin 1’inden gelir. Dört onları 5’ine, beş 6’na, altı 7’ne getirir. Tuttuğun
    hane kapalıdır.
learn-gioul-close-task = 5’i tutuyorsun. 4-2’yi öyle oyna ki 7’yi ve 6’yı da tut.
learn-gioul-close-good = Dörtler, beşler, altılar kapandı; üç tek pulla.
learn-gioul-close-wrong = 4’ü 11’den 7’ye, 2’yi 8’den 6’ya oyna.

learn-gioul-cascade = Zincir
learn-gioul-cascade-text =
    Her çift, ilk zardan itibaren, durmadan sürer: dört beşten sonra dört altı gelir. Bir aşama
    bitmeden öbürü başlamaz; nerede olduğunu merdiven gösterir.
learn-gioul-cascade-task = 5-5 at ve sekiz adımın hepsini oyna.
learn-gioul-cascade-good = Bir elde sekiz adım. 1-1 olsaydı yirmi dört olurdu.

learn-gioul-pass = Rakibe geçen
learn-gioul-pass-text =
    Zincirin oynayamadığın kısmı rakibe geçer; zar atmadan önce onu oynar. Herkesi şaşırtan kural
    budur.
learn-gioul-pass-task = 4-4 at ve oynayabildiğin tek dördü oyna.
learn-gioul-pass-good =
    Üç dört, dört beş, dört altı kaldı. Onları rakip oynar, sonra zar atar.

learn-gioul-past = Yoldaki pullar
learn-gioul-past-text =
    Henüz çıkmamış rakip pullar senin evinde durabilir. Sen toplarken bulundukları haneler kapalıdır.
learn-gioul-past-task = 5-2 at. Bir pul toplanır; 2 nereden oynanır?
learn-gioul-past-good = 6’dan 2 kapalıydı, bu yüzden 5’ten oynandı.

# Tawula

learn-tawula-setup = Tahta
learn-tawula-setup-text =
    İki pulun 24 numaralı hanende, on üçü elinde bekliyor. Rakibin iki pulu senin 12’nde. Herkes tek
    zar atar, büyük atan başlar.
learn-tawula-setup-task = Kim başlayacak, zar at.
learn-tawula-setup-good = Senin zarın büyük: sen başlıyorsun ve atılan bu iki sayıyı oynuyorsun.

learn-tawula-enter = Giriş
learn-tawula-enter-text =
    Sayı ya elinden pul sokar ya da bir pul yürütür. 6 ile 19’a, 5 ile 20’ye, en son 1 ile 24’e
    girilir. İki taraf da aynı yönde, 24’ten eve, 6–1’e yürür.
learn-tawula-enter-task = Zar at ve iki pul sok: eline iki kez dokun.
learn-tawula-enter-good = Tek pul sokup onunla yürüyebilirdin de.
learn-tawula-enter-wrong = Her sayıyla bir pul sok: biri 19’a, biri 22’ye.

learn-tawula-ace = Yeke yer yok
learn-tawula-ace-text =
    24 numaralı hanede ikiden çok pul durmaz; elinde pul varken baştaki iki pulun da yürüyemez. Yani
    yek şimdilik giremez.
learn-tawula-ace-task = Zar at da gör.
learn-tawula-ace-good = Gele: hiçbir şey oynanamadı. Zar yandı.

learn-tawula-pack = Haneye bir pul
learn-tawula-pack-text =
    23’ten 14’e kadar her hanede yalnız bir kendi pulun durabilir; dolu haneye basıp geçmek bile
    olmaz. Köşe, yani 13, ve 12’den sonrası istediğin kadar pul alır.
learn-tawula-pack-task = 4-1 at, 17’deki pulu köşeye getir.
learn-tawula-pack-good = 13’te iki pul. O yandaki başka hiçbir hane onu almazdı.
learn-tawula-pack-wrong = 4’ü 17’den 13’e oyna.

learn-tawula-hit = Kırma
learn-tawula-hit-text =
    İki pul haneyi kapatır. Rakibin tek pulu açıktır: girerken ya da yürürken üstüne gelirsen kırılır.
learn-tawula-hit-task = Rakibin 20’de açık pulu var. 5-2 at ve kır.
learn-tawula-hit-good = Kırıldı. Rakip o pulu sokmadan başka bir şey oynayamaz.
learn-tawula-hit-wrong = 5 ile 20’ye girilir: eline dokun ve 5’i oraya oyna.

learn-tawula-bar = Kırık pul
learn-tawula-bar-text =
    Bir pulun kırıldı. Her şeyden önce, yeni pullardan da önce, o girmeli; yeni pul gibi girer.
learn-tawula-bar-task = 6-1 at, pulunu sok. Sonra 1’i oyna.
learn-tawula-bar-good = 6 ile 19’a girdi. 1 ona yaramazdı.

learn-tawula-free = Boş hane
learn-tawula-free-text =
    Rakibini büsbütün dışarıda bırakamazsın. Kırık pulu varken giriş hanelerinden, senin 12’nden 7’ne
    kadar, en az biri boş kalmalı.
learn-tawula-free-task = 6-5 at ve oyna. 7’de ikinci pul kalamaz.
learn-tawula-free-good = Rakibin son giriş yolu boş kaldı.

learn-tawula-last = Son giren pul
learn-tawula-last-text =
    Elinde pul kalmayınca baştaki iki pulun da öbürleri gibi yürür.
learn-tawula-last-task = 5-4 at. Son pulunu 4 ile sok, sonra 5’i 24’ten oyna.
learn-tawula-last-good = Elin boşaldı, baştaki pulların serbest.
learn-tawula-last-wrong = 4 ile 21’e gir, sonra 5’i 24’ten 19’a oyna.

learn-tawula-doublet = Çiftler
learn-tawula-doublet-text =
    Çift, kendi sayısından dört adımdır. Zincir yok, rakibe bir şey geçmez.
learn-tawula-doublet-task = 2-2 at. Bir pul sok ve onunla gidebildiğin kadar git.
learn-tawula-doublet-good = 23’e girdi, 17’ye kadar yürüdü.
learn-tawula-doublet-wrong = Dört ikiyi tek pulla oyna: 17’ye varır.

learn-tawula-capote = Kapot
learn-tawula-capote-text =
    Kazanılan oyun bir puandır; mars yoktur. Ama sen ilk pulunu toplarken rakibin elinde ya da kırıkta
    pulu varsa ve öbürlerinin hepsi giriş bölgesindeyse kapottur: hemen yedi puan.
learn-tawula-capote-task = Zar at ve ilk pulunu topla.
learn-tawula-capote-good = Kapot: yedi puan. Bu oyunda geç girmek pahalıdır.

# Backgammon

learn-backgammon-setup = Tahta
learn-backgammon-setup-text =
    24’te iki, 13’te beş, 8’de üç, 6’da beş pulun var; rakibin de karşı uçtan aynı. Herkes tek zar
    atar; büyük atan başlar ve iki zarı oynar.
learn-backgammon-setup-task = Zar at ve kapı al: 3’ü 8’den, 1’i 6’dan oyna.
learn-backgammon-setup-good = 5’te iki pul: orası artık senin kapın.
learn-backgammon-setup-wrong = İki pul da 5’e gelmeli: 3’ü 8’den, 1’i 6’dan.

learn-backgammon-way = Yol
learn-backgammon-way-text =
    Taraflar birbirine karşı yürür. Sen 24’ten evine, 6–1’e iner, oradan toplarsın.
learn-backgammon-way-task = Zar at, tek pulla koş: 24’ten 18’e, oradan 13’e.
learn-backgammon-way-good = İki sayıyı bir pul da oynayabilir, iki pul birer birer de.
learn-backgammon-way-wrong = İki sayıyı 24’teki bir pulla oyna: 13’e varır.

learn-backgammon-hit = Kırma
learn-backgammon-hit-text =
    İki pul kapı olur. Tek pul açıktır: üstüne gelen onu kırar.
learn-backgammon-hit-task = 7’de açık pul var. 6-1 at, kır ve orada iki pulla dur.
learn-backgammon-hit-good = Hem kırdın hem kapı aldın.
learn-backgammon-hit-wrong = 6’yı 13’ten, 1’i 8’den oyna: ikisi de 7’ye gelir.

learn-backgammon-bar = Kırık pul
learn-backgammon-bar-text =
    Kırık pul girmeden başka pul oynanmaz. 6 ile 19’a, 1 ile 24’e girilir. Girerken de kırılabilir.
learn-backgammon-bar-task = 5-3 at, 20’deki açık pulu kıracak şekilde gir.
learn-backgammon-bar-good = 5 ile girdin ve kırdın.
learn-backgammon-bar-wrong = 5 ile gir: 20’ye gelir.

learn-backgammon-closed = Kapalı ev
learn-backgammon-closed-text =
    Bütün giriş haneleri kapalıysa pulun giremez, zar kendiliğinden geçer: gele.
learn-backgammon-closed-task = Zar at da gör.
learn-backgammon-closed-good = Gele: hiçbir şey oynanamadı. Sıra rakipte.

learn-backgammon-doublet = Çiftler
learn-backgammon-doublet-text = Çift, kendi sayısından dört adımdır. Zincir yoktur.
learn-backgammon-doublet-task = 3-3 at ve iki kapı al: iki pulu 8’den 5’e, ikisini 6’dan 3’e getir.
learn-backgammon-doublet-good = Dört adım, iki yeni kapı.
learn-backgammon-doublet-wrong = İki üç 8’den, iki üç 6’dan.

learn-backgammon-most = Ne kadar çok olursa
learn-backgammon-most-text =
    Oynayabiliyorsan iki sayıyı da oynamalısın. Yalnız biri oynanabiliyorsa, mümkünse büyüğü oynanır.
learn-backgammon-most-task = 6-5 at. Hangisini oynarsan öbürü kapanıyor.
learn-backgammon-most-good = Yalnız 6 oynanabildi, çünkü büyük olan o.

learn-backgammon-end = Oyunun sonu
learn-backgammon-end-text =
    On beşinci pulun toplanınca oyun biter. Bir puan eder; rakip hiç pul toplamamışsa iki, yani mars;
    üstüne bir de kırıkta ya da senin evinde pulu varsa üç, yani katmerli mars.
learn-backgammon-end-task = Zar at ve son iki pulunu topla.
learn-backgammon-end-good = Senin 5’inde rakibin pulu vardı: katmerli mars, üç puan.

# Plakoto

learn-plakoto-pin = Kapmak
learn-plakoto-pin-text =
    Kimse kırılmaz. Rakibin tek pulunun üstüne gelirsen onu kaparsın: üstünde bir pulun durdukça
    oynayamaz.
learn-plakoto-pin-task = 10’da tek bir pul var. 3-1 at, onu kap ve orada kal.
learn-plakoto-pin-good = Kilit, pulun kapıldığını gösterir.
learn-plakoto-pin-wrong = 3’ü 13’ten 10’a, 1’i başka bir pulla oyna.

learn-plakoto-pinned = Pulun kapıldı
learn-plakoto-pinned-text =
    Rakibin iki ya da daha çok pulunun durduğu hane sana kapalıdır; bir pulunu kaptığı hane de öyle.
    Demek ki kapan pulun kendisi kapılamaz.
learn-plakoto-pinned-task = 20’deki pulun kapıldı. 5-4 at ve başka pullarla oyna.
learn-plakoto-pinned-good = 20’deki pul, rakibin son pulu oradan kalkana kadar bekler.

learn-plakoto-hold = Kaptığını bırakma
learn-plakoto-hold-text =
    Kaptığın pulun üstüne başka pullarını da koyabilirsin. Son pulun kalkar kalkmaz kapılan pul
    serbesttir.
learn-plakoto-hold-task = 12’de bir pulu kaptın. 6-2 at ve oraya ikinci bir pul getir.
learn-plakoto-hold-good = Artık biri kalkabilir; öbürü pulu tutmaya devam eder.
learn-plakoto-hold-wrong = 6’yı 18’den 12’ye oyna, 12’deki pula dokunma.

learn-plakoto-mother = Ana
learn-plakoto-mother-text =
    Bir tarafın başlangıç hanesinde, kendi 24’ünde, kalan son pula ana denir. Rakibin anası kapılıysa ve
    senin 24’ün boşsa hemen kazanırsın: iki puan.
learn-plakoto-mother-task = Rakibin anası senin 1’inde. 3-1 at ve onu kap.
learn-plakoto-mother-good = Ana kapıldı: oyunu kazandın, iki puan.
learn-plakoto-mother-wrong = 3’ü 4’ten 1’e oyna.

learn-plakoto-leave = Başlangıcı boşalt
learn-plakoto-leave-text =
    24’ünde serbest bir pulun varken oyun sürer: o da kapılabilir. İki ana da kapılıysa oyun eşit
    biter, kimse puan almaz.
learn-plakoto-leave-task = 1’indeki ana kapılı, ama son pulun hâlâ 24’te. 5-2 at ve kazan.
learn-plakoto-leave-good = Başlangıç hanen boş: oyunu kazandın, iki puan.
learn-plakoto-leave-wrong = 24’teki pulu oyna. O kalkınca kazanmış olursun.

learn-plakoto-wait = Kapılıyken toplanmaz
learn-plakoto-wait-text = Bir pulun kapılmışken pul toplayamazsın. Öbürleri evde yürüyebilir.
learn-plakoto-wait-task = 2’deki pulun kapıldı. 6-5 at, neyin oynandığını gör.
learn-plakoto-wait-good = Yalnız 5 oynanabildi, 6’dan 1’e. Hiç pul toplanmadı.

# Fevga

learn-fevga-first = Öncü pul
learn-fevga-first-text =
    Pullarından biri 11’e ya da daha aşağı inip rakibin başlangıç hanesini geçene kadar yalnız bu öncü
    pul yürür. O geçer geçmez öbürleri de yürüyebilir.
learn-fevga-first-task = 6-5 at. Öncü pulla 12’yi geç, sonra 5’i 24’ten oyna.
learn-fevga-first-good = 6 öncü pulu 12’nin ötesine geçirdi; 5 ile başka bir pul yürüdü.
learn-fevga-first-wrong = 6’yı 13’ten 7’ye, sonra 5’i 24’ten 19’a oyna.

learn-fevga-table = Başlangıç bölgen
learn-fevga-table-text =
    Altı haneli duvar serbesttir, ama başlangıç bölgende değil: zarın bitince 24’ten 19’a kadar altı
    haneyi birden tutamazsın.
learn-fevga-table-task = Altısından beşi sende. 5-4 at ve oyna: sonunda biri boş kalmalı.
learn-fevga-table-good = Tahta, altı haneyi birden dolduran hamleye izin vermez.

learn-fevga-open = Duvarı aç
learn-fevga-open-text =
    Rakibi hapsedemezsin: bütün pulları tek bir hanede duruyorsa ve bu hanenin önündeki altı hane
    seninse, bunu öyle bırakamazsın.
learn-fevga-open-task = Bütün pulları duvarının arkasında. 6-5 at ve oyna: duvarı açmaktan başka yol yok.
learn-fevga-open-good = Duvarın bir hanesi açıldı. Her hamle duvarı kapalı bıraksaydı, duvar kalabilirdi.

# Long Nardy

learn-narde-head = Baş
learn-narde-head-text = Başlangıç hanen 24 baştır. Ne atarsan at, bir zarda baştan yalnız bir pul kalkar.
learn-narde-head-task = 6-5 at. 6 ile baştan bir pul kaldır, 5’i 13’ten oyna.
learn-narde-head-good = Baş bu zarda pulunu verdi; 5 başka bir pula kaldı.
learn-narde-head-wrong = 6’yı 24’ten 18’e, 5’i 13’ten 8’e oyna.

learn-narde-first = İlk zar
learn-narde-first-text = Herkesin ilk zarında 6-6, 4-4 ve 3-3 ile baştan iki pul kalkabilir. Çift dört adımdır.
learn-narde-first-task = 3-3 at ve iki pulu 24’ten 18’e getir.
learn-narde-first-good = Baştan iki pul kalktı. Bundan sonra her zarda bir pul.
learn-narde-first-wrong = Dört üçü iki pulla oyna: her biri 24’ten 21’e, oradan 18’e gider.

learn-narde-wall = Altı hane henüz olmaz
learn-narde-wall-text = Rakibin hiçbir pulu geçmemişken, zarın bitince yan yana altı hane tutamazsın.
learn-narde-wall-task = 11’den 7’ye kadar sende ve hiçbir pulu oradan geçmedi. 6-1 at ve oyna: altı olmayacak.
learn-narde-wall-good = Tahta, altı haneli duvarla biten hamleye izin vermez.

learn-narde-past = Altı haneli duvar
learn-narde-past-text =
    Rakibin bir pulu bu altı haneyi geçtiyse hepsini tutabilirsin. Duvarın arkasındaki pullar üstünden
    atlayamaz.
learn-narde-past-task = Rakibin bir pulu geçti, senin 23’ünde. 6-1 at ve 13’teki pulla altıncı haneyi tut.
learn-narde-past-good = 11’den 6’ya kadar bütün haneler senin: kimse geçemez.
learn-narde-past-wrong = 6’yı 13’ten 7’ye, 1’i 7’den 6’ya oyna.

# Portes

learn-portes-setup = Tahta
learn-portes-setup-text =
    24’te iki, 13’te beş, 8’de üç, 6’da beş pulun var; rakibin de karşı uçtan aynı. Herkes tek zar atar,
    büyük atan başlar.
learn-portes-setup-task = Kim başlayacak, zar at.
learn-portes-setup-good = Senin zarın büyük: sen başlıyorsun ve iki zarı yeniden atıyorsun. Zarlar eşitse bir daha atılır.

learn-portes-run = Kır ve yürü
learn-portes-run-text =
    Kıran pul öbür sayıyla yoluna devam edebilir, kendi evinde bile. Böylece rakibin girdiği yerde açık
    kalmaz.
learn-portes-run-task = 2-1 at. 2 ile 4’teki pulu kır, aynı pulu 3’e getirip güvene al.
learn-portes-run-good = Kırdın, evinde açık pulun da kalmadı.
learn-portes-run-wrong = 2’yi 6’dan 4’e oyna, sonra 1’i aynı pulla 4’ten 3’e.

learn-portes-end = Oyunun sonu
learn-portes-end-text =
    On beşinci pulun toplanınca oyun biter. Bir puan eder; rakip hiç pul toplamamışsa iki, yani mars. Üç
    puanlık oyun yoktur, katlama da yoktur.
learn-portes-end-task = Zar at ve son iki pulunu topla.
learn-portes-end-good = Rakibin bir pulu kırıktaydı bile: yine mars, iki puan.

# Tavla

learn-tavla-stay = Evinde kıran kalır
learn-tavla-stay-text =
    6’dan 1’e kadar, kendi hanelerinden birinde kıran pul aynı sırada oradan kalkamaz: vur-kaç yoktur.
    Orada başka pulların da varsa, birinin kalması yeter.
learn-tavla-stay-task = 2-1 at. 2 ile 4’teki pulu kır, 5’teki pulu 1 ile yanına getir.
learn-tavla-stay-good = Kıran pul kalmak zorundaydı; ama orası artık senin kapın.
learn-tavla-stay-wrong = 2’yi 6’dan 4’e, 1’i 5’ten 4’e oyna.

# Tapa

learn-tapa-setup = Tahta
learn-tapa-setup-text =
    On beş pulun 24 numaralı hanende, rakibin on beş pulu senin 1’inde. Herkes tek zar atar; büyük atan
    başlar ve bu iki sayıyı oynar.
learn-tapa-setup-task = Zar at ve başlangıç zarının iki sayısını oyna.
learn-tapa-setup-good = Başlangıç zarıyla başladın. Her oyun böyle başlar.

learn-tapa-leave = Başlangıcı boşalt
learn-tapa-leave-text =
    24’ünde serbest bir pulun varken oyun sürer: o da kapılabilir. İki ana da kapılıysa oyun eşit
    biter, herkes bir puan alır.
learn-tapa-leave-task = 1’indeki ana kapılı, ama son pulun hâlâ 24’te. 5-2 at ve kazan.
learn-tapa-leave-good = Başlangıç hanen boş: oyunu kazandın, iki puan.
learn-tapa-leave-wrong = 24’teki pulu oyna. O kalkınca kazanmış olursun.

# Mahbusa 31

learn-mahbusa-31-last = Ana yoktur
learn-mahbusa-31-last-text =
    Başlangıç hanesindeki son pul da öbürleri gibidir: onu kapmak hiçbir şeyi bitirmez, oyun sürer. Ama
    orada kapılan pulun önünde bütün yol durur.
learn-mahbusa-31-last-task = Rakibin son pulu senin 1’inde. 3-1 at ve onu kap.
learn-mahbusa-31-last-good = Hiçbir şey bitmedi, ama o pul sen kalkana kadar bekler.
learn-mahbusa-31-last-wrong = 3’ü 4’ten 1’e, 1’i başka bir pulla oyna.

# Tawla 31

learn-tawla-31-first = Öncü pul eve koşar
learn-tawla-31-first-text =
    Pullarından biri 6’ya ya da daha aşağı, yani evine girene kadar yalnız bu öncü pul yürür. O girer
    girmez öbürleri de yürüyebilir, aynı zarın kalan sayılarıyla bile.
learn-tawla-31-first-task = 6-4 at. Öncü pulu eve getir, sonra 4’ü 24’ten oyna.
learn-tawla-31-first-good = 6 öncü pulu eve getirdi; 4 ile başka bir pul yürüdü.
learn-tawla-31-first-wrong = 6’yı 12’den 6’ya, sonra 4’ü 24’ten 20’ye oyna.

# Moultezim

learn-moultezim-table = Rakibin başladığı bölge
learn-moultezim-table-text = Rakip senin 12’nde başlar. Zarın bitince 12’den 7’ye kadar en çok dört hane tutabilirsin. Başka her duvar serbesttir, altı haneli olan da.
learn-moultezim-table-task = Bu altısından dördü sende. 6-5 at ve oyna: beşinciyi tutamazsın.
learn-moultezim-table-good = Tahta, orada beşinci haneyi dolduran hamleye izin vermez.

# Nackgammon

learn-nackgammon-setup = { learn-backgammon-setup }
learn-nackgammon-setup-text = 24’te iki, 23’te iki, 13’te dört, 8’de üç, 6’da dört pulun var; rakibin de karşı uçtan aynı. Herkes tek zar atar; büyük atan başlar ve iki zarı oynar.
learn-nackgammon-setup-task = { learn-backgammon-setup-task }
learn-nackgammon-setup-good = { learn-backgammon-setup-good }
learn-nackgammon-setup-wrong = { learn-backgammon-setup-wrong }

# Irish

learn-irish-doublet = { learn-backgammon-doublet }
learn-irish-doublet-text = Çift, her zar gibi iki adımdır; dört değil.
learn-irish-doublet-task = 6-6 at ve iki altıyı oyna.
learn-irish-doublet-good = İki adım, sonra rakip zar atar.

learn-irish-end = { learn-portes-end }
learn-irish-end-text = On beşinci pulun toplanınca oyun biter. Her galibiyet bir puandır, rakip hiç pul toplamamış olsa bile.
learn-irish-end-task = { learn-portes-end-task }
learn-irish-end-good = Rakip hiç pul toplamamıştı: yine bir puan.

# Himly's Nard

learn-nard-himly-end = { learn-portes-end }
learn-nard-himly-end-text = On beşinci pulun toplanınca oyun biter. Bir puan eder; rakibin kırık pulu ya da senin evinde pulu varsa iki. Toplanmış pullar bunu değiştirmez.
learn-nard-himly-end-task = { learn-portes-end-task }
learn-nard-himly-end-good = Rakibin bir pulu senin 5’indeydi: iki puan.

# The rules page

learn-rules-title = Kurallar: { $game }
learn-rules-board = Başlangıçta tahta
learn-rules-way-parallel = Başlangıç. Beyaz, noktalı çizgi boyunca 24’ten 1’e gider; siyah da aynı yönde gider.
learn-rules-way-contrary = Başlangıç. Beyaz, noktalı çizgi boyunca 24’ten 1’e gider; siyah ters yönde gider.
learn-rules-way-same = Başlangıç. İki taraf da noktalı çizgi boyunca 18’den 1’e, aynı hanelerden geçerek gider.
learn-rules-way-laid = Başlangıç. Kimse yürümez: 6’nın pulu 12’de durur ve 6’ya yatar, 5’inki 11’de ve 5’te, 7 ve 1’e kadar.
learn-rules-presets = Kural takımları yan yana
learn-rules-preset = Kural takımı
learn-rules-differs = Farkı ne
learn-rules-fingerprint = Parmak izi
learn-rules-fingerprint-note = Parmak izi bu kuralları bütün öbürlerinden ayırır. Her oyunda ve her kayıtta yazar.
learn-rules-lesson = Ders
learn-rules-text = Kuralların tamamı
learn-rules-failed = Kurallar alınamadı: sunucu yanıt vermiyor.

# First visit

learn-first-gul-bara =
    Çift, bütün büyük çiftlerden geçip altılara kadar sürer; oynayamadığını rakibin oynar. Kimse
    kırılmaz.
learn-first-gioul =
    Birbirinize karşı yürürsünüz, tek pul haneyi kapatır ve her çift ilk zardan itibaren altılara
    kadar sürer.
learn-first-tawula =
    On üç pul elinde bekler. Geç girersen kapot olursun: bir anda yedi puan.
learn-first-backgammon = Herkesin bildiği oyun: yalnız pul kırılır ve baştan başlar.
learn-first-celebi = Tek pul kırılabilir; dördüncü atışından itibaren çift, bütün büyük çiftlerle sürer.
learn-first-portes = Yunan tavlası, Tavli’nin ilk oyunu: yalnız pul kırılır, galibiyet bir ya da iki sayıdır.
learn-first-nackgammon = Daha zor başlayan tavla: dört pulun rakibinkilerin arkasından yola çıkar.
learn-first-tavla = Bildiğimiz tavla: evinde vur-kaç yok, mars iki sayı.
learn-first-fevga = Kimse kırılmaz: tek pul haneyi tutar. Önce bir pul rakibin başlangıcını geçer; sonra duvar kurarsın, ama herkesi kapatamazsın.
learn-first-moultezim = Türkiye’deki Fevga: rakibin başladığı bölgede en çok dört hane.
learn-first-narde = Kimse kırılmaz: tek pul haneyi tutar. Her atışta baştan bir pul kalkar, altılı duvar için rakibin bir pulu onu geçmiş olmalı.
learn-first-plakoto = Pul kırılmaz: yalnız pul seninkinin altında kapalı bekler. Başlangıçtaki son pulunu kolla: kaptırırsan iki sayı gider.
learn-first-tapa = Bulgaristan’daki Plakoto: yalnız pullar kapılır, başlangıçtaki son pul oyunu belirler.
learn-first-plakoto-express = Zincirli Plakoto: çift zar ilk atıştan bütün büyüklerine kadar sürer.
learn-first-jacquet = Kimse kırılmaz: tek pul haneyi tutar. Önce tek bir pul eve kadar koşar; art arda altı hane için son iki hanende pul gerekir.
learn-first-irish = Eski İngiliz hanlarının tavlası: çift yalnızca iki kez oynanır, her galibiyet bir puandır.
learn-first-hypergammon = Her oyuncunun üç pulu olan tavla: her pul önemlidir, oyun dakikalar içinde biter.
learn-first-mahbusa-31 = Pul kırılmaz: yalnız pul seninkinin altında kapalı bekler. Ana yoktur; kaybedenin kalan her pulu bir sayıdır.
learn-first-tawla-31 = Kimse kırılmaz: tek pul haneyi tutar. Önce tek bir pul eve koşar; kaybedenin kalan her pulu bir sayıdır.
learn-first-acey-deucey = Tahta boştur: pulların elden girer, altı 19’a, bir 24’e. 2-1’den sonra dilediğin çifti söyler, oynarsın; hepsi oynandıysa yeniden zar atarsın.
learn-first-nard-himly = Eski İngiliz hanlarının tavlası, bir sayımla daha: sonunda barda ya da kazananın evinde pulu olan iki puan kaybeder.
learn-first-verquere = Bütün pullar 24’te başlar. 24’ten 14’e kadar hanede tek pulun durur, tek pul kırılabilir. Barda giriş için boş hanelerden çok pul: jan, iki puan.
learn-first-laquet = İki taraf da aynı on sekiz hanede aynı yönde koşar; tek pul haneyi tutar. Bir tarafın oynayamadığını öbürü oynayabilir ya da reddedebilir.
learn-first-ludus-anglicorum = Atış iki zar ve hep orada duran bir 6’dır. 24’ten 13’e kadar hanede tek pulun durur, tek pul kırılabilir. Barda giriş için boş hanelerden çok pul: kaybettin.
learn-first-doublets = Kimse yürümez: sayı kendi hanesinden bir pul yatırır, hepsi yatınca bir pul toplar. Sende olmayanı rakibin oynar; çift, sayısının iki katı kadar pulu seçmen için verir.
