## Home, and the pages that lead to others.

home-title = العائلة كلها على طاولة واحدة
home-lead = { $games }: بقواعدها الدقيقة. مجانًا. بلا حساب وبلا إعلانات.
home-cascade = الدوبل يمضي عبر كل ما هو أعلى منه. وما لا تستطيع لعبه يلعبه خصمك.
home-play-now = العب الآن
home-gentle = { $game } · حاسوب سهل
home-friend = العب مع صديق
home-friend-note = برابط
home-screen = اثنان أمام شاشة
home-screen-note = على هذا الجهاز
home-anybody = العب مع أي شخص
home-here = هنا الآن: { $count }
home-waiting = ينتظرون: { $count }
home-computer = العب ضد الحاسوب
home-level = المستوى { $level }
home-learn = تعلّم { $game } في دقيقتين
home-learn-note = على اللوح، باللعب.
home-yours = ألعاب بلدك
home-all = كل الألعاب ({ $count })
home-find = ابحث عن لعبة
home-none-found = لا لعبة بهذا الاسم.
home-go-on = تابع
home-my-games = كل ألعابي
home-your-turn = دورك
home-new = لعبة جديدة
home-change = تغيير
home-puzzle = لغز اليوم
home-puzzle-row = أيام متتالية: { $count }
home-puzzle-game = { $game }: جد أفضل نقلة.
home-puzzle-done = حُلّ اليوم. إلى الغد!
home-next-lesson = الدرس التالي: { $game }
home-hall = الآن في القاعة
home-nobody = لا أحد ينتظر الآن. العب ضد الحاسوب ريثما يأتي أحد.
home-away = القاعة لا ترد. تُعاد المحاولة. ألعابك تعمل.
home-group-hit = بالضرب
home-group-block = بالسدّ
home-group-pin = بالحبس
home-group-pass = ما لا تلعبه يلعبه خصمك
home-group-several = عدة ألعاب بالتناوب
home-short-hit = تضرب
home-short-block = تسدّ
home-short-pin = تحبس
home-short-pass = تتسلسل
home-short-several = عدة ألعاب
home-note-analysis = كل نقلة في المباراة مع تقييمها
home-note-editor = رتّب وضعًا واعرف تقييمه
home-openings = الافتتاحات
home-note-openings = أفضل نقلة لكل رمية أولى
home-note-dice = تأكد أن أحدًا لم يختر الرميات
home-note-games = تابعها أو احفظها أو احذفها
home-note-statistics = كيف تلعب، لعبةً لعبة
home-note-companion = زهر وقواعد للوح على طاولتك
home-note-account = الاسم وكلمة المرور والأجهزة وبياناتك

# Not shown: the names of the games that come first in this language; games that the page does not have
# are left out.
home-order = mahbusa-31 tawla-31 tawula
