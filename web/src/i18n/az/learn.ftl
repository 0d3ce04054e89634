# Lessons: a step has a title, a text, a task, and what is said of a right and of a wrong play.

learn-title = Oynamağı öyrən
learn-intro = Hər oyun on dəqiqə, əsl taxtada. Sən atırsan, sən oynayırsan, taxta sənə izah edir.
learn-lesson-of = Dərs: { $game }
learn-minutes = { $minutes ->
    [one] { $minutes } dəqiqə
   *[other] Təxminən { $minutes } dəqiqə
}
learn-begin = Başla
learn-go-on = Davam et
learn-again-all = Bir də
learn-progress = { $total } addımdan { $done } hazır
learn-finished = Bitib
learn-steps = Addımlar
learn-step-of = Addım { $step }/{ $total }
learn-step-name = { $step }. { $title }
learn-step-done = { $step }. { $title }, hazır
learn-task = Növbə səndədir
learn-right = Düzdür
learn-not-yet = Tam deyil
learn-next = İrəli
learn-back = Geri
learn-again = Təkrar
learn-show-me = Göstər
learn-press-done = “Hazır” düyməsini bas.
learn-take-back = “Geri” onu geri alır.
learn-finish = Bitir
learn-skip = Bu addımı keç
learn-opponent = Rəqib
learn-failed = Taxta düzülmədi: server cavab vermir.
learn-end = Oyunu artıq bilirsən
learn-end-text = Bütün qaydalar bu qədərdir: { $game }. İndi sakit bir oyun oyna; istədiyin addıma qayıda bilərsən.
learn-end-seen = Bütün addımları gördün
learn-end-open = Hələ həll edilməyənlər: { $steps }.
learn-play-now = Sakit bir oyun oyna
learn-read-rules = Qaydalar
learn-no-lesson = Bu oyunun hələ dərsi yoxdur, amma qaydalarını oxuya bilərsən.
learn-other-lessons = Bütün dərslər
learn-course = Oyunu nə həll edir
learn-course-new = Beş taxta
learn-course-done = { $done }/{ $total }

# Of several games

learn-single = Bir daş xananı tutur
learn-single-text =
    Heç kim vurulmur. Bircə daş da xananı tutur, rəqib daşı ora qoyula bilməz. İki xalı bir daşla
    oynayan aradakı xanada dayana bilməlidir.
learn-single-task = 13-dəki daşı 8-ə gətir. 10-u rəqib tutub: əvvəl hansı xal?
learn-single-good = Əvvəl 2, sonra 3. O biri yol bağlı idi.
learn-single-wrong = 13-dəki daş 8-ə çatmalıdır. Əvvəl 2 ilə 11-ə, sonra 3 oyna.

learn-stuck = Yan-yana altı xana
learn-stuck-text =
    Yan-yana altı xananın üstündən keçmək olmur. Heç bir xalı oynanmayan zər özü keçir.
learn-stuck-task = Zər at və gör.
learn-stuck-good = Heç nə oynanmadı. Zər yandı, rəqib atır.

learn-most = Nə qədər çox olsa
learn-most-text =
    Oynaya bildiyin qədər xal oynamalısan. İkisindən yalnız biri oynanırsa, mümkün olsa, böyüyü
    oynanılmalıdır. Taxta yalnız qaydaya uyğun addımlara icazə verir.
learn-most-task = Zər at, 6-5-i 13-dəki daşla oyna.
learn-most-good = 6 əvvəlcə bağlı idi. Əvvəl 5 oynanıldı, beləcə ikisi də oynandı.

learn-choice = Qabağı gör
learn-choice-text =
    Əvvəl beşlər, sonra altılar. Burada 24-dən və 16-dan altı bağlıdır; amma 19-dakı və ya 14-dəki
    daş altı oynaya bilər.
learn-choice-task = Beşləri elə oyna ki, dörd altının hamısını özün oynayasan.
learn-choice-good = Rəqibə heç nə qalmadı.
learn-choice-wrong = Bəzi altılar rəqibə keçərdi. Əvvəl dörd daşı 24-dən 19-a gətir.

learn-receive = Hədiyyə
learn-receive-text =
    Bu sənin üçün də belədir. Rəqib 5-5 atır, bir beş də oynaya bilmir; bütün zəncir sənə keçir.
learn-receive-task = Rəqib üçün zər at. Sonra dörd beşi və dörd altını oyna.
learn-receive-good =
    İndi öz zərindir. Geri qayıdan olmur: alanın oynaya bilmədiyi yanır.

learn-bear-off = Daş çıxarma
learn-bear-off-text =
    Bütün daşların evinə, 6-dan 1-ə qədər xanalara yığılanda onları çıxara bilərsən. Xal öz
    xanasındakı daşı çıxarır.
learn-bear-off-task = Zər at və iki daş çıxar.
learn-bear-off-good = Evin içində də gedə bilərdin, amma çıxan daşın daha yolu qalmır.
learn-bear-off-wrong = Evin içində getdin. Olar, amma burada iki daş çıxa bilər.

learn-high = Ən uzaqdakı daş
learn-high-text =
    Xalın xanasında daş yoxdursa, daha yuxarı xanadakı daş getməlidir. Yuxarıda daş yoxdursa, xal ən
    yuxarıdakı daşı çıxarır.
