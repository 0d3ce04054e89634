people-since = منذ { $date }
people-nobody = لا يوجد لاعب باسم { $name }
people-ratings = التقييمات
people-no-rating = لا مباريات مقيَّمة بعد.
people-doubtful = علامة استفهام: المباريات قليلة لتقييم أكيد.
people-matches = المباريات المنتهية
people-no-matches = لا مباريات منتهية يمكنك رؤيتها.
people-opponents = الخصوم
people-won = فوز
people-lost = خسارة
people-no-result = بلا نتيجة
people-by-resigned = بالاستسلام
people-by-time = بالوقت
people-by-left = بالمغادرة
people-look = راجع اللعبة
people-record = السجل
people-speed-fast = سريع
people-speed-normal = عادي
people-speed-slow = بطيء
people-speed-days = أيام
people-speed-none = بلا ساعة
people-matches-count = { $count ->
    [one] مباراة واحدة
    [two] مباراتان
    [few] { $count } مباريات
   *[other] { $count } مباراة
}
people-block = احظر
people-unblock = ألغِ الحظر
people-block-note = لا تلتقيان: لا تحدّيات ولا ألعاب بالمصادفة. ولا يُخبَر الآخر بذلك.
people-blocked = الأعضاء المحظورون
people-note = ملاحظة خاصة
people-note-hint = لا يقرؤها أحد سواك.
people-note-placeholder = كيف يلعب، وما تودّ تذكّره في المرة القادمة…
people-note-save = احفظ
people-note-saved = حُفظت
people-note-removed = حُذفت
people-note-full = لديك أقصى ما يُسمح به لعضو من الملاحظات. احذف واحدة أولًا.
people-note-hidden = في هذا النص محارف خفية. اكتبه من جديد أو احذفها.
