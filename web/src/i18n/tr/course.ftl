course-title = Oyunu ne belirler
course-of = Oyunu ne belirler: { $game }
course-boards = Tahtalar
course-board-of = Tahta { $step }/{ $total }
course-price = Bu hamle { $loss } puan kaybettirir.
course-lead = İkinci en iyi hamle { $loss } puan kaybettirir.
course-end = Neyin belirlediğini biliyorsun
course-end-text = Beş karar, her biri programın gerçek bir oyunundan: { $game }. Şimdi karar senin: sakin bir oyun oyna ya da bulmacalara geç.
course-end-seen = Bütün tahtaları gördün
course-figures = Sayılar nereden: her hamleden sonra çok sayıda oyun sürdürüldü. Ortalamaları o hamlenin değeridir.
course-puzzles = Bulmacalar
course-none = Bu oyunun henüz ikinci kursu yok.

# Gul bara

course-gul-bara-six = Altı hane yolu kapatır
course-gul-bara-six-text =
    Rakibin on dört pulu daha senin 3, 2, 1, 24 ve 22 hanelerini geçecek. Yan yana altı hanenin
    üstünden atlanmaz.
course-gul-bara-six-task = 6-1’i oyna. Hangi hane eksik?
course-gul-bara-six-good = 23 boşluğu kapatır: yan yana altı hane, arkalarında on dört pul bekliyor.
course-gul-bara-six-wrong = Yol hâlâ açık. Sana 23 gerek; öteki beşi de kalsın.

course-gul-bara-stop = Bırak dursun
course-gul-bara-stop-text =
    İkilerden sonra üçler, dörtler, beşler, altılar gelir. Oynayamadığını rakip oynamak zorundadır.
    Duvarından pul oynatmak kimsenin işine gelmez.
course-gul-bara-stop-task = İkileri oyna. Üç oynamak ister misin?
course-gul-bara-stop-good =
    Hiç üç oynanmıyor; on altı sayı rakibe geçer. Pullarının önündeki duvar dağılır.
course-gul-bara-stop-wrong =
    Şimdi üç oynanıyor ve onu iyi bir pulla oynamak zorundasın. Kalanın çoğu yine rakibe geçer.

course-gul-bara-gift = Hediyenin bedeli
course-gul-bara-gift-text =
    Beşlerden sonra altılar gelir. Oynayamadığın her altı bir hediyedir: rakip onu bir sonraki zardan
    önce oynar.
course-gul-bara-gift-task = Beşleri oyna. Altıları kim oynayacak?
course-gul-bara-gift-good = Dört altı da senin, iki pul toplanır.
course-gul-bara-gift-wrong = Üç ya da dört altı rakibe geçer. İki pulu 11’den, ikisini 7’den oyna.

course-gul-bara-home = Eve getirmek
course-gul-bara-home-text = Bütün pullar eve gelmeden hiçbir pul toplanmaz. Bir pul hâlâ 8’de.
course-gul-bara-home-task = 6-4’ü oyna. Onu hangi sayı eve getirir?
course-gul-bara-home-good = 4 yetti; 6 da hemen bir pul topladı.
course-gul-bara-home-wrong = 6 fazlaydı: şimdi 4 kimseyi toplayamaz. 4’ü 8’den oyna.

course-gul-bara-last = Son yirmi adım
course-gul-bara-last-text =
    Senin beş pulun kaldı, rakibin altı. Buradan sonra tek soru var: kaç zar gerekecek?
course-gul-bara-last-task = 6-1’i oyna. 6 bir pul toplar; 1 ne yapar?
course-gul-bara-last-good = Şimdi 1’de bir pul var; sonraki zarda gelen 1 de pul toplar.
course-gul-bara-last-wrong = Sonraki zarda gelen 1 kimseyi toplayamaz. Bir pulu 1’e getir.

# Gioul

course-gioul-six = Altıyı koru
course-gioul-six-text =
    11’den 6’ya kadar tutuyorsun: yan yana altı hane. Rakibin on pulu bunların arkasında, dışarı
    çıkamıyor.
course-gioul-six-task = 6-3’ü oyna. 6 yalnız 7’den 1’e oynanır; 3’ü hangi pul oynar?
course-gioul-six-good = 9’da dört pul var, biri fazla. Altı hane de kapalı kalır.
course-gioul-six-wrong = Altı haneden biri açıldı, pullar çıkıyor. 3’ü 9’dan oyna.

course-gioul-stop = Bırak dursun
course-gioul-stop-text =
    İki tarafın da duvarı var; her adım onun sonunu yaklaştırır. Beşlerden sonra altılar gelir;
    oynayamadıklarını rakip oynamak zorundadır.