learn-high-task = 5-3 ilə bir daş çıxar. Əvvəl hansı xal?
learn-high-good = 6-dan 3 oynananda 4-dən yuxarıda heç kim qalmadı. Ona görə 5 o daşı çıxardı.
learn-high-wrong = Əvvəl 3-ü 6-dan 3-ə oyna. Onda 4-dən yuxarıda daş qalmır.

learn-double = Oyunun sonu
learn-double-text =
    On beşinci daşın çıxan kimi oyun bitir. Bir xal sayılır; rəqib heç daş çıxarmayıbsa, iki: mars.
learn-double-task = Zər at və son iki daşını çıxar.
learn-double-good = Rəqib heç daş çıxarmamışdı: mars, iki xal.

learn-men-left = Qalan daşlar
learn-men-left-text =
    On beş daşını birinci çıxaran, rəqibin çıxarmadığı hər daş üçün bir xal alır: 1-dən 15-ə qədər. Matç
    31 xala qədərdir.
learn-men-left-task = Zər at və son iki daşını çıxar.
learn-men-left-good = Rəqibin on bir daşı qaldı: on bir xal.

# Gul bara

learn-gul-bara-setup = Taxta
learn-gul-bara-setup-text =
    On beş daşın sənin 24-cü xanandadır. Rəqibin on beş daşı öz 24-ündədir; ora sənin 12-ndir. Hər
    kəs bir zər atır, böyük atan başlayır.
learn-gul-bara-setup-task = Kim başlayacaq, zər at.
learn-gul-bara-setup-good =
    Sənin zərin böyükdür: sən başlayırsan və hər iki zəri yenidən atırsan. Zərlər bərabərdirsə, bir
    də atılır.

learn-gul-bara-way = Yol
learn-gul-bara-way-text =
    Xananın nömrəsi qalan yoldur: 24-dəki daşın 24 xana yolu var. Hər iki tərəf eyni istiqamətdə,
    24-dən aşağı gedir; evin 6-dan 1-ə qədərdir.
learn-gul-bara-way-task = Zər at, iki xalı bir daşla oyna: 24-dən 18-ə, oradan 13-ə.
learn-gul-bara-way-good = İki xalı bir daş da oynaya bilər, iki daş bir-bir də.
learn-gul-bara-way-wrong = İki xalı eyni daşla oyna: 13-ə çatır.

learn-gul-bara-close = Yolu bağla
learn-gul-bara-close-text =
    Rəqibin daşları sənin 12-ndədir. Dörd onları sənin 8-inə, beş 7-nə, altı 6-na gətirir. Tutduğun
    xana bağlıdır.
learn-gul-bara-close-task = 8-i tutursan. 4-3-ü elə oyna ki, 7-ni və 6-nı da tutasan.
learn-gul-bara-close-good = Dördlər, beşlər, altılar bağlandı, üç tək daşla.
learn-gul-bara-close-wrong = 4-ü 11-dən 7-yə, 3-ü 9-dan 6-ya oyna.

learn-gul-bara-early = İlk qoşalar
learn-gul-bara-early-text =
    Hər oyunçunun ilk üç zərində qoşa öz xalından dörd addımdır. Bu sənin ikinci zərindir.
learn-gul-bara-early-task = 3-3 at, iki daşı 24-dən 18-ə gətir.
learn-gul-bara-early-good = Dörd addım. İlk qoşaların oynanmayanı yanır.
learn-gul-bara-early-wrong = Dörd üçü iki daşla oyna: hər biri 24-dən 21-ə, oradan 18-ə.

learn-gul-bara-cascade = Zəncir
learn-gul-bara-cascade-text =
    Dördüncü zərindən başlayaraq qoşa dayanmır: dörd dörddən sonra dörd beş, sonra dörd altı. Bir
    pillə bitməmiş o biri başlamır; harada olduğunu nərdivan göstərir.
learn-gul-bara-cascade-task = 4-4 at və on iki addımın hamısını oyna.
learn-gul-bara-cascade-good = Bir növbədə on iki addım. 1-1 olsaydı, iyirmi dörd olardı.

learn-gul-bara-pass = Rəqibə keçən
learn-gul-bara-pass-text =
    Zəncirin oynaya bilmədiyin hissəsi rəqibə keçir; zər atmamışdan əvvəl onu oynayır. Hamını
    çaşdıran qayda budur.
learn-gul-bara-pass-task = 6-6 at və oynaya bildiyin iki altını oyna.
learn-gul-bara-pass-good = İki altı qaldı. Onları rəqib oynayır, sonra zər atır.

# Gioul

learn-gioul-setup = Taxta
learn-gioul-setup-text =
    On beş daşın sənin 24-cü xanandadır. Rəqibin on beş daşı o biri ucda, sənin 1-indədir. Hər kəs
    bir zər atır, böyük atan başlayır.
learn-gioul-setup-task = Kim başlayacaq, zər at.
learn-gioul-setup-good =
    Sənin zərin böyükdür: sən başlayırsan və hər iki zəri yenidən atırsan. Zərlər bərabərdirsə, bir
    də atılır.

learn-gioul-way = Yol
learn-gioul-way-text =
    Tərəflər bir-birinə qarşı gedir. Sən 24-dən evinə, 6–1-ə enirsən; rəqib sənin 1-indən 24-ünə
    çıxır.
