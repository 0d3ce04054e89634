## The shell: what every page shows.

play-skip-to-content = İçeriğe geç
play-navigation = Sayfalar
play-about = Hakkında
play-documents = Kurallar, tablolar ve belgeler (İngilizce)
play-nav-play = Oyna
play-nav-learn = Öğren
play-nav-puzzles = Bulmaca
play-nav-study = İncele
play-nav-people = İnsanlar
play-nav-you = Sen
play-nav-analysis = Analiz
play-nav-editor = Dizim
play-nav-companion = Gerçek tahta
play-nav-statistics = İstatistik
play-nav-tournaments = Turnuvalar
play-nav-account = Hesap
play-version-ready = Yeni bir sürüm hazır.
play-version-begin = Şimdi yükle
play-version-held = Yeni sürüm, başka hiçbir sekmede oyun açık kalmayınca başlar.

## Games and rule sets, as they are called in this language.

play-game-note-gul-bara = Pul kırılmaz. Çift gelince altılara kadar zincir oynanır; oynayamadığını karşı taraf oynar.
play-game-note-gioul = Pullar karşılıklı yürür, kırılmaz; zincir ilk zardan başlar.
play-game-note-tawula = On üç pul elden girer. Açık pul kırılır, geç giren kapot olur.
play-game-note-backgammon = Herkesin bildiği tavla: pul kırılır, çift dört kez oynanır.
play-game-note-celebi = Tavlanın dizilişi ve kırması, Gülbahar’ın çiftleriyle.
play-game-note-portes = Yunan tavlası: pul kırılır, çift dört kez oynanır, oyun bir ya da iki sayıdır.
play-game-note-nackgammon = Her oyuncunun dört pulu geride başlayan tavla: oyunlar daha uzun.
play-game-note-tavla = Bildiğimiz tavla: evinde kıran pul, el bitene kadar orada kalır.
play-game-note-fevga = Pul kırılmaz: önce bir pul koşar, sonra duvar kurulur. Tavli’nin üçüncü oyunu.
play-game-note-moultezim = Türkiye’nin Fevga’sı: rakibin başladığı bölgede az hane, duvar serbest.
play-game-note-narde = Pul kırılmaz: her atışta baştan bir pul kalkar, altılı duvarın sınırı vardır.
play-game-note-plakoto = Pul kırılmaz: yalnız pul kapılır. Başlangıçtaki son pulu kapan iki sayı kazanır.
play-game-note-tapa = Bulgaristan’ın Plakoto’su: pul kapılır, her oyun açılışla başlar, iki ana birer sayıdır.
play-game-note-plakoto-express = Her çift zarın sürdüğü Plakoto; oynayamadığını rakibin oynar.
play-game-note-jacquet = Pul kırılmaz: ilk pul eve koşar, sonra duvar kurulur. Fransız kahvelerinin oyunu.
play-game-note-irish = Eski usul tavla: pul kırılır ama çift yalnızca iki adımdır. Her galibiyet bir puandır.
play-game-note-hypergammon = Her oyuncunun üç pulu olan tavla: kısa, vuruşu bol oyunlar.
play-game-note-mahbusa-31 = Yalnız pullar kapılır, ana yoktur: kaybedenin kalan her pulu sayılır, 31’e kadar.
play-game-note-tawla-31 = Tek pul haneyi tutar, ilk pul eve koşar; kaybedenin kalan her pulu sayılır, 31’e kadar.
play-game-note-acey-deucey = Bütün pullar elden girer; 2-1 dilediğin bir çifti ve bir zar daha getirir. Amerikan denizcilerinin oyunu, 31’e kadar.
play-game-note-nard-himly = İrlanda tavlası, ama geride pulu kalan iki puan kaybeder.
play-game-note-verquere = Pul kırılır, uzak yanda iki pul bir arada durmaz. Bütün pullarını artık hiç sokamayan hemen kaybeder: jan.
play-game-note-laquet = Pul kırılmaz: iki taraf aynı on sekiz hanede koşar, oynayamadığını rakibin oynayabilir. Kastilya oyunu, 1283.
play-game-note-ludus-anglicorum = İki zar ve her zaman bir 6. Uzak yarıda iki pul bir arada durmaz; bardaki pullarını artık hiç sokamayan kaybeder. İngiltere, 14. yüzyıl.
play-game-note-doublets = Kimse yürümez: zar pulları yatırır ve toplar, sende olmayanı rakibin oynar. İngiliz oyunu, 1674.
play-game-note-tavli = Sırayla Portes, Plakoto ve Fevga, tek skorla. Kazanan sonraki oyuna başlar.
play-game-note-sreshta = Sırayla tavla, Gülbahar ve Tapa, tek skorla. Her oyunda kimin başlayacağına zar karar verir.
play-game-tavli = Tavli
play-game-sreshta = Sreşta
play-rules-short-gul-bara-2007 = 2007 kuralları
play-rules-short-gul-bara-bulgarian = Bulgar kuralları
play-rules-short-tawula-falkener = Falkener’in girişi
play-rules-short-fevga-stuck = Oynayamayana açmak
play-rules-short-fevga-both-tables = İki bölge birden
play-rules-short-moultezim-pbm = E-postayla
play-rules-short-narde-blocked = Biri oynayamazsa iki
play-rules-short-narde-step = Sıkı set
play-rules-short-jacquet-1818 = Duvar her zaman
play-rules-short-verquere-head = 13’te de tek pul
play-rules-short-doublets-all = Bütün pullar yatırılır
play-differs-gul-bara = Dördüncü zarından itibaren her çift zincir açar; oynayamadığını rakibin oynar.
play-differs-gul-bara-2007 = Yarım kalan zincirin gerisi yanar; kimse oynamaz.
play-differs-gul-bara-bulgarian = Açılış zarları oynanır, her oyun açılışla başlar; tek sayısı bile oynanamayan zincirden rakibe bir şey geçmez.
play-differs-gioul = Çiftler ilk zardan itibaren zincir açar; oynayamadığını rakibin oynar.
play-differs-tawula = Yeni pul, kırık pul gibi girer: altı ile 19’a, yek ile 24’e.
play-differs-tawula-falkener = Yeni pul başlangıç hanesinden sayılarak girer: altı ile 18’e, yek ile 23’e.
play-differs-backgammon = Turnuva oyunu, katlama zarı olmadan.
play-differs-celebi = Dördüncü atışından itibaren çiftlerin art arda oynandığı tavla; başladığın diziden oynayamadığını rakip oynar.
play-differs-portes = Katmerli marsı olmayan tavla: başlayan iki zarı yeniden atar, kazanan sonraki oyuna başlar.
play-differs-nackgammon = Başka dizilişli tavla: iki pul daha geride durur, oyunlar uzar.
play-differs-tavla = Kendi evinde kıran pulun el bitene kadar yerinde kaldığı tavla; mars iki sayıdır, katmerlisi yoktur.
play-differs-fevga = Başka pul oynamadan ilk pulun rakibin başlangıcını geçmelidir; kendi uzak bölgenin tümünü tutamaz, rakibi tek hanede hapsedemezsin.
play-differs-fevga-stuck = Pulları nerede olursa olsun rakibi hiç hamlesiz bırakamazsın.
play-differs-fevga-both-tables = Rakibin uzak bölgesinin de tümünü tutamazsın.
play-differs-moultezim = Rakibin uzak bölgesinde en çok dört hane tutabildiğin, duvarların serbest olduğu Fevga.
play-differs-moultezim-pbm = Kendi uzak bölgende en çok beş hane, rakibinkinde hepsini tutabilirsin.
play-differs-narde = Her atışta baştan bir pul, ilk 6-6, 4-4 ve 3-3’te iki pul kalkar; art arda altı hane için rakibin bir pulu onu geçmiş olmalı.
play-differs-narde-blocked = İlk atışta bir pul bütün sayıları oynayamıyorsa baştan iki pul kalkar.
play-differs-narde-step = Art arda altı hane, el içinde bir an için bile olamaz.
play-differs-plakoto = Üstüne geldiğin yalnız pul sen gidene kadar kapalıdır; başlangıçtaki son pulu kap, iki sayı kazan.
play-differs-tapa = Açılış zarlarının oynandığı, her oyunun açılışla başladığı, iki kapalı ananın her tarafa bir sayı getirdiği Plakoto.
play-differs-plakoto-express = Her çift zarın sürdüğü Plakoto; oynayamadığını rakibin oynar.
play-differs-jacquet = Başka pul oynamadan ilk pulun eve varmalıdır; art arda altı hane için 2 ve 1 üzerinde pulların olmalıdır.
play-differs-jacquet-1818 = Art arda altı haneyi istediğin zaman kurabilirsin.
play-differs-irish = Çiftin yalnızca iki kez oynandığı ve her galibiyetin bir puan saydığı tavla.
play-differs-hypergammon = Her oyuncunun üç pulu olan tavla: oyunlar kısadır ve vuruşu boldur.
play-differs-mahbusa-31 = Anasız Plakoto: kazanan, kaybedenin toplamadığı pullar kadar sayı alır; maç 31’e oynanır.
play-differs-tawla-31 = Tek pul haneyi tutar, başka pul oynamadan ilk pulun eve varmalıdır; kazanan, kaybedenin toplamadığı pullar kadar sayı alır.
play-differs-acey-deucey = Bütün pullar elden girer; 2-1’den sonra bir çift söyler, oynar ve yeniden zar atarsın; kazanan, kaybedenin toplamadığı pullar kadar sayı alır.
play-differs-nard-himly = İrlanda tavlası, ama kaybedenin barda ya da kazananın evinde pulu varsa galibiyet iki puan sayar.
play-differs-verquere = 24’ten 14’e kadar pul pulun üstüne gelmez; barda giriş için boş hanelerden çok pul jan’dır: oyun biter, iki puan sayar.
play-differs-verquere-head = 13’te de pul pulun üstüne gelmez.
play-differs-laquet = İki taraf da aynı on sekiz hanede aynı yönde koşar; oynayamadığın sayıları öbür taraf oynayabilir.
play-differs-ludus-anglicorum = İki zar ve her zaman bir 6; 24’ten 13’e kadar pul pulun üstüne gelmez, bardaki pullarını artık hiç sokamayan kaybeder.
play-differs-doublets = Kimse yürümez: zar pulları yatırır ve toplar; oynayamadığını öbür taraf oynar.
play-differs-doublets-all = İlk pul toplanmadan on beş pulun hepsi yatırılır.

