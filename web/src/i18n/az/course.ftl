course-title = Oyunu nə həll edir
course-of = Oyunu nə həll edir: { $game }
course-boards = Taxtalar
course-board-of = Taxta { $step }/{ $total }
course-price = Bu gediş { $loss } xal itirir.
course-lead = İkinci ən yaxşı gediş { $loss } xal itirir.
course-end = Nəyin həll etdiyini bilirsən
course-end-text = Beş qərar, hər biri proqramın əsl oyunundan: { $game }. İndi qərar sənindir: sakit bir oyun oyna, ya da tapmacalara keç.
course-end-seen = Bütün taxtaları gördün
course-figures = Rəqəmlər haradandır: hər gedişdən sonra çoxlu oyun davam etdirilib. Onların ortası gedişin dəyəridir.
course-puzzles = Tapmacalar
course-none = Bu oyunun hələ ikinci kursu yoxdur.

# Gul bara

course-gul-bara-six = Altı xana yolu bağlayır
course-gul-bara-six-text =
    Rəqibin on dörd daşı hələ sənin 3, 2, 1, 24 və 22 xanalarından keçməlidir. Yan-yana altı xananın
    üstündən keçmək olmur.
course-gul-bara-six-task = 6-1-i oyna. Hansı xana çatmır?
course-gul-bara-six-good = 23 boşluğu bağlayır: yan-yana altı xana, arxasında on dörd daş gözləyir.
course-gul-bara-six-wrong = Yol hələ açıqdır. Sənə 23 lazımdır, o biri beşi də qalsın.

course-gul-bara-stop = Qoy dayansın
course-gul-bara-stop-text =
    İkilərdən sonra üçlər, dördlər, beşlər, altılar gəlir. Oynaya bilmədiyini rəqib oynamağa
    məcburdur. Heç kim divarından daş oynatmaq istəmir.
course-gul-bara-stop-task = İkiləri oyna. Üç oynamaq istəyirsən?
course-gul-bara-stop-good =
    Heç bir üç oynanmır, on altı xal rəqibə keçir. Daşlarının qabağındakı divar dağılır.
course-gul-bara-stop-wrong =
    İndi üç oynanır və onu yaxşı daşla oynamağa məcbursan. Qalanın çoxu yenə rəqibə keçir.

course-gul-bara-gift = Hədiyyənin qiyməti
course-gul-bara-gift-text =
    Beşlərdən sonra altılar gəlir. Oynaya bilmədiyin hər altı hədiyyədir: rəqib onu növbəti zərdən
    əvvəl oynayır.
course-gul-bara-gift-task = Beşləri oyna. Altıları kim oynayacaq?
course-gul-bara-gift-good = Dörd altının hamısı sənindir, iki daş çıxır.
course-gul-bara-gift-wrong = Üç və ya dörd altı rəqibə keçir. İki daşı 11-dən, ikisini 7-dən oyna.

course-gul-bara-home = Evə gətirmək
course-gul-bara-home-text = Bütün daşlar evə yığılmamış heç biri çıxmır. Bir daş hələ 8-dədir.
course-gul-bara-home-task = 6-4-ü oyna. Onu hansı xal evə gətirir?
course-gul-bara-home-good = 4 bəs etdi, 6 isə dərhal bir daş çıxardı.
course-gul-bara-home-wrong = 6 çox oldu: indi 4 heç kimi çıxarmır. 4-ü 8-dən oyna.

course-gul-bara-last = Son iyirmi addım
course-gul-bara-last-text =
    Sənin beş daşın qalıb, rəqibin altı. Bundan sonra bir sual var: neçə zər lazımdır?
course-gul-bara-last-task = 6-1-i oyna. 6 bir daş çıxarır; bəs 1 nə edir?
course-gul-bara-last-good = İndi 1-də daş var; növbəti zərdə gələn 1 də daş çıxarır.
course-gul-bara-last-wrong = Növbəti zərdə gələn 1 heç kimi çıxarmaz. Bir daşı 1-ə gətir.

# Gioul

course-gioul-six = Altını saxla
course-gioul-six-text =
    11-dən 6-ya qədər tutursan: yan-yana altı xana. Rəqibin on daşı onların arxasındadır və çıxa
    bilmir.
course-gioul-six-task = 6-3-ü oyna. 6 ancaq 7-dən 1-ə oynanır; 3-ü hansı daş oynayır?
course-gioul-six-good = 9-da dörd daş var, biri artıqdır. Altı xananın hamısı bağlı qalır.
course-gioul-six-wrong = Altı xanadan biri açıldı, daşlar çıxır. 3-ü 9-dan oyna.

course-gioul-stop = Qoy dayansın
course-gioul-stop-text =
    Hər iki tərəfin divarı var və hər addım onun sonunu yaxınlaşdırır. Beşlərdən sonra altılar gəlir;
    oynaya bilmədiyini rəqib oynamağa məcburdur.
