## ما الخطأ في تدوين أو وضع أُدخل.

imports-line = السطر { $line }: { $what }
imports-line-column = السطر { $line }، العمود { $column }: { $what }
imports-too-long = التدوين طويل جدًا.
imports-no-game-begun = لم تبدأ هنا أي لعبة بعد.
imports-no-game = لا لعبة فيه.
imports-no-result = لعبة بلا نتيجة، وتليها لعبة أخرى.
imports-too-many-units = تُلعب المباراة إلى 255 نقطة على الأكثر، لا إلى { $units }.
imports-other-rules = لا يُقرأ من هذه الصيغة إلا لعب طاولة الزهر (باكغامون).
imports-position-set-up = تبدأ اللعبة من وضع مرتّب، كما في Nackgammon. هذا لا يُقرأ من .mat.
imports-names-expected = ينقص هنا اسمان مع نقاطهما، مثل { $example }.
imports-not-a-row = { $text } ليس رمية ولا قرارًا ولا نتيجة.
imports-too-many-throws = في السطر رميتان على الأكثر، واحدة لكل لاعب.
imports-cube-value-expected = تنقص قيمة مكعب المضاعفة.
imports-cannot-move = لا يتحرك أي حجر بـ { $dice }، لكن في النص اللعبة { $play }.
imports-wrong-play = بـ { $dice } لا يجوز لعب { $play }.
imports-game-over = انتهت اللعبة قبل هذا.
imports-no-opening = لا تحدد { $dice } من يبدأ.
imports-other-to-throw = الرمي للاعب الآخر.
imports-no-play-given = يمكن لعب { $dice }، لكن النص لا يذكر كيف لُعبت.
imports-other-winner = في النص يفوز لاعب، لكن الفائز هو الآخر.
imports-impossible-men = لا يمكن أن تقف الأحجار هكذا.
imports-sgf = ملف SGF هذا غير كامل: تنقص بدايته أو نهايته.
imports-game-cut = تُرك باقي اللعبة { $game }.
imports-games-missing = بعد اللعبة { $before } تأتي اللعبة { $after }: الألعاب بينهما ناقصة.
imports-other-score = النتيجة هنا { $found }، لكن الألعاب السابقة تعطي { $counted }.
imports-other-units = تذكر النتيجة { $units }، لكن اللعبة تُحسب { $counted }.
imports-name-cut = أحد الأسماء أطول من اللازم فقُصّ: { $name }
imports-other-file = هذا ملف من نوع آخر: { $name }. لا يُقرأ هنا.
imports-is-position = هذا وضع، لا تدوين ألعاب.
imports-missing = ينقص هذا الجزء من التدوين: { $name }.
imports-changed = مجموع التحقق غير صحيح: غُيِّر التدوين.
imports-other-version = إصدار التدوين { $version }، والمطلوب هو الإصدار { $needed }.
imports-expected = ليس لهذا شكل تدوين.
imports-not-in-head = لا مكان لـ { $name } في رأس التدوين.
imports-by-rules = لا يمكن أن يأتي هذا هنا حسب القواعد.
imports-illegal-play = هذه اللعبة غير جائزة.
imports-bad-start = لا يمكن قراءة الوضع الذي تبدأ منه اللعبة.
imports-bad-rules = لا يمكن قراءة القواعد: { $cause }
imports-not-json = هذا ليس JSON: الخطأ في السطر { $row }، العمود { $column }.
imports-nothing-played = لم يُرمَ ولم يُلعب فيه شيء.
imports-too-many-items = { $items } من الرميات واللعبات كثير، ولا يُعرض أكثر من { $most }.
imports-xgid-length = أحجار XGID هي 26 رمزًا، لا { $found }.
imports-xgid-place = الموضع { $place } في XGID خطأ.
imports-xgid-fields = تنقص حقول في XGID.
imports-xgid-turn = لا يذكر XGID لمن الدور.
imports-xgid-dice = { $text } ليس زهرًا في XGID.
imports-xgid-field = الحقل { $field } من XGID غير صحيح: { $text }
imports-xgid-doubled = { $side ->
    [white] على الأبيض قبول المضاعفة أو رفضها. لا مكعب مضاعفة في القواعد هنا: هذا هو الوضع بعد القبول.
    [black] على الأسود قبول المضاعفة أو رفضها. لا مكعب مضاعفة في القواعد هنا: هذا هو الوضع بعد القبول.
   *[other] هناك مضاعفة تنتظر الرد. لا مكعب مضاعفة في القواعد هنا: هذا هو الوضع بعد القبول.
}
imports-gnubg-length = في رمز gnubg 14 حرفًا، لا { $found }.
imports-gnubg-men = لا يصف رمز gnubg لوحًا.
imports-g-code-parts = في رمز جول بارا ثلاثة أجزاء يفصل بينها |.
imports-g-code-part = الجزء { $part } من رمز جول بارا خطأ.
imports-id-parts = هذا ليس وضعًا: في الرمز خمسة أجزاء تفصل بينها نقاط.
imports-id-part = الجزء { $part } من رمز الوضع خطأ.
