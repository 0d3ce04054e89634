## Why a man may not move.

play-stuck-bar-first = يجب أن يدخل حجرك من البار أولًا.
play-stuck-start-locked = حجراك الأولان يبقيان حتى تفرغ يدك.
play-stuck-blocked = { $number }: الخصم يمسك { $point }.
play-stuck-packed = { $number }: لا يقف لك حجر ثانٍ على { $point }.
play-stuck-may-not-bear-off = { $number }: لا يجوز إخراج هذا الحجر الآن.
play-stuck-shuts-out = { $number }: يجب أن تبقى خانة حرّة للحجر على البار.
play-stuck-hitter-stays = { $number }: الحجر الذي ضرب في البيت يبقى مكانه حتى ينتهي دورك.
play-stuck-first-man = { $number }: لا يتحرك إلا حجرك الأول حتى يقف على { $point } أو أقرب إلى البيت.
play-stuck-head = { $number }: لا يغادر الرأس حجر آخر في هذه الرمية.
play-stuck-pinned = { $number }: هذا الحجر محبوس حتى يغادر الخصم.
play-stuck-man-pinned = { $number }: لا تُخرج حجرًا ما دام لك حجر محبوس.
play-stuck-too-many-points = { $number }: ستمسك خانات أكثر مما يجوز في ربع واحد.
play-stuck-imprisons = { $number }: يجب أن يستطيع الخصم الخروج: افتح خانة من جدارك.
play-stuck-blocks = { $number }: ست خانات متتالية لا تجوز إلا إذا اجتازها حجر للخصم.
play-stuck-last-points-first = { $number }: ست خانات متتالية تحتاج إلى أحجار لك على 2 و1.
play-stuck-begins-no-play = { $number }: بغير ذلك تُلعب أرقام أكثر أو الرقم الأكبر.