learn-gioul-way-task = Zər at, iki xalı bir daşla oyna: 24-dən 18-ə, oradan 13-ə.
learn-gioul-way-good = İki xalı bir daş da oynaya bilər, iki daş bir-bir də.
learn-gioul-way-wrong = İki xalı eyni daşla oyna: 13-ə çatır.

learn-gioul-close = Yolu bağla
learn-gioul-close-text =
    Rəqibin daşları sənin 1-indən gəlir. Dörd onları 5-inə, beş 6-na, altı 7-nə gətirir. Tutduğun
    xana bağlıdır.
learn-gioul-close-task = 5-i tutursan. 4-2-ni elə oyna ki, 7-ni və 6-nı da tutasan.
learn-gioul-close-good = Dördlər, beşlər, altılar bağlandı, üç tək daşla.
learn-gioul-close-wrong = 4-ü 11-dən 7-yə, 2-ni 8-dən 6-ya oyna.

learn-gioul-cascade = Zəncir
learn-gioul-cascade-text =
    Hər qoşa, ilk zərdən başlayaraq, dayanmadan gedir: dörd beşdən sonra dörd altı gəlir. Bir
    pillə bitməmiş o biri başlamır; harada olduğunu nərdivan göstərir.
learn-gioul-cascade-task = 5-5 at və səkkiz addımın hamısını oyna.
learn-gioul-cascade-good = Bir növbədə səkkiz addım. 1-1 olsaydı, iyirmi dörd olardı.

learn-gioul-pass = Rəqibə keçən
learn-gioul-pass-text =
    Zəncirin oynaya bilmədiyin hissəsi rəqibə keçir; zər atmamışdan əvvəl onu oynayır. Hamını
    çaşdıran qayda budur.
learn-gioul-pass-task = 4-4 at və oynaya bildiyin bir dördü oyna.
learn-gioul-pass-good =
    Üç dörd, dörd beş və dörd altı qaldı. Onları rəqib oynayır, sonra zər atır.

learn-gioul-past = Yoldakı daşlar
learn-gioul-past-text =
    Hələ çıxmamış rəqib daşları sənin evində dura bilər. Sən daş çıxararkən onların xanaları
    bağlıdır.
learn-gioul-past-task = 5-2 at. Bir daş çıxır; 2 haradan oynanır?
learn-gioul-past-good = 6-dan 2 bağlı idi, ona görə 5-dən oynanıldı.

# Tawula

learn-tawula-setup = Taxta
learn-tawula-setup-text =
    İki daşın sənin 24-cü xananda, on üçü əlində gözləyir. Rəqibin iki daşı sənin 12-ndədir. Hər kəs
    bir zər atır, böyük atan başlayır.
learn-tawula-setup-task = Kim başlayacaq, zər at.
learn-tawula-setup-good = Sənin zərin böyükdür: sən başlayırsan və indi atılan iki xalı oynayırsan.

learn-tawula-enter = Giriş
learn-tawula-enter-text =
    Xal ya əlindən daş salır, ya da daş gətirir. 6 ilə 19-a, 5 ilə 20-yə, axırda 1 ilə 24-ə girilir.
    Hər iki tərəf eyni istiqamətdə, 24-dən evə, 6–1-ə gedir.
learn-tawula-enter-task = Zər at və iki daş sal: əlinə iki dəfə toxun.
learn-tawula-enter-good = Bir daş salıb onunla getmək də olardı.
learn-tawula-enter-wrong = Hər xalla bir daş sal: biri 19-a, biri 22-yə.

learn-tawula-ace = Yekə yer yoxdur
learn-tawula-ace-text =
    24-cü xanada ikidən çox daş durmur; əlində daş varkən başdakı iki daşın da gedə bilməz. Deməli,
    yek hələ girə bilmir.
learn-tawula-ace-task = Zər at və gör.
learn-tawula-ace-good = Heç nə oynanmadı. Zər yandı.

learn-tawula-pack = Xanaya bir daş
learn-tawula-pack-text =
    23-dən 14-ə qədər hər xanada yalnız bir öz daşın dura bilər; dolu xanaya toxunub keçmək də olmaz.
    Künc, yəni 13, və 12-dən sonrakılar istədiyin qədər daş alır.
learn-tawula-pack-task = 4-1 at, 17-dəki daşı küncə gətir.
learn-tawula-pack-good = 13-də iki daş. O tərəfin başqa heç bir xanası onu almazdı.
learn-tawula-pack-wrong = 4-ü 17-dən 13-ə oyna.

learn-tawula-hit = Vurma
learn-tawula-hit-text =
    İki daş xananı bağlayır. Rəqibin tək daşı açıqdır: girərkən və ya gedərkən üstünə düşsən,
    vurulur.
learn-tawula-hit-task = Rəqibin 20-də tək daşı var. 5-2 at və vur.
learn-tawula-hit-good = Vuruldu. Rəqib o daşı salmamış başqa heç nə oynaya bilməz.
learn-tawula-hit-wrong = 5 ilə 20-yə girilir: əlinə toxun və 5-i ora oyna.

