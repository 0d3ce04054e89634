people-since = { $date } tarixindən
people-nobody = { $name } adlı oyunçu yoxdur
people-ratings = Reytinqlər
people-no-rating = Hələ reytinqli matç yoxdur.
people-doubtful = Sual işarəsi: dəqiq reytinq üçün matç azdır.
people-matches = Bitmiş matçlar
people-no-matches = Görə biləcəyin bitmiş matç yoxdur.
people-opponents = Rəqiblər
people-won = Qələbə
people-lost = Məğlubiyyət
people-no-result = Nəticəsiz
people-by-resigned = təslim olmaqla
people-by-time = vaxtla
people-by-left = ayrılmaqla
people-look = Oyunu nəzərdən keçir
people-record = Yazı
people-speed-fast = Sürətli
people-speed-normal = Adi
people-speed-slow = Yavaş
people-speed-days = Günlər
people-speed-none = Saatsız
people-matches-count = { $count ->
    [one] 1 matç
   *[other] { $count } matç
}
people-block = Blokla
people-unblock = Bloku götür
people-block-note = Qarşılaşmırsınız: çağırış yoxdur, təsadüfi oyun yoxdur. Ona xəbər verilmir.
people-blocked = Bloklanmış üzvlər
people-note = Şəxsi qeyd
people-note-hint = Onu yalnız sən oxuya bilərsən.
people-note-placeholder = Necə oynayır, növbəti dəfə nəyi yadda saxlamalı…
people-note-save = Yadda saxla
people-note-saved = Yadda saxlandı
people-note-removed = Silindi
people-note-full = Bir üzvün saxlaya biləcəyi qədər qeydin var. Əvvəlcə birini sil.
people-note-hidden = Bu mətndə görünməyən işarələr var. Yenidən yaz və ya onları sil.
