## Openings: the plays of first throws.

openings-games = Açılışlar
openings-title = Açılışlar: { $game }
openings-throw = İlk zar
openings-mine = Bu zar sana { $times } kez geldi; { $best } kez en iyi hamleyi oynadın.
openings-play = Buradan oyna
openings-starter = Başlayan, oyunların %{ $win } kadarını kazanır.
openings-how = Sayılar oyun başına puandır; her konum birçok kez oynatılarak bulunmuştur, hata payı yaklaşık { $error }.
openings-none = Bilgisayar bu oyunu henüz incelemedi.