learn-tawula-bar = Vurulan daş
learn-tawula-bar-text =
    Bir daşın vuruldu. Hər şeydən əvvəl, yeni daşlardan da əvvəl, o girməlidir; yeni daş kimi girir.
learn-tawula-bar-task = 6-1 at, daşını sal. Sonra 1-i oyna.
learn-tawula-bar-good = 6 ilə 19-a girdi. 1 ona kömək etməzdi.

learn-tawula-free = Boş xana
learn-tawula-free-text =
    Rəqibi tamam çöldə qoymaq olmaz. Onun vurulan daşı varkən giriş xanalarından, sənin 12-ndən 7-nə
    qədər, ən azı biri boş qalmalıdır.
learn-tawula-free-task = 6-5 at və oyna. 7-də ikinci daş qala bilməz.
learn-tawula-free-good = Rəqibin son giriş yolu boş qaldı.

learn-tawula-last = Son girən daş
learn-tawula-last-text =
    Əlində daş qalmayanda başdakı iki daşın da o birilər kimi gedir.
learn-tawula-last-task = 5-4 at. Son daşını 4 ilə sal, sonra 5-i 24-dən oyna.
learn-tawula-last-good = Əlin boşaldı, başdakı daşların sərbəstdir.
learn-tawula-last-wrong = 4 ilə 21-ə gir, sonra 5-i 24-dən 19-a oyna.

learn-tawula-doublet = Qoşalar
learn-tawula-doublet-text =
    Qoşa öz xalından dörd addımdır. Zəncir yoxdur, rəqibə heç nə keçmir.
learn-tawula-doublet-task = 2-2 at. Bir daş sal və onunla gedə bildiyin qədər get.
learn-tawula-doublet-good = 23-ə girdi və 17-yə qədər getdi.
learn-tawula-doublet-wrong = Dörd ikini bir daşla oyna: 17-yə çatır.

learn-tawula-capote = Kapot
learn-tawula-capote-text =
    Udulan oyun bir xaldır; mars yoxdur. Amma sən ilk daşını çıxaranda rəqibin əlində və ya vurulan
    daşı varsa, qalanlarının hamısı da giriş hissəsindədirsə, bu kapotdur: dərhal yeddi xal.
learn-tawula-capote-task = Zər at və ilk daşını çıxar.
learn-tawula-capote-good = Kapot: yeddi xal. Bu oyunda gec girmək baha başa gəlir.

# Backgammon

learn-backgammon-setup = Taxta
learn-backgammon-setup-text =
    24-də iki, 13-də beş, 8-də üç, 6-da beş daşın var; rəqibin də o biri ucdan eynidir. Hər kəs bir
    zər atır; böyük atan başlayır və hər iki zəri oynayır.
learn-backgammon-setup-task = Zər at və xana tut: 3-ü 8-dən, 1-i 6-dan oyna.
learn-backgammon-setup-good = 5-də iki daş: ora bağlandı.
learn-backgammon-setup-wrong = Hər iki daş 5-ə gəlməlidir: 3 8-dən, 1 6-dan.

learn-backgammon-way = Yol
learn-backgammon-way-text =
    Tərəflər bir-birinə qarşı gedir. Sən 24-dən evinə, 6–1-ə enir, oradan daş çıxarırsan.
learn-backgammon-way-task = Zər at, bir daşla qaç: 24-dən 18-ə, oradan 13-ə.
learn-backgammon-way-good = İki xalı bir daş da oynaya bilər, iki daş bir-bir də.
learn-backgammon-way-wrong = İki xalı 24-dəki bir daşla oyna: 13-ə çatır.

learn-backgammon-hit = Vurma
learn-backgammon-hit-text =
    İki daş xananı bağlayır. Tək daş açıqdır: üstünə düşən onu vurur.
learn-backgammon-hit-task = 7-də tək daş var. 6-1 at, vur və orada iki daşla dayan.
learn-backgammon-hit-good = Həm vurdun, həm də xananı bağladın.
learn-backgammon-hit-wrong = 6-nı 13-dən, 1-i 8-dən oyna: ikisi də 7-yə gəlir.

learn-backgammon-bar = Vurulan daş
learn-backgammon-bar-text =
    Vurulan daş girməmiş başqa daş getmir. 6 ilə 19-a, 1 ilə 24-ə girilir. Girəndə də vurmaq olar.
learn-backgammon-bar-task = 5-3 at, 20-dəki tək daşı vuraraq gir.
learn-backgammon-bar-good = 5 ilə girdin və vurdun.
learn-backgammon-bar-wrong = 5 ilə gir: 20-yə düşür.

learn-backgammon-closed = Bağlı ev
learn-backgammon-closed-text =
    Bütün giriş xanaları bağlıdırsa, daşın girə bilmir və zər özü keçir.
learn-backgammon-closed-task = Zər at və gör.
learn-backgammon-closed-good = Heç nə oynanmadı. Rəqib atır.

learn-backgammon-doublet = Qoşalar
learn-backgammon-doublet-text = Qoşa öz xalından dörd addımdır. Zəncir yoxdur.
learn-backgammon-doublet-task = 3-3 at və iki xana tut: iki daşı 8-dən 5-ə, ikisini 6-dan 3-ə gətir.
learn-backgammon-doublet-good = Dörd addım, iki yeni xana.
learn-backgammon-doublet-wrong = İki üç 8-dən, iki üç 6-dan.

