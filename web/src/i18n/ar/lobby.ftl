lobby-title = القاعة
lobby-lead = العب مع صديق برابط، أو مع أي شخص هنا.
lobby-here = { $count ->
    [zero] لا أحد هنا
    [one] شخص واحد هنا
    [two] شخصان هنا
    [few] { $count } أشخاص هنا
    [many] { $count } شخصًا هنا
   *[other] { $count } شخص هنا
}
lobby-playing = { $count ->
    [zero] لا لعبة جارية
    [one] لعبة واحدة جارية
    [two] لعبتان جاريتان
    [few] { $count } ألعاب جارية
    [many] { $count } لعبة جارية
   *[other] { $count } لعبة جارية
}
lobby-anybody = العب مع أي شخص
lobby-seeking = يُبحث عن لاعب…
lobby-alone = أنت وحدك هنا الآن
lobby-alone-text = أرسل رابطًا إلى صديق. أو اترك هذه الصفحة مفتوحة: ستناديك حالما يجلس أحد.
lobby-others-text = لم يقبل أحد هذه اللعبة بعد. اجلس مع من ينتظر، أو أرسل رابطًا إلى صديق، أو اترك الصفحة مفتوحة: ستناديك.
lobby-stop = أوقف البحث
lobby-live = تُلعب الآن
lobby-live-none = لا توجد لعبة للمشاهدة الآن
lobby-live-note = يمكن للجميع مشاهدة الألعاب التي تُلعب مع شخص من القاعة. قد تكون لعبتك الأولى.
lobby-seeks = في انتظار لاعب
lobby-seeks-none = لا أحد ينتظر. كن الأول: اختر «العب مع أي شخص».
lobby-seek = العب { $game } مع { $name }
lobby-yours = لك
lobby-people = هنا الآن
lobby-people-none = لا أحد يُظهر اسمه.
lobby-show-name = أظهر اسمي للآخرين هنا
lobby-more = خيارات أخرى
lobby-begins = تبدأ لعبتك!
lobby-lost = انقطع الاتصال بالقاعة. تجري استعادته…
lobby-refused-no-seek = سبقك أحد، أو غادر اللاعب.
lobby-refused-own-seek = هذه لعبتك أنت. هي للاعب آخر.
lobby-refused-too-many-seeks = ينتظر عدد كبير من الناس. اجلس مع أحدهم أو حاول لاحقًا.
lobby-refused-too-many-sockets = القاعة مفتوحة في نوافذ كثيرة. أغلق بعضها.
lobby-range = تقييم اللاعب الآخر
lobby-range-any = أيّ تقييم
lobby-range-within = بفارق { $points } على الأكثر عن تقييمك
lobby-program = إذا لم يجلس أحد خلال { $seconds } ثانية
lobby-program-none = أنتظر شخصًا
lobby-program-gentle = ألعب ضد برنامج سهل
lobby-program-middling = ألعب ضد برنامج متوسط القوة
lobby-program-strong = ألعب ضد برنامج قوي
lobby-refused-rating-range = يريد هذا اللاعب خصمًا تقييمه أقرب إلى تقييمه.
lobby-challenges = التحدّيات
lobby-challenge = تحدَّ
lobby-challenge-name = تحدَّ عضوًا باسمه
lobby-challenge-someone = تحدَّ { $name }
lobby-challenge-from = { $name } يتحدّاك
lobby-challenge-to = بانتظار { $name }…
lobby-challenge-look = الصفحة
lobby-challenge-accept = اقبل
lobby-challenge-decline = ارفض
lobby-challenge-withdraw = اسحب
lobby-challenge-declined = لا يريد { $name } اللعب الآن.
lobby-challenged = هناك من يتحدّاك!
lobby-refused-no-challenge = انتهى هذا التحدّي.
lobby-refused-not-here = هذا اللاعب ليس في القاعة الآن. اختر وقتًا بالأيام أو عد لاحقًا.
lobby-refused-blocked = أنتما لا تلعبان معًا.
lobby-refused-declined-lately = رفض هذا اللاعب قبل قليل. حاول بعد بضع دقائق.
lobby-refused-too-many-challenges = تنتظر تحدّيات كثيرة. اسحب واحدًا منها أو حاول لاحقًا.
lobby-refused-too-many-tries = تحدّيات كثيرة في وقت قصير. انتظر قليلًا.
lobby-refused-no-player = لا عضو بهذا الاسم.
lobby-refused-left-lately = غادرت مباراة. انتظر بضع دقائق قبل أن تلعب مع أحد من القاعة؛ المباريات المكتملة تقصّر هذه المدّة.
