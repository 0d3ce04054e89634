# Statistics: what the games kept here come to.

statistics-title = Statistika
statistics-lead = Bu kompüterdə saxlanan oyunların yekunu.
statistics-counting = Sayılır…
statistics-person = Kimin oyunları
statistics-everybody = Buradakı hamının
statistics-game = Oyun
statistics-as-table = Cədvəl kimi
statistics-empty-title = Hələ sayılası heç nə yoxdur
statistics-empty-text = Kompüterə qarşı oyna, oyunu təhlil et və ya tapmaca həll et. Nəticələrin, reytinqin və zərlər burada sayılır.
statistics-empty-play = Oyna
statistics-empty-analysis = Oyun təhlil et
statistics-empty-puzzles = Tapmaca həll et
statistics-tables = { $count ->
    [one] { $count } matç sayıldı.
   *[other] { $count } matç sayıldı.
  }
statistics-between = { $count ->
    [one] İki nəfər arasında bitmiş { $count } oyun.
   *[other] İki nəfər arasında bitmiş { $count } oyun.
  }
statistics-on-wood = { $count ->
    [one] Əsl taxtada bitmiş { $count } oyun.
   *[other] Əsl taxtada bitmiş { $count } oyun.
  }
statistics-unreadable = { $count ->
    [one] { $count } matç oxunmur və sayılmadı.
   *[other] { $count } matç oxunmur və sayılmadı.
  }
statistics-left-out = { $count ->
    [one] Daha köhnə { $count } matç sayılmadı.
   *[other] Daha köhnə { $count } matç sayılmadı.
  }

statistics-results-title = Kompüterə qarşı nəticələr
statistics-results-none = Kompüterə qarşı bitmiş oyun hələ yoxdur.
statistics-results-sum = udulan və uduzulan oyun, xal { $units }
statistics-results-note = Hər rəqəm: udulan – uduzulan. Seçilmiş vəziyyətdən və ya seçilmiş zərlə başlayan oyunlar sayılmır.
statistics-column-games = Oyun
statistics-column-units = Xal
statistics-column-multiple = Mars
statistics-column-matches = Matç
statistics-drawn = { $count ->
    [one] { $count } oyun heç-heçə bitdi.
   *[other] { $count } oyun heç-heçə bitdi.
  }

statistics-rating-title = Səviyyələrə qarşı reytinq
statistics-rating-none = Kompüterə qarşı bitmiş matç hələ yoxdur.
statistics-rating-from = { $count ->
    [one] { $count } matçdan
   *[other] { $count } matçdan
  }
statistics-rating-note = Hər oyunun öz şkalası var. 1-ci səviyyə 1000-dir, o birilər 7 xallıq matçlarda ondan nə qədər yuxarı ölçülübsə, o qədər. Qısa matç az şey deyir. Həqiqi reytinq 100 haldan 95-də ± daxilindədir.
statistics-level = Səviyyə { $level }
statistics-when = Nə vaxt
statistics-result = Nəticə
statistics-won = uddun
statistics-lost = uduzdun
statistics-rating = Reytinq

statistics-performance-title = Nə qədər yaxşı oynadın
statistics-performance-none = Bu oyunda təhlil edilmiş oyunun hələ yoxdur.
statistics-performance-note = Təhlillərindən: bir qərarda orta itkinin 500 qatı. Az yaxşıdır: 0 qüsursuzdur.
statistics-performance-older = Daha köhnə oyunlar
statistics-against = { $name } – { $opponent }

statistics-openings-title = Başlanğıclar
statistics-openings-none = Hələ heç bir oyunda zəri birinci sən atmamısan.
statistics-openings-not-yet = Bu oyunun hələ başlanğıc cədvəli yoxdur, ona görə ilk gedişlər qiymətsiz göstərilir.
statistics-openings-note = Sənin başladığın oyunların ilk zərləri və başlanğıc cədvəllərinin onlar haqqında dediyi.
statistics-openings-worth = Kiçik rəqəmlər və itkilər bir oyuna düşən xaldır; proqram bunları dəfələrlə oynayaraq tapıb. Cədvəllərdə hər zərin dörd ən yaxşı gedişi var; { $equal } xaldan az fərq bərabər sayılır.
statistics-openings-best = Ən yaxşısı: { $play }
statistics-openings-outside = siyahıda yoxdur
statistics-openings-pass = gediş yoxdur
statistics-throw = Zər
statistics-play = Gedişin
statistics-times = Dəfə
statistics-units-game = Oyuna xal
statistics-best = ən yaxşı

statistics-dice-title = Zərlər
statistics-dice-hand-title = Əl ilə atılan zərlər
statistics-dice-too-few = Nəsə demək üçün zər çox azdır.
statistics-dice-as-expected = Bu zərlər düzgün zər kimi görünür.
statistics-dice-unusual = Qeyri-adi: düzgün zərlərdə iyirmi nümunədən biri belə və ya daha qəribə olur.
statistics-dice-very-unusual = Çox qeyri-adi: düzgün zərlərdə min nümunədən biri belə və ya daha qəribə olur.
statistics-dice-honest = İyirmi düzgün nümunədən biri qeyri-adi görünür. Bu təsadüfdür, qüsur deyil.
statistics-dice-faces = Altı üz
statistics-dice-pairs = 21 zər
statistics-dice-line = Qırıq xətt gözləniləndir: { $expected }.
statistics-dice-degrees = sərbəstlik dərəcəsi { $degrees }
statistics-dice-cell = { $dice }: { $count }, gözlənilən { $expected }
statistics-dice-who = Kim nə atdı
statistics-dice-who-note = Düzgün zərlərdə orta cəm 7-yə yaxındır.
statistics-dice-own = Sən
statistics-dice-opponents = Rəqiblər
statistics-dice-all = Bütün matçlar
statistics-dice-throws = Atış
statistics-dice-doublets = Qoşa
statistics-dice-expected = gözlənilən
statistics-dice-mean = Orta cəm
statistics-dice-face = { $face } gələn
statistics-dice-which = Zərləri gizli ədəddən çıxan bütün matçların bütün zərləri, kim oynayırsa oynasın.
statistics-dice-hand-which = Əsl taxta üçün daxil edilən bütün zərlər, kim oynayırsa oynasın.
statistics-dice-opening = Kimin başlayacağını həll edən zərlər sayılmır: fərqlənənə qədər atılırlar.

statistics-puzzles-title = Tapmacalardan reytinq
statistics-puzzles-none = Hələ tapmaca həll etməmisən.
