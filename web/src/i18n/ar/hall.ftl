hall-play-friend = العب مع صديق
hall-name = اسمك
hall-guest = ضيف { $number }
hall-mark-guest = ضيف
hall-side-random = بالقرعة
hall-watchable = يمكن للآخرين المشاهدة
hall-watchable-note = كل من لديه عنوان الطاولة يرى اللعبة.
hall-open-links = روابط تنتظر صديقًا
hall-link-title = رابطك جاهز
hall-link = الرابط
hall-copy = انسخ الرابط
hall-copied = نُسخ
hall-seat-white = تلعب بالأبيض.
hall-seat-black = تلعب بالأسود.
hall-seat-random = القرعة تحدد من يلعب بالأبيض.
hall-sit-down = اجلس
hall-sitting = جارٍ الجلوس…
hall-watch = شاهد اللعبة
hall-device = العب على جهاز آخر
hall-device-lead = امسح هذا بهاتفك، أو افتح الرابط في متصفح آخر. يعمل مرة واحدة خلال عشر دقائق: من يفتحه يلعب باسمك.
hall-device-code = رمز للمسح
hall-device-secret = الجزء الأخير من الرابط، بعد #، مفتاح لا يصل إلى الخادم أبدًا. به تتقاسم أجهزتك أسرار زهرك.
hall-device-join-title = العب على هذا الجهاز أيضًا
hall-device-join-text = هذا الرابط من جهاز آخر لك. هنا تصبح اللاعب نفسه، وبالألعاب نفسها.
hall-device-join-other = هذا المتصفح الآن باسم { $name }، وسيخرج { $name } منه. عندها لا يمكن الوصول من هنا إلى ألعاب الضيف.
hall-device-join = واصل هنا
hall-device-not = ليس الآن
hall-device-bad = هذا الرابط ناقص. أنشئ رابطًا جديدًا على الجهاز الآخر.
hall-no-storage = هذا المتصفح لا يحفظ شيئًا لهذه الصفحة، كما في بعض النوافذ الخاصة. هنا يمكنك المشاهدة لا اللعب مع الناس: فالصفحة لا تستطيع حفظ سرّ زهرك.
hall-here = موجود
hall-away = غائب
hall-turn-away = { $name } غائب، { $time }.
hall-refused-name-taken = هذا الاسم، أو اسم يشبهه، لعضو أو لبرنامج. في الحقل اسم متاح.
hall-refused-name-reserved = هذا الاسم كلمة من كلمات الصفحة. في الحقل اسم متاح.
hall-refused-name-marks = في هذا الاسم أكثر من ثلاث علامات على حرف واحد. في الحقل اسم بدونها.
hall-refused-too-many-tries = طلبات كثيرة جدًا من شبكتك. انتظر دقيقة.
hall-refused-invitation-taken = مقعدا هذه الطاولة مشغولان.
hall-refused-invitation-expired = انتهت صلاحية هذا الرابط. اطلب رابطًا جديدًا.
hall-refused-own-invitation = هذا رابطك أنت. هو لصديقك.
hall-refused-no-device-code = استُعمل هذا الرابط أو انتهت دقائقه العشر. أنشئ رابطًا جديدًا على الجهاز الآخر.
hall-refused-no-invitation = لا توجد دعوة كهذه: سُحبت، أو الرابط غير كامل.
hall-refused-too-many-open = القاعة ممتلئة. حاول لاحقًا.
hall-refused-too-many-tables = لا مكان في القاعة لطاولة أخرى.
hall-refused-invalid-body = لا يمكن استعمال هذا الاسم. اختر اسمًا آخر.
hall-dice-three = يرمي اللاعبان والخادم هذا الزهر معًا: لا أحد منهم يستطيع اختياره أو معرفته مسبقًا.
hall-links-wait = في انتظار صفحة اللاعب الآخر…
hall-links-sealed = سرّك للرمية التالية عند الخادم: لا يمكنك الآن إلا الضغط على «تم».
hall-links-lost = سرّ زهرك ليس في هذه الصفحة
hall-links-lost-text = هو في متصفح آخر أو حُذف. إذا واصلت هنا تُترك الرمية التالية، ويُظهر تدوين اللعبة ذلك.
hall-links-lost-again = استبدلت هذه الصفحة سرّها مرة من قبل، ولا يجوز ذلك في اللعبة إلا مرة. واصل في المتصفح الآخر أو استسلم.
hall-links-lost-again-days = في اللعبة ذات الأيام يجوز ذلك ثلاث مرات، ومرة واحدة على الأكثر كل عشر رميات. واصل في المتصفح الآخر أو استسلم.
hall-links-lost-other = يُظهر الخادم سرًّا غير سرّ هذا المتصفح. إذا فتحت اللعبة في متصفح آخر فواصل هناك. وإلا فقد بدّل الخادم سرّك: لا تواصل.
hall-links-play-here = العب هنا
hall-links-lost-bring = أو أحضر السرّ إلى هنا: افتح هذه اللعبة على الجهاز الذي بدأت عليه، ثم اختر «العب على جهاز آخر» في قاعته. إذا اكتفيت بالمشاهدة فرميتك التالية تنتظر ذلك الجهاز، ووقتك يمضي.
hall-links-look = شاهد فقط
hall-links-looking = أنت تشاهد فقط. رميتك التالية تنتظر جهازك الآخر.
hall-links-look-end = اختر من جديد
hall-links-replaced = استبدل اللاعب الآخر سرّ زهره
hall-links-replaced-text = كان السرّ قد فُقد. تُركت رمية واحدة، ويُظهر تدوين اللعبة ذلك. لا يجوز ذلك في اللعبة إلا مرة لكل جانب.
hall-links-replaced-text-days = كان السرّ قد فُقد. تُركت رمية واحدة، ويُظهر تدوين اللعبة ذلك. في اللعبة ذات الأيام يجوز ذلك لكل جانب ثلاث مرات، ومرة واحدة على الأكثر كل عشر رميات.
hall-links-behind = يُظهر الخادم حالة أقدم من اللعبة
hall-links-behind-text = رأى هذا المتصفح اللعبة في مرحلة أبعد. لا تعطي الصفحة سرًّا لأي رمية حتى يلحق الخادم بها.
hall-links-fault = غيّر الخادم الزهر. لا تواصل.
hall-links-fault-game = غيّر الخادم اللعبة. لا تواصل.
hall-links-fault-after = من هنا فصاعدًا لا تثبت ساعة هذا الخادم ونتيجته شيئًا. لا تعطي هذه الصفحة أسرارًا أخرى للزهر. كلمتك وحدها لا توقف ساعة ولا تغيّر نتيجة: احفظ الدليل.
hall-links-save = احفظ الدليل
hall-links-leave = غادر
hall-links-fault-repeated = طلب الخادم من هذه الصفحة أن تلتزم مرتين بالزهر نفسه.
hall-links-fault-swapped = أظهر الخادم التزامات غير السابقة.
hall-links-fault-own = أظهر الخادم لك التزامًا غير الذي أرسلته هذه الصفحة.
hall-links-fault-replaced = استبدل الخادم سرّ لاعب أكثر مما تسمح به اللعبة.
hall-links-fault-number = رمى الخادم رمية غير التي حان دورها.
hall-links-fault-links = حلقة فتحها الخادم لا تؤدي إلى ما التُزم به.
hall-links-fault-dice = أظهر الخادم زهرًا غير الناتج من الحلقات.
hall-links-fault-rows = أظهر الخادم نقلات غير السابقة.
hall-links-fault-devices = أو أنك قررت غير ذلك على جهاز آخر لك بعد أن ضاع «تم» في الطريق: عندها لا ذنب للخادم.
hall-links-fault-rules = أظهر الخادم نقلات أو أحجارًا أو نتيجة لا تسمح بها القواعد.
hall-check-running = يجري فحص تدوين هذه اللعبة…
hall-check-fair = فُحص: كل الرميات ({ $throws }) والنقلات في التدوين هي التي رأتها هذه الصفحة.
hall-check-rules = النقلات والنتيجة تتبع القواعد.
hall-check-no-rules = لم تُقارن النقلات بالقواعد: ليست قواعد الخادم في هذه الصفحة.
hall-check-part = لا يناقض التدوين شيئًا مما رآه هذا المتصفح، لكنه لم يرَ اللعبة كلها.
hall-check-other = تدوين الخادم ليس اللعبة التي رأتها هذه الصفحة. نتيجته لا تثبت شيئًا.
hall-check-failed = تعذّر تحميل التدوين، فلم تُفحص اللعبة.
hall-check-limits = لا يمكن فحص الساعات والتصنيفات: هي كلمة الخادم.
hall-rematch-here = ما زال هنا: { $name }.
hall-rematch-wanted = يريد اللاعب الآخر أن يلعب مرة أخرى.
hall-rematch-waiting = في انتظار أن يريد اللاعب الآخر اللعب مرة أخرى…
hall-rematch-open = إلى المباراة التالية
hall-time = الوقت
hall-time-none = بلا حدّ
hall-time-fast = سريع
hall-time-normal = عادي
hall-time-slow = بطيء
hall-time-live-note = { $delay } ث لكل مرحلة، و{ $bank } ث احتياط
hall-time-days = { $days ->
    [one] يوم واحد لكل دور
    [two] يومان لكل دور
    [few] { $days } أيام لكل دور
   *[other] { $days } يومًا لكل دور
}
hall-time-days-note = { 7 } أيام احتياط
hall-clock-left = بقي { $time }
hall-clock-days = { $days ->
    [one] يوم واحد
    [two] يومان
    [few] { $days } أيام
    [many] { $days } يومًا
   *[other] { $days } يوم
}
hall-clock-low = بقيت عشر ثوانٍ.
hall-clock-low-other = { $name }: بقيت عشر ثوانٍ.
hall-left = غادر { $name }
hall-left-choose = لم يعد. خذ المباراة، أو ألغها، أو انتظر.
hall-left-choose-tournament = لم يعد. خذ المباراة، أو انتظر.
hall-claim = خذ المباراة
hall-call-off = إلغاء المباراة
hall-call-off-ask = إلغاء المباراة؟
hall-call-off-early = لا يستسلم أحد قبل أن يكمل كلا اللاعبين دورين. ويمكن لأي منهما إلغاء المباراة.
hall-play-on = متابعة اللعب
hall-no-result = ليس للمباراة نتيجة.
hall-call-off-offer = { $who ->
    [you] تعرض إلغاء المباراة.
   *[other] { $name } يعرض إلغاء المباراة.
}
hall-call-off-refused = { $who ->
    [you] تستمر اللعبة.
   *[other] { $name } لا يقبل: تستمر المباراة.
}
hall-lost-must-act = الدور عليك. يمكن أن يأخذ { $name } المباراة بعد { $time }.
hall-due-not-begun = ارمِ خلال { $seconds } ث، وإلا ألغيت المباراة.
hall-due-next-game = تبدأ اللعبة التالية بعد { $seconds } ث.
hall-due-offer-ends = بقي { $seconds } ث للرد
hall-resign-match = الاستسلام في المباراة كلها
hall-resign-match-note = تنتهي المباراة فورًا ويفوز بها الطرف الآخر.
hall-ended-resigned = استسلام في المباراة
hall-ended-left = غادر الخصم
hall-ended-called-off = ألغيت المباراة
hall-ended-not-begun = لم تبدأ المباراة في وقتها
hall-rated = مقيَّمة
hall-rated-note = تغيّر المباراة تقييم اللاعبَين.
hall-rated-match = مباراة مقيَّمة
hall-rated-both = يحتاج كلا اللاعبَين إلى حساب.
hall-rated-enter = الدخول أو إنشاء حساب
hall-refused-rated-limit = لعبتما خمس مباريات مقيَّمة في يوم واحد. العبا بلا تقييم.
hall-refused-not-member = المباراة المقيَّمة تحتاج إلى حساب. ادخل أولًا.
hall-as-member = تلعب باسم { $name }
hall-chat = دردشة
hall-chat-unread = دردشة ({ $count })
hall-chat-empty = لا رسائل بعد.
hall-chat-presets = رسائل جاهزة
hall-chat-text = رسالتك
hall-chat-send = إرسال
hall-chat-mute = إخفاء رسائل { $name }
hall-chat-unmute = إظهار رسائل { $name }
hall-chat-report = إبلاغ
hall-chat-reported = أُبلغ المشغّل
hall-say-hello = مرحبًا!
hall-say-good-luck = حظًا موفقًا!
hall-say-well-played = لعب جيد!
hall-say-what-a-throw = يا لها من رمية!
hall-say-bad-luck = حظ سيئ!
hall-say-thanks = شكرًا!
hall-say-sorry = عفوًا!
hall-say-one-moment = لحظة من فضلك.
hall-say-back = عدت.
hall-say-good-game = لعبة جميلة!
hall-say-have-to-go = عليّ أن أذهب.
hall-say-goodbye = مع السلامة!
hall-refused-too-fast = ليس بهذه السرعة: خمس رسائل على الأكثر في عشر ثوانٍ.
hall-refused-chat-full = في هذه الطاولة أكبر عدد ممكن من الرسائل.
hall-watching = أنت تشاهد
hall-watching-late = أنت تشاهد بتأخير { $seconds ->
    [one] ثانية واحدة
    [two] ثانيتين
    [few] { $seconds } ثوانٍ
   *[other] { $seconds } ثانية
}
hall-watchers = { $count ->
    [one] يشاهد شخص واحد
    [two] يشاهد شخصان
    [few] يشاهد { $count } أشخاص
   *[other] يشاهد { $count } شخصًا
}
hall-watch-delay = يرى المشاهدون اللعبة
hall-watch-at-once = فورًا
hall-watch-seconds = بعد { $seconds } ث
hall-watch-minutes = بعد { $minutes } د
hall-watched = يمكن للآخرين مشاهدة هذه اللعبة.
hall-chat-silenced = منعك مشرف من الكتابة حتى { $date }.
hall-refused-silenced = منعك مشرف من الكتابة.
hall-refused-no-texts-yet = يمكنك كتابة نصوص بعد إنهاء بضع مباريات أخرى.
hall-warning = يحذّرك مشرف:
hall-warning-read = قرأته
hall-moderation = الإشراف
hall-chat-matches-left = { $count ->
    [one] بعد إنهاء مباراة أخرى يمكنك كتابة نصوص أيضًا.
    [two] بعد إنهاء مباراتين أخريين يمكنك كتابة نصوص أيضًا.
    [few] بعد إنهاء { $count } مباريات أخرى يمكنك كتابة نصوص أيضًا.
   *[other] بعد إنهاء { $count } مباراة أخرى يمكنك كتابة نصوص أيضًا.
}
hall-to-tournament = عُد إلى البطولة
hall-tournament-game = لعبة من { $name }