learn-backgammon-most = Nə qədər çox olsa
learn-backgammon-most-text =
    Oynaya bilirsənsə, iki xalı da oynamalısan. Yalnız biri oynanırsa, mümkün olsa, böyüyü
    oynanılmalıdır.
learn-backgammon-most-task = 6-5 at. Hansını oynasan, o biri bağlanır.
learn-backgammon-most-good = Yalnız 6 oynandı, çünki böyük odur.

learn-backgammon-end = Oyunun sonu
learn-backgammon-end-text =
    On beşinci daşın çıxanda oyun bitir. Bir xal sayılır; rəqib heç daş çıxarmayıbsa, iki, yəni
    mars; üstəlik vurulan və ya sənin evində qalan daşı varsa, üç, yəni üçqat mars.
learn-backgammon-end-task = Zər at və son iki daşını çıxar.
learn-backgammon-end-good = Sənin 5-ində rəqibin daşı vardı: üçqat mars, üç xal.

# Plakoto

learn-plakoto-pin = Daş tutmaq
learn-plakoto-pin-text =
    Heç kim vurulmur. Rəqibin tək daşının üstünə gəlsən, onu tutursan: üstündə sənin daşın qaldıqca
    oynaya bilməz.
learn-plakoto-pin-task = 10-da tək daş var. 3-1 at, onu tut və orada qal.
learn-plakoto-pin-good = Qıfıl daşın tutulduğunu göstərir.
learn-plakoto-pin-wrong = 3-ü 13-dən 10-a, 1-i başqa daşla oyna.

learn-plakoto-pinned = Daşın tutulub
learn-plakoto-pinned-text =
    Rəqibin iki və ya daha çox daşı olan xana sənə bağlıdır; sənin daşını tutan tək daşın xanası da.
    Deməli, tutan daşın özü tutula bilməz.
learn-plakoto-pinned-task = 20-dəki daşın tutulub. 5-4 at və başqa daşlarla oyna.
learn-plakoto-pinned-good = 20-dəki daş rəqibin son daşı oradan gedənə qədər gözləyir.

learn-plakoto-hold = Tutduğunu buraxma
learn-plakoto-hold-text =
    Tutduğun daşın üstünə başqa daşlarını da qoya bilərsən. Son daşın gedən kimi tutulan daş azad olur.
learn-plakoto-hold-task = 12-də bir daş tutmusan. 6-2 at və ora ikinci daş gətir.
learn-plakoto-hold-good = İndi biri gedə bilər, o biri tutmağa davam edir.
learn-plakoto-hold-wrong = 6-nı 18-dən 12-yə oyna, 12-dəki daşa dəymə.

learn-plakoto-mother = Ana
learn-plakoto-mother-text =
    Hər tərəfin başlanğıc xanasında, öz 24-ündə qalan son daşa ana deyilir. Rəqibin anası tutulubsa və
    sənin 24-ün boşdursa, dərhal udursan: iki xal.
learn-plakoto-mother-task = Rəqibin anası sənin 1-indədir. 3-1 at və onu tut.
learn-plakoto-mother-good = Ana tutuldu: oyunu uddun, iki xal.
learn-plakoto-mother-wrong = 3-ü 4-dən 1-ə oyna.

learn-plakoto-leave = Başlanğıcı boşalt
learn-plakoto-leave-text =
    24-ündə azad daşın varkən oyun davam edir: o da tutula bilər. Hər iki ana tutulsa, oyun heç-heçə
    bitir, heç kim xal almır.
learn-plakoto-leave-task = 1-indəki ana tutulub, amma son daşın hələ 24-dədir. 5-2 at və ud.
learn-plakoto-leave-good = Başlanğıc xanan boşdur: oyunu uddun, iki xal.
learn-plakoto-leave-wrong = 24-dəki daşla oyna. O gedən kimi udmusan.

learn-plakoto-wait = Daş tutulanda çıxarılmır
learn-plakoto-wait-text = Bir daşın tutulu ikən daş çıxarıla bilməz. Qalanları evdə oynaya bilər.
learn-plakoto-wait-task = 2-dəki daşın tutulub. 6-5 at və gör nə oynanır.
learn-plakoto-wait-good = Yalnız 5 oynandı, 6-dan 1-ə. Heç bir daş çıxmadı.

# Fevga

learn-fevga-first = İlk daş
learn-fevga-first-text =
    Daşlarından biri 11-ə və ya daha aşağı, rəqibin başlanğıc xanasından o yana çatana qədər yalnız bu ilk
    daş oynayır. O çatan kimi qalanları da oynaya bilər.
learn-fevga-first-task = 6-5 at. İlk daşla 12-ni keç, sonra 5-i 24-dən oyna.
learn-fevga-first-good = 6 ilk daşı 12-dən o yana keçirdi, 5-i başqa daş oynadı.
learn-fevga-first-wrong = 6-nı 13-dən 7-yə, sonra 5-i 24-dən 19-a oyna.

learn-fevga-table = Başlanğıc bölmən
learn-fevga-table-text =
    Altı xanalıq divar olar, amma başlanğıc bölməndə yox: atışın sonunda 24-dən 19-a qədər altı xananın
    hamısını tuta bilməzsən.