## The lobby.

play-new-game = Yeni oyun
play-game = Oyun
play-standard = Standart
play-rules-page = Kuralları oku
play-film-again = Tekrar
play-worked-position = Oynanmış bir konum
play-worked-script = Metin olarak
play-rules-sources = Kuralların kaynaklarını göster
play-rules-examples = Örnekler
play-rules-in-full = Bütün kurallar, İngilizce
play-opponent = Rakip
play-opponent-computer = Bilgisayar
play-opponent-friend = İki kişi
play-opponent-computer-note = Oynamayı kendi kendine öğrendi
play-opponent-friend-note = Bu ekranın başında
play-level = Seviye
play-level-name = { $level ->
    [1] Yeni başlayan
    [2] Çırak
    [3] Meraklı
    [4] Kulüp
    [5] Deneyimli
    [6] Uzman
    [7] Usta
   *[8] En güçlü
}
play-level-label = { $level }. seviye, { $name }
play-level-unrated = henüz ölçülmedi
play-level-elo = 1. seviyenin yaklaşık { $elo } üstünde
play-level-errs = sık hata yapar
play-level-elo-note = Elo, 7 puanlık maçlarda ölçüldü
play-level-few = Bilgisayar bu oyunu henüz öğrenmedi: genel ilkelerle oynar, seviyeleri azdır.
play-level-solved = Bu oyunun her konumu çözülmüştür: 3. seviye hatasız oynar.
play-your-side = Pulların
play-players = Oyuncular
play-plays-white = Beyazla oynayan
play-plays-black = Siyahla oynayan
play-swap = Değiştir
play-lately = Son oynayanlar
play-match-length = Maç kaçta biter
play-match-units = { $to ->
    [1] 1 oyun
   *[other] { $to }
}
play-auto-forced-note = Tek hamlesi olan aşama hemen oynanır.
play-start = Tahtayı kur
play-starting = Tahta kuruluyor…
play-your-games = Oyunların
play-your-games-count = Oyunların ({ $count })
play-no-games = Henüz oyun yok. Başladığın oyun, ayrılsan da burada seni bekler.
play-data-lost = Tarayıcı burada saklanan oyunları sildi. Onları dosya olarak kaydettiysen yükleyebilirsin.
play-remove = Sil
play-analyse-game = Analiz et: { $title }
play-remove-game = Sil: { $title }
play-remove-ask = Bu oyun silinsin mi: { $title }? Geri getirilemez.
play-finished = Bitti
play-in-play = Sürüyor
play-versus = { $white } – { $black }
play-match-to = / { $to } puan
