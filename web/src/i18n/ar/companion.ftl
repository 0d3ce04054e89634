# The companion: real dice, a real board, and the page to keep the count.

companion-title = أمام اللوح
companion-intro = لزهر حقيقي ولوح حقيقي. أدخل الرمية: الصفحة تحفظ القواعد وباقي السلسلة والنتيجة.
companion-begin = بدء
companion-matches = مباريات أمام اللوح
companion-throw-of = { $name }: ما الرمية؟
companion-opening = زهر واحد لكل لاعب: من يبدأ؟
companion-tie = تساوى الزهر. زهر واحد لكل لاعب مرة أخرى.
companion-really = ما الذي رُمي فعلًا؟
companion-really-note = ما لُعب بآخر زهر يُلغى. ويمكن إدخال الزهر نفسه من جديد.
companion-first-die = الزهر الأول
companion-second-die = الزهر الثاني
companion-die-of = زهر { $name }
companion-keys = المس، أو اضغط { 1 } إلى { 6 } مرتين.
companion-look = نظرة إلى اللوح
companion-keep = إبقاء الزهر
companion-wrong = زهر خاطئ
companion-wrong-short = الزهر