learn-fevga-table-task = Altısından beşi səndədir. 5-4 at və oyna: axırda biri boş qalmalıdır.
learn-fevga-table-good = Taxta altı xananın hamısını dolduran gedişə icazə vermir.

learn-fevga-open = Divarı aç
learn-fevga-open-text =
    Rəqibi həbs etmək olmaz: bütün daşları bir xanada durursa və onun qabağındakı altı xana sənindirsə,
    bunu belə qoya bilməzsən.
learn-fevga-open-task = Bütün daşları sənin divarının arxasındadır. 6-5 at və oyna: divarı açmaqdan başqa yol yoxdur.
learn-fevga-open-good = Divarın bir xanası açıldı. Hər gediş onu bağlı saxlasaydı, qala bilərdi.

# Long Nardy

learn-narde-head = Baş
learn-narde-head-text = Başlanğıc xanan, 24, başdır. Nə atsan da, bir atışda başdan yalnız bir daş götürülür.
learn-narde-head-task = 6-5 at. 6 ilə başdan bir daş götür, 5-i 13-dən oyna.
learn-narde-head-good = Bu atışda başdan daha daş götürülməz, ona görə 5-i başqa daş oynadı.
learn-narde-head-wrong = 6-nı 24-dən 18-ə, 5-i 13-dən 8-ə oyna.

learn-narde-first = İlk atış
learn-narde-first-text = Hər kəsin ilk atışında 6-6, 4-4 və 3-3 ilə başdan iki daş götürülə bilər. Qoşa dörd addımdır.
learn-narde-first-task = 3-3 at, iki daşı 24-dən 18-ə gətir.
learn-narde-first-good = Başdan iki daş getdi. Bundan sonra hər atışda bir daş.
learn-narde-first-wrong = Dörd üçü iki daşla oyna: hər biri 24-dən 21-ə, oradan 18-ə gedir.

learn-narde-wall = Altı xana hələ olmaz
learn-narde-wall-text = Rəqibin heç bir daşı keçməyibsə, atışın sonunda dalbadal altı xana tuta bilməzsən.
learn-narde-wall-task = 11-dən 7-yə qədər səndədir, rəqibin heç bir daşı oranı keçməyib. 6-1 at və oyna: altı olmasın.
learn-narde-wall-good = Taxta altılıq divarla bitən gedişə icazə vermir.

learn-narde-past = Altılıq divar
learn-narde-past-text =
    Rəqibin bir daşı bu altı xananı keçən kimi hamısını tuta bilərsən. Divarın arxasındakı daşlar onun
    üstündən keçə bilməz.
learn-narde-past-task = Rəqibin bir daşı keçib, sənin 23-ündədir. 6-1 at və 13-dəki daşla altıncı xananı tut.
learn-narde-past-good = 11-dən 6-ya qədər bütün xanalar sənindir: heç kim keçmir.
learn-narde-past-wrong = 6-nı 13-dən 7-yə, 1-i 7-dən 6-ya oyna.

# Portes

learn-portes-setup = Taxta
learn-portes-setup-text =
    24-də iki, 13-də beş, 8-də üç, 6-da beş daşın var; rəqibin də o biri ucdan eynidir. Hər kəs bir zər
    atır, böyük atan başlayır.
learn-portes-setup-task = Kim başlayacaq, zər at.
learn-portes-setup-good =
    Sənin zərin böyükdür: sən başlayırsan və hər iki zəri yenidən atırsan. Zərlər bərabərdirsə, bir
    də atılır.

learn-portes-run = Vur və keç
learn-portes-run-text =
    Vuran daş o biri xalla yoluna davam edə bilər, öz evində də. Beləcə rəqibin girdiyi yerdə tək
    qalmır.
learn-portes-run-task = 2-1 at. 2 ilə 4-dəki daşı vur, həmin daşı 3-ə gətir ki, tək qalmasın.
learn-portes-run-good = Vurdun, evində tək daşın da qalmadı.
learn-portes-run-wrong = 2-ni 6-dan 4-ə oyna, sonra 1-i həmin daşla 4-dən 3-ə.

learn-portes-end = Oyunun sonu
learn-portes-end-text =
    On beşinci daşın çıxanda oyun bitir. Bir xal sayılır; rəqib heç daş çıxarmayıbsa, iki: mars. Üç
    xallıq oyun yoxdur, ikiqat artırma da yoxdur.
learn-portes-end-task = Zər at və son iki daşını çıxar.
learn-portes-end-good = Rəqibin hətta vurulmuş daşı vardı: yenə mars, iki xal.

# Tavla

learn-tavla-stay = Evdə vuran qalır
learn-tavla-stay-text =
    6-dan 1-ə qədər öz xanalarından birində vuran daş həmin növbədə oradan gedə bilməz. Orada başqa
    daşların da varsa, birinin qalması bəsdir.
learn-tavla-stay-task = 2-1 at. 2 ilə 4-dəki daşı vur, 1 ilə 5-dən yanına daş gətir.
learn-tavla-stay-good = Vuran daş qalmalı idi, amma indi iki daş xananı bağlayır.
learn-tavla-stay-wrong = 2-ni 6-dan 4-ə, 1-i 5-dən 4-ə oyna.

# Tapa

