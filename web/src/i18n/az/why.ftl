## Why a play loses.

why-title = Niyə
why-fact = { $fact }: ən yaxşı gedişdən sonra { $best }, bundan sonra { $played }.
why-price = Bunda daha yaxşı olmayan hər gediş { $loss } və ya daha çox itirir.
why-neither = Heç birində daha yaxşı olmayan hər gediş { $loss } və ya daha çox itirir.
why-only = Burada yalnız { $play } yaxşıdır: ikinci ən yaxşı gediş { $loss } itirir.
why-prime = Rəqibin daşlarını saxlayan ardıcıl xanalar
why-front = Rəqibin son daşının önündəki bağlı xanalar
why-behind = Rəqibin xanaları arxasında qalan daşlar
why-points = Tutulan xanalar
why-home = Evdə tutulan xanalar
why-outer = 12 ilə 7 arasında tutulan xanalar
why-heap = Bir xanada üçdən artıq daşlar
why-dead = 1 və 2 nömrəli xanalardakı daşlar
why-away = Hələ evdə olmayan daşlar
why-off = Çıxarılan daşlar
why-gaps = Evdəki boş xanalar
why-easy = Altı rəqəmdən, rəqibin ən azı iki daşla oynaya bildikləri
why-gift = Rəqibə keçən xanalar
why-bar = Rəqibin vurulmuş daşları
why-entry = Altı rəqəmdən, rəqibin vurulmuş daşını içəri salanlar
why-risk = Rəqibin növbəti zərinin orta hesabla ala biləcəyi xanalar
why-shots = 36 zərdən, daş vura bilənlər
why-hand = Əldə qalan daşlar
why-back = Rəqibin evindəki daşlar
why-lost = 36 zərdən, rəqibin tam oynaya bilmədikləri
