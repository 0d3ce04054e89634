## The shell: what every page shows.

play-skip-to-content = Məzmuna keç
play-navigation = Səhifələr
play-about = Haqqında
play-documents = Qaydalar, cədvəllər və sənədlər (ingiliscə)
play-nav-play = Oyna
play-nav-learn = Öyrən
play-nav-puzzles = Tapmaca
play-nav-study = Araşdır
play-nav-people = İnsanlar
play-nav-you = Sən
play-nav-analysis = Təhlil
play-nav-editor = Düzülüş
play-nav-companion = Əsl taxta
play-nav-statistics = Statistika
play-nav-tournaments = Turnirlər
play-nav-account = Hesab
play-version-ready = Yeni versiya hazırdır.
play-version-begin = İndi yüklə
play-version-held = Yeni versiya başqa heç bir vərəqdə oyun açıq qalmayanda başlayır.

## Games and rule sets, as they are called in this language.

play-game-note-gul-bara = Daş vurulmur. Qoşa düşəndə altılara qədər zəncir gedir; oynaya bilmədiyini o biri tərəf oynayır.
play-game-note-gioul = Daşlar qarşı-qarşıya gedir, vurulmur; zəncir ilk zərdən başlayır.
play-game-note-tawula = On üç daş əldən girir. Tək daş vurulur, gec girən kapot olur.
play-game-note-backgammon = Hamının bildiyi oyun: daş vurulur, qoşa dörd dəfə oynanılır.
play-game-note-celebi = Adi nərdin düzülüşü və vuruşu, Gülbaharın kaskadı ilə.
play-game-note-portes = Yunan nərdi: daş vurulur, qoşa dörd dəfə oynanılır, qələbə bir və ya iki xaldır.
play-game-note-nackgammon = Hər tərəfin dörd daşı arxada başlayan nərd: oyunlar daha uzundur.
play-game-note-tavla = Türk nərdi: öz evində vuran daş növbə bitənə qədər orada qalır.
play-game-note-fevga = Daş vurulmur: əvvəl bir daş qaçır, sonra divar qurulur. Tavlinin üçüncü oyunu.
play-game-note-moultezim = Türkiyənin Fevqası: rəqibin başladığı yerdə az xana, divar sərbəst.
play-game-note-narde = Daş vurulmur: hər atışda başdan bir daş götürülür, altılıq divarın həddi var.
play-game-note-plakoto = Daş vurulmur: tək daş tutulur. Başlanğıcdakı son daşı tutan iki xal qazanır.
play-game-note-tapa = Bolqarıstanın Plakotosu: daş tutulur, hər oyun açılışla başlayır, iki ana bir xaldır.
play-game-note-plakoto-express = Hər qoşanın davam etdiyi Plakoto; oynaya bilmədiyini rəqibin oynayır.
play-game-note-jacquet = Daş vurulmur: ilk daş evə qaçır, sonra divar qurulur. Fransız qəhvəxanalarının oyunu.
play-game-note-irish = Köhnə nərd: daş vurulur, amma qoşa yalnız iki addımdır. Hər qələbə bir xaldır.
play-game-note-hypergammon = Hər tərəfin üç daşı olan nərd: qısa, vuruşu bol oyunlar.
play-game-note-mahbusa-31 = Tək daşlar tutulur, ana yoxdur: uduzanın qalan hər daşı sayılır, 31-ə qədər.
play-game-note-tawla-31 = Bir daş xananı tutur, ilk daş evə qaçır; uduzanın qalan hər daşı sayılır, 31-ə qədər.
play-game-note-acey-deucey = Bütün daşlar əldən girir; 2-1 istədiyin qoşanı və bir zər də gətirir. Amerika dənizçilərinin oyunu, 31-ə qədər.
play-game-note-nard-himly = İrland nərdi, amma arxada daşı qalan uduzan iki xal itirir.
play-game-note-verquere = Daş vurulur, uzaq tərəfdə iki daş birgə durmur. Bütün daşlarını heç vaxt sala bilməyən dərhal uduzur: jan.
play-game-note-laquet = Daş vurulmur: hər ikiniz eyni on səkkiz xanada gedirsiniz, oynaya bilmədiyini rəqibin oynaya bilər. Kastiliya oyunu, 1283.
play-game-note-ludus-anglicorum = İki zər və həmişə bir 6. Uzaq yarıda iki daş birgə durmur; bardakı daşlarını heç vaxt sala bilməyən uduzur. İngiltərə, XIV əsr.
play-game-note-doublets = Heç kim getmir: zər daşları yatırır və çıxarır, səndə olmayanı rəqibin oynayır. İngilis oyunu, 1674.
play-game-note-tavli = Növbə ilə Portes, Plakoto və Fevqa, bir hesabla. Qalib növbəti oyuna başlayır.
play-game-note-sreshta = Növbə ilə nərd, Gülbahar və Tapa, bir hesabla. Hər oyunda kimin başlayacağını zər həll edir.
play-game-tavli = Tavli
play-game-sreshta = Sreşta
play-rules-short-gul-bara-2007 = 2007 qaydaları
play-rules-short-gul-bara-bulgarian = Bolqar qaydaları
play-rules-short-tawula-falkener = Falkener girişi
play-rules-short-fevga-stuck = Oynaya bilməyənə açmaq
play-rules-short-fevga-both-tables = Hər iki bölmə
play-rules-short-moultezim-pbm = Məktubla
play-rules-short-narde-blocked = Biri oynaya bilmirsə iki
play-rules-short-narde-step = Sərt sədd
play-rules-short-jacquet-1818 = Divar istənilən vaxt
play-rules-short-verquere-head = 13-də də bir daş
play-rules-short-doublets-all = Bütün daşlar yatırılır
play-differs-gul-bara = Dördüncü zərindən başlayaraq hər qoşa zəncir açır; oynaya bilmədiyini rəqibin oynayır.
play-differs-gul-bara-2007 = Yarımçıq zəncirin qalığı yanır; heç kim oynamır.
play-differs-gul-bara-bulgarian = Açılış zərləri oynanılır, hər oyun açılışla başlayır; bir xalı da oynanmayan zəncirdən rəqibə heç nə keçmir.
play-differs-gioul = Qoşalar ilk zərdən zəncir açır; oynaya bilmədiyini rəqibin oynayır.
play-differs-tawula = Yeni daş vurulan daş kimi girir: altı ilə 19-a, yek ilə 24-ə.
play-differs-tawula-falkener = Yeni daş başlanğıc xanasından sayılaraq girir: altı ilə 18-ə, yek ilə 23-ə.
play-differs-backgammon = Turnir oyunu, ikiqatlama zəri olmadan.
play-differs-celebi = Dördüncü atışından qoşaların kaskada çevrildiyi nərd; başladığın kaskaddan oynaya bilmədiyini rəqib oynayır.
play-differs-portes = Üçqat marsı olmayan nərd: başlayan hər iki zəri yenidən atır, qalib növbəti oyuna başlayır.
play-differs-nackgammon = Başqa düzülüşlü nərd: iki daş da arxada durur, oyunlar uzanır.
play-differs-tavla = Öz evində vuran daşın növbə bitənə qədər yerində qaldığı Portes.
play-differs-fevga = Başqa daş oynamazdan əvvəl ilk daşın rəqibin başlanğıcını keçməlidir; öz uzaq bölmənin hamısını tuta, rəqibi bir xanada həbs edə bilməzsən.
play-differs-fevga-stuck = Daşları harada olur-olsun, rəqibi heç gedişsiz qoya bilməzsən.
play-differs-fevga-both-tables = Rəqibin uzaq bölməsinin də hamısını tuta bilməzsən.
play-differs-moultezim = Rəqibin uzaq bölməsində ən çoxu dörd xana tutduğun, divarların sərbəst olduğu Fevqa.
play-differs-moultezim-pbm = Öz uzaq bölməndə ən çoxu beş xana, rəqibinkində hamısını tuta bilərsən.
play-differs-narde = Hər atışda başdan bir daş, ilk 6-6, 4-4 və 3-3-də iki daş götürülür; dalbadal altı xana üçün rəqibin bir daşı onu keçmiş olmalıdır.
play-differs-narde-blocked = İlk atışda bir daş bütün xalları oynaya bilmirsə, başdan iki daş götürülür.
play-differs-narde-step = Dalbadal altı xana növbə içində bir anlıq da olmaz.
play-differs-plakoto = Üstünə gəldiyin tək daş sən gedənə qədər tutulur; başlanğıcdakı son daşı tut, iki xal qazan.
play-differs-tapa = Açılış zərlərinin oynandığı, hər oyunun açılışla başladığı, iki tutulan ananın hər tərəfə bir xal verdiyi Plakoto.
play-differs-plakoto-express = Hər qoşanın davam etdiyi Plakoto; oynaya bilmədiyini rəqibin oynayır.
play-differs-jacquet = Başqa daş oynamazdan əvvəl ilk daşın evə çatmalıdır; dalbadal altı xana üçün 2 və 1 xanalarında daşların olmalıdır.
play-differs-jacquet-1818 = Dalbadal altı xananı istənilən vaxt qura bilərsən.
play-differs-irish = Qoşanın yalnız iki dəfə oynanıldığı və hər qələbənin bir xal olduğu nərd.
play-differs-hypergammon = Hər tərəfin üç daşı olan nərd: oyunlar qısadır və vuruşu boldur.
play-differs-mahbusa-31 = Anasız Plakoto: udan, uduzanın çıxarmadığı daşlar qədər xal alır; matç 31-ə qədərdir.
play-differs-tawla-31 = Bir daş xananı tutur, başqa daş oynamazdan əvvəl ilk daşın evə çatmalıdır; udan, uduzanın çıxarmadığı daşlar qədər xal alır.
play-differs-acey-deucey = Bütün daşlar əldən girir; 2-1-dən sonra qoşa deyir, oynayır və yenə zər atırsan; udan, uduzanın çıxarmadığı daşlar qədər xal alır.
play-differs-nard-himly = İrland nərdi, amma uduzanın barda və ya udanın evində daşı varsa qələbə iki xaldır.
play-differs-verquere = 24-dən 14-ə qədər daş daşa qoşulmur; barda girişə boş xanalardan çox daş jandır: oyun bitir, iki xaldır.
play-differs-verquere-head = 13-də də daş daşa qoşulmur.
play-differs-laquet = Hər iki tərəf eyni on səkkiz xanada eyni istiqamətdə gedir; oynaya bilmədiyin xalları o biri tərəf oynaya bilər.
play-differs-ludus-anglicorum = Hər iki zər və həmişə bir 6; 24-dən 13-ə qədər daş daşa qoşulmur, bardakı daşlarını heç vaxt sala bilməyən uduzur.
play-differs-doublets = Heç kim getmir: zər daşları yatırır və çıxarır; oynaya bilmədiyini o biri tərəf oynayır.
play-differs-doublets-all = Birinci daş çıxarılmazdan əvvəl on beş daşın hamısı yatırılır.