learn-tapa-setup = Taxta
learn-tapa-setup-text =
    On beş daşın sənin 24-cü xanandadır, rəqibin on beş daşı sənin 1-indədir. Hər kəs bir zər atır;
    böyük atan başlayır və bu iki xalı oynayır.
learn-tapa-setup-task = Zər at və bu iki xalı oyna.
learn-tapa-setup-good = Başlanğıc zərləri ilə başladın. Hər oyun belə başlayır.

learn-tapa-leave = Başlanğıcı boşalt
learn-tapa-leave-text =
    24-ündə azad daşın varkən oyun davam edir: o da tutula bilər. Hər iki ana tutulsa, oyun heç-heçə
    bitir, hər kəs bir xal alır.
learn-tapa-leave-task = 1-indəki ana tutulub, amma son daşın hələ 24-dədir. 5-2 at və ud.
learn-tapa-leave-good = Başlanğıc xanan boşdur: oyunu uddun, iki xal.
learn-tapa-leave-wrong = 24-dəki daşla oyna. O gedən kimi udmusan.

# Mahbusa 31

learn-mahbusa-31-last = Ana yoxdur
learn-mahbusa-31-last-text =
    Başlanğıc xanasındakı son daş da o birilər kimidir: onu tutmaq heç nəyi həll etmir, oyun davam edir.
    Amma orada tutulan daşın qabağında bütün yol durur.
learn-mahbusa-31-last-task = Rəqibin son daşı sənin 1-indədir. 3-1 at və onu tut.
learn-mahbusa-31-last-good = Heç nə həll olunmadı, amma o daş sən gedənə qədər gözləyir.
learn-mahbusa-31-last-wrong = 3-ü 4-dən 1-ə, 1-i başqa daşla oyna.

# Tawla 31

learn-tawla-31-first = İlk daş evə qaçır
learn-tawla-31-first-text =
    Daşlarından biri 6-ya və ya daha aşağı, evinə çatana qədər yalnız bu ilk daş oynayır. O çatan kimi
    qalanları da oynaya bilər, elə həmin atışda da.
learn-tawla-31-first-task = 6-4 at. İlk daşı evə gətir, sonra 4-ü 24-dən oyna.
learn-tawla-31-first-good = 6 ilk daşı evə gətirdi, 4-ü başqa daş oynadı.
learn-tawla-31-first-wrong = 6-nı 12-dən 6-ya, sonra 4-ü 24-dən 20-yə oyna.

# Moultezim

learn-moultezim-table = Rəqibin başlanğıc bölməsi
learn-moultezim-table-text = Rəqib sənin 12-ndən başlayır. Atışın sonunda 12-dən 7-yə qədər ən çoxu dörd xana tuta bilərsən. Başqa hər divar olar, altı xanalıq da.
learn-moultezim-table-task = Bu altısından dördü səndədir. 6-5 at və oyna: beşincini tuta bilməzsən.
learn-moultezim-table-good = Taxta orada beşinci xananı dolduran gedişə icazə vermir.

# Nackgammon

learn-nackgammon-setup = { learn-backgammon-setup }
learn-nackgammon-setup-text = 24-də iki, 23-də iki, 13-də dörd, 8-də üç, 6-da dörd daşın var; rəqibin də o biri ucdan eynidir. Hər kəs bir zər atır; böyük atan başlayır və hər iki zəri oynayır.
learn-nackgammon-setup-task = { learn-backgammon-setup-task }
learn-nackgammon-setup-good = { learn-backgammon-setup-good }
learn-nackgammon-setup-wrong = { learn-backgammon-setup-wrong }

# Irish

learn-irish-doublet = { learn-backgammon-doublet }
learn-irish-doublet-text = Qoşa hər zər kimi iki addımdır, dörd yox.
learn-irish-doublet-task = 6-6 at və iki altını oyna.
learn-irish-doublet-good = İki addım, sonra rəqib zər atır.

learn-irish-end = { learn-portes-end }
learn-irish-end-text = On beşinci daşın çıxanda oyun bitir. Hər qələbə bir xaldır, rəqib heç daş çıxarmasa da.
learn-irish-end-task = { learn-portes-end-task }
learn-irish-end-good = Rəqib heç daş çıxarmamışdı: yenə bir xal.

# Himly's Nard

learn-nard-himly-end = { learn-portes-end }
learn-nard-himly-end-text = On beşinci daşın çıxanda oyun bitir. Bir xal sayılır; rəqibin vurulmuş daşı və ya sənin evində daşı varsa, iki. Çıxan daşlar bunu dəyişmir.
learn-nard-himly-end-task = { learn-portes-end-task }
learn-nard-himly-end-good = Rəqibin bir daşı sənin 5-ində idi: iki xal.

# The rules page

