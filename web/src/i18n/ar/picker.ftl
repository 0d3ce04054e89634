## The choice of a game.

picker-all = كل الألعاب ({ $count })
picker-find = ابحث عن لعبة
picker-none-found = لا لعبة بهذا الاسم.
picker-group-hit = بالضرب
picker-group-block = بالسدّ
picker-group-pin = بالحبس
picker-group-pass = ما لا تلعبه يلعبه خصمك
picker-group-museum = المتحف: ألعاب الماضي
picker-group-several = عدة ألعاب بالتناوب
picker-short-hit = تضرب
picker-short-block = تسدّ
picker-short-pin = تحبس
picker-short-pass = تتسلسل
picker-short-museum = من الماضي
picker-short-several = عدة ألعاب
picker-offline = احفظها للعب بلا شبكة
picker-offline-note = خصوم هذه الألعاب، حتى { $megabytes } ميغابايت.
picker-offline-failed = تعذّر حفظها.

# Not shown: the names of the games that come first in this language; games that the page does not have
# are left out.
picker-order = mahbusa-31 tawla-31 tawula
