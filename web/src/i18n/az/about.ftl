## About: what this is, for people who ask before they play.

about-title = Rosespring haqqında
about-what = Aralıq dənizi və Qafqazın nərd oyunları, dəqiq qaydaları ilə. Pulsuz, hesabsız və reklamsız.
about-rules = Bütün oyunların qaydaları
about-rules-note = Hər qaydanın nömrəsi və mənbəyi var. Fərqli oynanılan yerdə qayda seçilir.
about-dice = Ədalətli zər
about-dice-note = Oyundan əvvəl səhifə bütün atışlar barədə vəd göstərir. Sonra hər kəs onun tutulduğunu yoxlaya bilər.
about-dice-check = Zərləri yoxla
about-computer = Kompüter
about-computer-note = Hər oyunu özünə qarşı oynayaraq öyrənib. Zəif səviyyələri bilərəkdən səhv edir.
about-data = Oyunların
about-data-browser = Tək və ya bir ekranda oynanılan oyunlar bu brauzerdə qalır. Başqa heç kim görmür; saxlamaq istəsən, yadda saxla.
about-data-machine = Oyunlar yalnız bu maşında saxlanılır. Başqa heç kim görmür.
about-data-hall = Başqaları ilə oyunlar, adlar və reytinqlər salondadır. Hesabınla onları çıxara və ya silə bilərsən.
about-languages = Dillər
about-languages-note = Ana dili daşıyıcısı hələ oxumayıb: { $languages }.
about-licence = Lisenziya
about-licence-note = Hər kəs istifadə edə, işlədə və dəyişə bilər: MIT və ya Apache-2.0, seçim sənindir.
about-name = Gül bara adı gül bahardan, gül baharından gəlir.
about-programs = Proqramlar üçün (API)
