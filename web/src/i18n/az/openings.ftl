## Openings: the plays of first throws.

openings-games = Başlanğıclar
openings-title = Başlanğıclar: { $game }
openings-throw = İlk zər
openings-mine = Bu zər sənə { $times } dəfə düşüb; { $best } dəfə ən yaxşı gedişi oynamısan.
openings-play = Buradan oyna
openings-starter = Başlayan oyunların { $win } faizini udur.
openings-how = Rəqəmlər hər oyuna düşən xaldır; hər mövqe dəfələrlə oynanılaraq tapılıb, xətası təxminən { $error }.
openings-none = Kompüter bu oyunu hələ öyrənməyib.
