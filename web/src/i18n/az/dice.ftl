# Check the dice: that every throw follows from the seed promised before the game.

dice-title = Zər yoxlaması
dice-one = Birinci zərdən əvvəl gizli bir ədəd çəkildi və barmaq izi sənə göstərildi.
dice-two = Matçın hər zəri bu ədəddən hesablanır; deməli, sonradan heç biri dəyişdirilə bilməzdi.
dice-three = Matç bitəndə ədəd göstərilir və burada öz brauzerin hər zəri yenidən hesablayır.
dice-choose = Matç seç
dice-none = Hələ bitmiş matç yoxdur. Bir matç oyna və ya aşağıya yazı yapışdır.
dice-or-paste = Və ya yazı yapışdır
dice-paste = Yazı yapışdır
dice-paste-label = Yazı, taxtanın verdiyi fayl
dice-check = Yoxla
dice-checking = Hesablanır…
dice-fair = Bütün zərlər vəd edilən zərlərdir
dice-fair-text = { $throws ->
    [one] { $throws } zər gizli ədəddən hesablandı və yazıdakı ilə eynidir.
   *[other] { $throws } zərin hamısı gizli ədəddən hesablandı və yazıdakılarla eynidir.
}
dice-sealed = Gizli ədəd hələ göstərilməyib
dice-sealed-text = Matç bitməyib. Barmaq izi artıq bəllidir: onu saxla, sonda yenə yoxla.
dice-not-promised = Heç nə vəd edilməyib
dice-not-promised-text = Bu zərlər əllə daxil edilib, siyahıdan gəlib və ya vəd qeyddən çıxarılıb. Matçdan əvvəl sizə barmaq izi göstərilibsə, bu qeyd dəyişdirilib.
dice-unreadable = Bu, yazı deyil
dice-unreadable-text = Taxtanın yazı kimi verdiyi faylı bütöv yapışdır.
dice-removed = Bu qeyddən vəd çıxarılıb
dice-removed-promise = Gizli ədəd var, amma oyundan əvvəl göstərilən barmaq izi yoxdur; bu zərləri heç nə sübut etmir.
dice-removed-seed = Matç bitib, amma barmaq izinə uyğun gizli ədəd yoxdur; bu zərləri heç nə sübut etmir.
dice-fault = Bunlar vəd edilən zərlər deyil
dice-fault-seed = Gizli ədədin barmaq izi oyundan əvvəl göstərilən deyil.
dice-fault-form = Barmaq izi və ya gizli ədəd düzgün yazılmayıb.
dice-fault-throw = Oyun { $game }, zər { $throw }: gizli ədəd { $expected } verir, yazıda { $found } var.
dice-fingerprint = Barmaq izi, oyundan əvvəl göstərilib
dice-seed = Gizli ədəd, oyundan sonra göstərilib
dice-throws = Zərlər
dice-game = Oyun { $game }
dice-failed = Yazı yüklənmədi.
dice-not-rules = Bu səhifə zərləri yoxlayır. Gedişlərin qaydaya uyğun olub-olmadığına oyunun təhlili və proqram baxır: rosespring verify.
dice-versus = { $white } – { $black }
dice-links-fair = Bu zərləri heç kim seçməyib
dice-links-fair-text = Bütün { $throws } atış Ağın, Qaranın və serverin halqalarından çıxır; hər halqa əvvəlcədən öhdəlik götürülənə aparır.
dice-links-one = Üç tərəfin hər biri ilk atışdan əvvəl bir sirr çəkib ona bağlandı; hər atış üçündən birlikdə hesablanıb.
dice-links-two = Buna görə heç kim bir atışı sonradan dəyişə, ya da başqası halqasını gizli saxladıqca onu bilə bilməzdi.
dice-links-three = Bu, kimin öhdəlik götürdüyünü, hadisələrin ardıcıllığını və serverin vaxtı həmişə ədalətlə ölçdüyünü sübut etmir.
dice-links-replaced = Səhifə itirdiyi üçün oyunçunun dəyişdirdiyi zəncirlər: { $replaced }.
dice-links-line = Halqalar haqqında { $line } nömrəli sətir səhv yazılıb və ya yerində deyil.
dice-links-link = Oyun { $game }, atış { $throw }: bir halqa öhdəlik götürülənə aparmır.
dice-links-count = Oyun { $game }: atışların və halqaların sayı fərqlidir.
dice-links-throw = Oyun { $game }, atış { $throw }: halqalar { $expected } verir, qeyddə { $found } yazılıb.
dice-links-commitments = Ağın, Qaranın və serverin öhdəlikləri
dice-own-same = Bu brauzer oyunda iştirak edib: yazıdakı öhdəliklər onun götürdükləridir.
dice-own-different = Oyun { $game }: bu brauzer yazıdakından başqa öhdəlik götürüb. Yazı burada oynanan oyunun yazısı deyil.
