join-invites = { $name } səni { $game } oynamağa dəvət edir
join-invites-friend = Bir dostun səni { $game } oynamağa dəvət edir
join-length = { $to ->
    [1] Tək oyun.
   *[other] { $to } xallıq matç.
}
join-no-clock = Vaxt yoxdur.
join-no-account = Hesab lazım deyil.
join-same-way = İkiniz də evə eyni istiqamətdə gedirsiniz.
join-learn = Əvvəlcə on dəqiqəyə öyrən
join-learn-note = { $name } öyrəndiyini görür.
join-fair = Ədalətli zər: nə siz, nə də bu server bir zəri əvvəlcədən bilə və ya dəyişə bilər.
join-fair-how = Necə?
join-taken = Hər iki yer tutulub
join-ended = Bu keçid artıq keçərli deyil
join-link-lead = Onu ilk açan səninlə oynayır.
join-scan = Bir masadasınız? Dostun bu kodu skan etsin.
join-send = Keçidi göndər
join-copy = Kopyala
join-waiting = Dostun gözlənilir. Bu səhifə səni çağırır.
join-meanwhile = Bu arada kompüterlə oyna
join-meanwhile-note = Dostun gələndə o oyun səni gözləyir.
join-good = Keçid 24 saat etibarlıdır.
join-withdraw = Geri götür
join-learning = Keçidini açan biri əvvəlcə oyunu öyrənir.
join-here = { $name } gəldi
join-to-table = Masaya
join-wait-link = Dostun gözlənilir
join-show-link = Keçidi göstər
join-wait-learn = Sən öyrənirsən, { $name } gözləyir
join-sit-now = İndi otur
join-new-link = { $name } üçün yeni keçid
