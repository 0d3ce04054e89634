lobby-title = Zal
lobby-lead = Keçid göndərib dostunla və ya burada kim varsa, onunla oyna.
lobby-here = { $count ->
    [one] { $count } nəfər buradadır
   *[other] { $count } nəfər buradadır
}
lobby-playing = { $count ->
    [one] { $count } oyun gedir
   *[other] { $count } oyun gedir
}
lobby-anybody = İstənilən adamla oyna
lobby-seeking = Oyunçu axtarılır…
lobby-alone = Hazırda burada təksən
lobby-alone-text = Dostuna keçid göndər. Və ya bu səhifəni açıq saxla: kimsə oturan kimi səni çağıracaq.
lobby-others-text = Bu oyunu hələ heç kim qəbul etməyib. Gözləyən birinin masasına otur, dostuna keçid göndər və ya səhifəni açıq saxla: səni çağıracaq.
lobby-stop = Axtarışı dayandır
lobby-live = İndi oynanılır
lobby-live-none = Hazırda baxmaq üçün oyun yoxdur
lobby-live-note = Zaldakı biri ilə oynanılan oyunlara hamı baxa bilər. Birincisi səninki ola bilər.
lobby-seeks = Oyunçu gözləyənlər
lobby-seeks-none = Heç kim gözləmir. Birinci ol: “İstənilən adamla oyna”.
lobby-seek = { $name } ilə { $game } oyna
lobby-yours = səninki
lobby-people = İndi burada
lobby-people-none = Heç kim adını göstərmir.
lobby-show-name = Adımı buradakılara göstər
lobby-more = Digər seçimlər
lobby-begins = Oyunun başlayır!
lobby-lost = Zalla əlaqə kəsildi. Bərpa olunur…
lobby-refused-no-seek = Kimsə daha tez tərpəndi və ya oyunçu getdi.
lobby-refused-own-seek = Bu sənin öz oyunundur. O, başqa oyunçu üçündür.
lobby-refused-too-many-seeks = Həddən çox adam gözləyir. Birinin masasına otur və ya sonra yenidən cəhd et.
lobby-refused-too-many-sockets = Zal həddən çox pəncərədə açıqdır. Bir neçəsini bağla.
lobby-range = O biri oyunçunun reytinqi
lobby-range-any = fərqi yoxdur
lobby-range-within = səninkindən ən çox { $points } yuxarı və ya aşağı
lobby-program = { $seconds } saniyə ərzində heç kim oturmasa
lobby-program-none = insan gözləyirəm
lobby-program-gentle = asan proqramla oynayıram
lobby-program-middling = orta gücdə proqramla oynayıram
lobby-program-strong = güclü proqramla oynayıram
lobby-refused-rating-range = Bu oyunçu reytinqi özününkünə daha yaxın olan rəqib istəyir.
lobby-challenges = Çağırışlar
lobby-challenge = Oyuna çağır
lobby-challenge-name = Üzvü adı ilə oyuna çağır
lobby-challenge-someone = { $name } adlı üzvü oyuna çağır
lobby-challenge-from = { $name } səni oyuna çağırır
lobby-challenge-to = { $name } gözlənilir…
lobby-challenge-look = səhifəsi
lobby-challenge-accept = Qəbul et
lobby-challenge-decline = Rədd et
lobby-challenge-withdraw = Geri götür
lobby-challenge-declined = { $name } indi oynamaq istəmir.
lobby-challenged = Səni oyuna çağırırlar!
lobby-refused-no-challenge = Bu çağırış artıq bitib.
lobby-refused-not-here = Bu oyunçu indi zalda deyil. Vaxt kimi günləri seç və ya sonra gəl.
lobby-refused-blocked = Siz ikiniz bir-birinizlə oynamırsınız.
lobby-refused-declined-lately = Bu oyunçu elə indi rədd edib. Bir neçə dəqiqədən sonra yenə yoxla.
lobby-refused-too-many-challenges = Gözləyən çağırış həddən çoxdur. Birini geri götür və ya sonra yoxla.
lobby-refused-too-many-tries = Qısa vaxtda həddən çox çağırış. Bir az gözlə.
lobby-refused-no-player = Bu adda üzv yoxdur.
lobby-refused-left-lately = Bir matçı tərk etmisən. Zaldan biri ilə oynamazdan əvvəl bir neçə dəqiqə gözlə; bitirilmiş matçlar bunu qısaldır.
