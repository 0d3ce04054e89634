## Why a man may not move.

play-stuck-bar-first = Əvvəlcə vurulmuş daşın girməlidir.
play-stuck-start-locked = Əlin boşalana qədər başlanğıc daşların yerində qalır.
play-stuck-blocked = { $number }: { $point } rəqibdədir.
play-stuck-packed = { $number }: { $point } xanasında ikinci daşın dura bilməz.
play-stuck-may-not-bear-off = { $number }: bu daş indi çıxarıla bilməz.
play-stuck-shuts-out = { $number }: vurulmuş daş üçün bir xana boş qalmalıdır.
play-stuck-hitter-stays = { $number }: evində vuran daş növbən bitənə qədər orada qalır.
play-stuck-first-man = { $number }: ilk daşın { $point } xanasına və ya daha yaxına gələnə qədər yalnız o oynayır.
play-stuck-head = { $number }: bu atışda başdan daha daş götürülməz.
play-stuck-pinned = { $number }: bu daş rəqib gedənə qədər tutulub.
play-stuck-man-pinned = { $number }: bir daşın tutulu ikən daş çıxarıla bilməz.
play-stuck-too-many-points = { $number }: bir bölmədə həddən çox xana tutmuş olarsan.
play-stuck-imprisons = { $number }: rəqib çıxa bilməlidir: divarından bir xana aç.
play-stuck-blocks = { $number }: dalbadal altı xana yalnız rəqibin bir daşı onu keçibsə olar.
play-stuck-last-points-first = { $number }: dalbadal altı xana üçün 2 və 1 xanalarında daşların olmalıdır.
play-stuck-begins-no-play = { $number }: başqa cür daha çox rəqəm və ya böyüyü oynana bilər.