course-gioul-stop-task = Beşleri oyna. 24’te kaç pul kalsın?
course-gioul-stop-good = Hiç: böylece tek bir altı oynanır, öteki üçünü rakip oynamak zorunda.
course-gioul-stop-wrong = 24’teki pul altı oynayabilir, onu sen oynamak zorundasın. Dört pulu da 24’ten oyna.

course-gioul-gift = Hediyenin bedeli
course-gioul-gift-text =
    Beşlerden sonra altılar gelir. 10’dan altı kapalı, çünkü 4’ü rakip tutuyor. Oynayamadığın şey
    hediyedir.
course-gioul-gift-task = Beşleri oyna. Altıları kim oynayacak?
course-gioul-gift-good = Son pul evde, dört altı da senin, iki pul toplanır.
course-gioul-gift-wrong = 10’daki pul takıldı, üç altı rakibe geçer. Bir beşi 10’dan oyna.

course-gioul-home = Eve getirmek
course-gioul-home-text = Üç pul hâlâ 10’da. Bütün pullar eve gelmeden hiçbir pul toplanmaz.
course-gioul-home-task = 6-4’ü oyna. 6 bir pulu eve getirir; 4 ne yapar?
course-gioul-home-good = 4 ikinci pulu eve getirir; yolda yalnız bir pul kaldı.
course-gioul-home-wrong = İki pul hâlâ 10’da. 4, bir pulu daha eve, 6’ya getirmeye tam yeter.

course-gioul-last = Son yirmi adım
course-gioul-last-text = Senin dokuz pulun kaldı, rakibin on. Buradan sonra yalnız zar sayısı önemli.
course-gioul-last-task = 3-1’i oyna. Bir pul topla ve sonraki zarı düşün.
course-gioul-last-good = Bir pul toplandı, biri de 1’de: sonraki zarda gelen 1 de pul toplar.
course-gioul-last-wrong = 3 ile 3’teki pulu topla, 1 ile bir pulu 1’e getir.

# Tawula

course-tawula-enter = Önce gir
course-tawula-enter-text =
    Rakip senin 12’den 7’ye kadar olan hanelerine girer. Oradaki tek pulu, giren her pul kırabilir.
course-tawula-enter-task = 5-4’ü oyna. İki pul mu sokarsın, yoksa 16’daki pulla mı koşarsın?
course-tawula-enter-good = İki pul girdi ve rakibin girdiği yerde tek duran pulun yok.
course-tawula-enter-wrong = Tek pulun rakibin girdiği yerde duruyor. Önce iki pul sok.

course-tawula-pair = İkisi birlikte dursun
course-tawula-pair-text =
    10’daki iki pulun, rakibin girdiği bir haneyi kapatıyor. Kırılan pul baştan başlar; geç kalan yedi
    puan kaybedebilir: kapot.
course-tawula-pair-task = 5-1’i oyna. 5 kırık pulu sokar; 1’i hangi pul oynar?
course-tawula-pair-good = 10’daki iki pul birlikte kalır ve kırılamaz.
course-tawula-pair-wrong = Şimdi 10’da ve 9’da iki tek pul kırılabilir. 1’i 19’dan oyna.

course-tawula-hit = Kırmanın bedeli
course-tawula-hit-text = Rakibin 7’de tek pulu var; 8’den 1 onu kırar.
course-tawula-hit-task = 6-1’i oyna. 6 kırık pulu sokar; 1 ile kırar mısın?
course-tawula-hit-good = 8’deki iki pulun birlikte kalır. Kırmak, orada iki tek pula değmez.
course-tawula-hit-wrong = Şimdi 8’de ve 7’de tek pulların var; giren pul onları kırabilir. 1’i 19’dan oyna.

course-tawula-home = Hepsi evde, kapot
course-tawula-home-text =
    Rakibin kırık pulları ve elinde pulları var, ötekilerin hepsi giriş bölgesinde. Şimdi ilk pulunu
    toplarsan kapot olur.
course-tawula-home-task = 6-4’ü oyna. Son iki pulun eve nasıl gelir?
course-tawula-home-good = Bütün pulların evde; sonraki zar ilk pulu toplar: yedi puan.
course-tawula-home-wrong = Bir pul hâlâ 7’de, kapot kaçabilir. İki sayıyı da 7’den oyna.

course-tawula-last = Son yirmi adım
course-tawula-last-text =
    Rakibin bazı pulları daha evinden geçecek. Oradaki tek pulun hâlâ kırılabilir.
course-tawula-last-task = 4-1’i oyna. 4 bir pul toplar; 1 ne yapar?
course-tawula-last-good = Hiçbir pulun tek başına değil. Şimdi kırılmak oyuna mal olabilir.
course-tawula-last-wrong = Şimdi bir pul tek başına ve kırılabilir. 1’i 3’ten 2’ye oyna.
