## Why a man may not move.

play-stuck-bar-first = Сначала должна войти шашка с бара.
play-stuck-start-locked = Начальные шашки стоят, пока рука не опустеет.
play-stuck-blocked = { $number }: { $point } занято соперником.
play-stuck-packed = { $number }: на { $point } вторая ваша шашка встать не может.
play-stuck-may-not-bear-off = { $number }: эту шашку сейчас снять нельзя.
play-stuck-shuts-out = { $number }: одно поле должно остаться свободным для шашки на баре.
play-stuck-hitter-stays = { $number }: шашка, побившая в доме, стоит там до конца хода.
play-stuck-first-man = { $number }: ходит только первая шашка, пока не встанет на { $point } или ближе к дому.
play-stuck-head = { $number }: больше шашек с головы в этом броске снять нельзя.
play-stuck-pinned = { $number }: эта шашка заперта, пока соперник не уйдёт.
play-stuck-man-pinned = { $number }: пока ваша шашка заперта, снимать нельзя.
play-stuck-too-many-points = { $number }: слишком много занятых полей в одной четверти.
play-stuck-imprisons = { $number }: соперника надо выпустить: откройте поле в своём мосту.
play-stuck-blocks = { $number }: шесть подряд можно, только если впереди есть шашка соперника.
play-stuck-last-points-first = { $number }: для шести подряд нужны ваши шашки на 2 и 1.
play-stuck-begins-no-play = { $number }: иначе можно сыграть больше чисел или большее.
