## Why a man may not move.

play-stuck-bar-first = اول باید مهرهٔ روی بار وارد شود.
play-stuck-start-locked = مهره‌های آغازین می‌مانند تا دستتان خالی شود.
play-stuck-blocked = { $number }: خانهٔ { $point } دست حریف است.
play-stuck-packed = { $number }: مهرهٔ دوم شما روی { $point } جا نمی‌گیرد.
play-stuck-may-not-bear-off = { $number }: این مهره حالا بیرون نمی‌رود.
play-stuck-shuts-out = { $number }: باید یک خانه برای مهرهٔ روی بار آزاد بماند.
play-stuck-hitter-stays = { $number }: مهره‌ای که در خانه زده تا پایان نوبت شما همان‌جا می‌ماند.
play-stuck-first-man = { $number }: تا مهرهٔ نخست به { $point } یا نزدیک‌تر نرسد، فقط همان حرکت می‌کند.
play-stuck-head = { $number }: در این پرتاب مهرهٔ دیگری از سر برنمی‌خیزد.
play-stuck-pinned = { $number }: این مهره حبس است تا حریف برود.
play-stuck-man-pinned = { $number }: تا مهره‌ای از شما حبس است، مهره‌ای بیرون نمی‌رود.
play-stuck-too-many-points = { $number }: خانه‌های زیادی از یک بخش را می‌گیرید.
play-stuck-imprisons = { $number }: حریف باید بتواند بیرون بیاید: یک خانه از دیوار را باز کنید.
play-stuck-blocks = { $number }: شش خانهٔ پشت سر هم فقط وقتی رواست که مهره‌ای از حریف از آن گذشته باشد.
play-stuck-last-points-first = { $number }: شش خانهٔ پشت سر هم به مهره‌های شما روی ۲ و ۱ نیاز دارد.
play-stuck-begins-no-play = { $number }: طور دیگر عددهای بیشتر یا عدد بزرگ‌تر بازی می‌شود.