## The lobby.

play-new-game = Yeni oyun
play-game = Oyun
play-standard = Standart
play-rules-page = Qaydaları oxu
play-film-again = Yenidən
play-worked-position = Oynanılmış mövqe
play-worked-script = Mətn kimi
play-rules-sources = Qaydaların mənbələrini göstər
play-rules-examples = Nümunələr
play-rules-in-full = Bütün qaydalar, ingiliscə
play-opponent = Rəqib
play-opponent-computer = Kompüter
play-opponent-friend = İki nəfər
play-opponent-computer-note = Oynamağı özü öyrənib
play-opponent-friend-note = Bu ekran arxasında
play-level = Səviyyə
play-level-name = { $level ->
    [1] Təzə başlayan
    [2] Şagird
    [3] Həvəskar
    [4] Klub
    [5] Təcrübəli
    [6] Bilici
    [7] Ustad
   *[8] Ən güclü
}
play-level-label = Səviyyə { $level }, { $name }
play-level-unrated = hələ ölçülməyib
play-level-elo = 1-ci səviyyədən təxminən { $elo } yuxarı
play-level-errs = tez-tez səhv edir
play-level-elo-note = Elo, 7 xallıq matçlarda ölçülüb
play-level-few = Kompüter bu oyunu hələ öyrənməyib: ümumi prinsiplərlə oynayır, səviyyələri azdır.
play-level-solved = Bu oyunun hər mövqeyi həll olunub: 3-cü səviyyə səhvsiz oynayır.
play-your-side = Daşların
play-players = Oyunçular
play-plays-white = Ağ daşlarla oynayan
play-plays-black = Qara daşlarla oynayan
play-swap = Dəyiş
play-lately = Son oynayanlar
play-match-length = Matç neçəyədək
play-match-units = { $to ->
    [1] 1 oyun
   *[other] { $to }
}
play-auto-forced-note = Yalnız bir gedişi olan pillə dərhal oynanılır.
play-start = Taxtanı düz
play-starting = Taxta düzülür…
play-your-games = Oyunların
play-your-games-count = Oyunların ({ $count })
play-no-games = Hələ oyun yoxdur. Başladığın oyun getsən də səni burada gözləyəcək.
play-data-lost = Brauzer burada saxlanan oyunları silib. Onları fayl kimi saxlamısansa, yükləyə bilərsən.
play-remove = Sil
play-analyse-game = Təhlil et: { $title }
play-remove-game = Sil: { $title }
play-remove-ask = Bu oyun silinsin: { $title }? Geri qaytarmaq olmaz.
play-finished = Bitib
play-in-play = Davam edir
play-versus = { $white } – { $black }
play-match-to = / { $to } xal