learn-rules-title = Qaydalar: { $game }
learn-rules-board = Başlanğıcda lövhə
learn-rules-way-parallel = Başlanğıc. Ağlar nöqtəli xətt üzrə 24-dən 1-ə gedir; qaralar da eyni istiqamətə gedir.
learn-rules-way-contrary = Başlanğıc. Ağlar nöqtəli xətt üzrə 24-dən 1-ə gedir; qaralar əks istiqamətə gedir.
learn-rules-way-same = Başlanğıc. Hər iki tərəf nöqtəli xətt üzrə 18-dən 1-ə, eyni xanalardan keçərək gedir.
learn-rules-way-laid = Başlanğıc. Heç kim getmir: 6-nın daşı 12-də durur və 6-ya yatır, 5-inki 11-də və 5-də, 7 və 1-ə qədər.
learn-rules-presets = Qayda dəstləri yan-yana
learn-rules-preset = Qayda dəsti
learn-rules-differs = Fərqi nədir
learn-rules-fingerprint = Barmaq izi
learn-rules-fingerprint-note = Barmaq izi bu qaydaları bütün başqalarından ayırır. Hər oyunda və hər yazıda var.
learn-rules-lesson = Dərs
learn-rules-text = Qaydaların hamısı
learn-rules-failed = Qaydalar alınmadı: server cavab vermir.

# First visit

learn-first-gul-bara =
    Qoşa bütün böyük qoşalardan keçib altılara qədər gedir; oynaya bilmədiyini rəqibin oynayır. Heç
    kim vurulmur.
learn-first-gioul =
    Bir-birinizə qarşı gedirsiniz, bircə daş xananı bağlayır və hər qoşa ilk zərdən altılara qədər
    gedir.
learn-first-tawula =
    On üç daş əlində gözləyir. Gec girsən, kapot olur: bir anda yeddi xal.
learn-first-backgammon = Hamının bildiyi oyun: tək daş vurulur və yenidən başlayır.
learn-first-celebi = Tək daş vurula bilər, dördüncü atışından isə qoşa bütün böyüklərlə davam edir.
learn-first-portes = Yunan nərdi, Tavlinin birinci oyunu: tək daş vurulur, qələbə bir və ya iki xaldır.
learn-first-nackgammon = Daha çətin başlayan nərd: dörd daşın rəqibin daşlarının arxasından yola çıxır.
learn-first-tavla = Türkiyədə oynanan nərd: öz evində vuran qalmalıdır, üç xallıq qələbə yoxdur.
learn-first-fevga = Heç kim vurulmur: bir daş xananı tutur. Əvvəl bir daş rəqibin başlanğıcını keçir; sonra divar qurursan, amma hamını bağlamaq olmaz.
learn-first-moultezim = Türkiyədəki Fevqa: rəqibin başladığı bölmədə ən çoxu dörd xana.
learn-first-narde = Heç kim vurulmur: bir daş xananı tutur. Hər atışda başdan bir daş götürülür, altılıq divar üçün rəqibin bir daşı onu keçmiş olmalıdır.
learn-first-plakoto = Daş vurulmur: tək daş səninkinin altında tutulur və gözləyir. Başlanğıcdakı son daşını qoru: tutulsa, iki xal gedir.
learn-first-tapa = Bolqarıstandakı kimi Plakoto: tək daşlar tutulur, başlanğıcdakı son daş oyunu həll edir.
learn-first-plakoto-express = Zəncirli Plakoto: qoşa ilk atışdan bütün böyüklərə qədər davam edir.
learn-first-jacquet = Heç kim vurulmur: bir daş xananı tutur. Əvvəl tək bir daş evə qədər qaçır; dalbadal altı xana üçün son iki xananda daş lazımdır.
learn-first-irish = Köhnə ingilis meyxanalarının nərdi: qoşa yalnız iki dəfə oynanılır, hər qələbə bir xaldır.
learn-first-hypergammon = Hər tərəfin üç daşı olan nərd: hər daş vacibdir, oyun bir neçə dəqiqəyə bitir.
learn-first-mahbusa-31 = Daş vurulmur: tək daş səninkinin altında tutulur və gözləyir. Ana yoxdur; uduzanın qalan hər daşı bir xaldır.
learn-first-tawla-31 = Heç kim vurulmur: bir daş xananı tutur. Əvvəl tək bir daş evə qaçır; uduzanın qalan hər daşı bir xaldır.
learn-first-acey-deucey = Taxta boşdur: daşların əldən girir, altı 19-a, bir 24-ə. 2-1-dən sonra istədiyin qoşanı deyib oynayırsan; hamısı oynanıbsa, yenə zər atırsan.
learn-first-nard-himly = Köhnə ingilis meyxanalarının nərdi, bir hesabla artıq: sonda barda və ya udanın evində daşı qalan iki xal itirir.
learn-first-verquere = Bütün daşlar 24-dən başlayır. 24-dən 14-ə qədər xanada bir daşın durur, tək daş vurula bilər. Barda girişə boş xanalardan çox daş: jan, iki xal.
learn-first-laquet = Hər iki tərəf eyni on səkkiz xanada eyni istiqamətdə gedir; tək daş xananı tutur. Bir tərəfin oynaya bilmədiyini o biri oynaya və ya imtina edə bilər.
learn-first-ludus-anglicorum = Atış iki zər və həmişə orada duran 6-dır. 24-dən 13-ə qədər xanada bir daşın durur, tək daş vurula bilər. Barda girişə boş xanalardan çox daş: uduzmusan.
learn-first-doublets = Heç kim getmir: xal öz xanasından bir daş yatırır, hamısı yatanda birini çıxarır. Səndə olmayanı rəqibin oynayır; qoşa, xalının iki qatı qədər daşı seçməyə verir.
