## Why a man may not move.

play-stuck-bar-first = Önce kırık pulun girmeli.
play-stuck-start-locked = Elin boşalana kadar başlangıç pulların kıpırdamaz.
play-stuck-blocked = { $number }: { $point } rakipte.
play-stuck-packed = { $number }: { $point } üzerinde ikinci bir pulun duramaz.
play-stuck-may-not-bear-off = { $number }: bu pul şimdi toplanamaz.
play-stuck-shuts-out = { $number }: kırık pul için bir hane boş kalmalı.
play-stuck-hitter-stays = { $number }: evinde kıran pul, elin bitene kadar orada kalır.
play-stuck-first-man = { $number }: ilk pulun { $point } hanesine ya da daha yakına gelene kadar yalnız o oynar.
play-stuck-head = { $number }: bu atışta baştan başka pul kalkamaz.
play-stuck-pinned = { $number }: bu pul, rakip gidene kadar kapalıdır.
play-stuck-man-pinned = { $number }: bir pulun kapalıyken pul toplanmaz.
play-stuck-too-many-points = { $number }: bir bölgede fazla hane tutmuş olursun.
play-stuck-imprisons = { $number }: rakip çıkabilmeli: duvarından bir hane aç.
play-stuck-blocks = { $number }: art arda altı hane ancak rakibin bir pulu onu geçmişse olur.
play-stuck-last-points-first = { $number }: art arda altı hane için 2 ve 1 üzerinde pulların olmalı.
play-stuck-begins-no-play = { $number }: başka türlü daha çok sayı ya da büyüğü oynanabilir.