course-gioul-stop-task = Beşləri oyna. 24-də neçə daş qalsın?
course-gioul-stop-good = Heç biri: onda ancaq bir altı oynanır, o biri üçünü rəqib oynamalıdır.
course-gioul-stop-wrong = 24-dəki daş altı oynaya bilir, ona görə onu sən oynamalısan. Dörd daşın hamısını 24-dən oyna.

course-gioul-gift = Hədiyyənin qiyməti
course-gioul-gift-text =
    Beşlərdən sonra altılar gəlir. 10-dan altı bağlıdır, çünki 4-ü rəqib tutub. Oynaya bilmədiyin
    hədiyyədir.
course-gioul-gift-task = Beşləri oyna. Altıları kim oynayacaq?
course-gioul-gift-good = Son daş evdədir, dörd altının hamısı sənindir, iki daş çıxır.
course-gioul-gift-wrong = 10-dakı daş ilişdi, üç altı rəqibə keçir. Bir beşi 10-dan oyna.

course-gioul-home = Evə gətirmək
course-gioul-home-text = Üç daş hələ 10-dadır. Bütün daşlar evə yığılmamış heç biri çıxmır.
course-gioul-home-task = 6-4-ü oyna. 6 bir daşı evə gətirir; bəs 4 nə edir?
course-gioul-home-good = 4 ikinci daşı evə gətirir, yolda ancaq bir daş qalır.
course-gioul-home-wrong = İki daş hələ 10-dadır. 4 bir daşı da evə, 6-ya gətirməyə düz çatır.

course-gioul-last = Son iyirmi addım
course-gioul-last-text = Sənin doqquz daşın qalıb, rəqibin on. Bundan sonra ancaq zərlərin sayı vacibdir.
course-gioul-last-task = 3-1-i oyna. Bir daş çıxar və növbəti zəri düşün.
course-gioul-last-good = Bir daş çıxdı, biri də 1-dədir: növbəti zərdə gələn 1 də daş çıxarır.
course-gioul-last-wrong = 3 ilə 3-dəki daşı çıxar, 1 ilə bir daşı 1-ə gətir.

# Tawula

course-tawula-enter = Əvvəl gir
course-tawula-enter-text =
    Rəqib sənin 12-dən 7-yə qədər xanalarına girir. Oradakı tək daşı girən hər daş vura bilər.
course-tawula-enter-task = 5-4-ü oyna. İki daş salırsan, yoxsa 16-dakı daşla qaçırsan?
course-tawula-enter-good = İki daş girdi və rəqibin girdiyi yerdə tək daşın yoxdur.
course-tawula-enter-wrong = Tək daşın rəqibin girdiyi yerdədir. Əvvəl iki daş sal.

course-tawula-pair = İkisi bir yerdə
course-tawula-pair-text =
    10-dakı iki daşın rəqibin girdiyi bir xananı bağlayır. Vurulan daş başdan başlayır, gecikən isə
    yeddi xal itirə bilər: kapot.
course-tawula-pair-task = 5-1-i oyna. 5 vurulan daşı salır; 1-i hansı daş oynayır?
course-tawula-pair-good = 10-dakı iki daş bir yerdə qalır və vurula bilməz.
course-tawula-pair-wrong = İndi 10-da və 9-da iki tək daş vurula bilər. 1-i 19-dan oyna.

course-tawula-hit = Vurmanın qiyməti
course-tawula-hit-text = Rəqibin 7-də tək daşı var; 8-dən 1 onu vurar.
course-tawula-hit-task = 6-1-i oyna. 6 vurulan daşı salır; 1 ilə vurursan?
course-tawula-hit-good = 8-dəki iki daşın bir yerdə qalır. Vurmaq orada iki tək daşa dəyməz.
course-tawula-hit-wrong = İndi 8-də və 7-də tək daşların var; girən daş onları vura bilər. 1-i 19-dan oyna.

course-tawula-home = Hamısı evdə, kapot
course-tawula-home-text =
    Rəqibin vurulan daşları və əlində daşları var, qalanlarının hamısı giriş hissəsindədir. İndi ilk
    daşını çıxarsan, kapot olar.
course-tawula-home-task = 6-4-ü oyna. Son iki daşın evə necə gəlir?
course-tawula-home-good = Bütün daşların evdədir; növbəti zər ilk daşı çıxarır: yeddi xal.
course-tawula-home-wrong = Bir daş hələ 7-dədir, kapot əldən çıxa bilər. Hər iki xalı 7-dən oyna.

course-tawula-last = Son iyirmi addım
course-tawula-last-text =
    Rəqibin bəzi daşları hələ evindən keçəcək. Oradakı tək daşın hələ vurula bilər.
course-tawula-last-task = 4-1-i oyna. 4 bir daş çıxarır; bəs 1 nə edir?
course-tawula-last-good = Heç bir daşın tək deyil. İndi vurulmaq oyuna başa gələ bilər.
course-tawula-last-wrong = İndi bir daş təkdir və vurula bilər. 1-i 3-dən 2-yə oyna.
