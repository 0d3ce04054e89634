## The shell: what every page shows.

play-skip-to-content = إلى المحتوى
play-navigation = الصفحات
play-about = عن البرنامج
play-documents = القواعد والجداول والوثائق (بالإنجليزية)
play-nav-play = اللعب
play-nav-learn = التعلّم
play-nav-puzzles = الألغاز
play-nav-study = الدراسة
play-nav-people = الناس
play-nav-you = أنت
play-nav-analysis = التحليل
play-nav-editor = المحرّر
play-nav-companion = لوح حقيقي
play-nav-statistics = الإحصاءات
play-nav-tournaments = البطولات
play-nav-account = الحساب
play-version-ready = نسخة جديدة جاهزة.
play-version-begin = حمّلها الآن
play-version-held = تبدأ النسخة الجديدة حين لا تبقى لعبة مفتوحة في أي لسان تبويب آخر.

## Games and rule sets, as they are called in this language.

play-game-note-gul-bara = بلا ضرب. الدوبل يجرّ سلسلة حتى الشيش، وما لا تستطيع لعبه يلعبه خصمك.
play-game-note-gioul = اتجاهان متعاكسان بلا ضرب، والدوبل سلسلة من أول رمية.
play-game-note-tawula = ثلاثة عشر حجرًا تدخل من اليد. الحجر المنفرد يُضرب، ومن تأخر في الدخول خسر كابوت.
play-game-note-backgammon = اللعبة المعروفة في كل مكان: ضرب، وأربع خطوات للدوبل.
play-game-note-celebi = بداية الطاولة وضربها، مع تسلسل جول بارا.
play-game-note-portes = الطاولة اليونانية: ضرب، وأربع خطوات للدوبل، والفوز بنقطة أو نقطتين.
play-game-note-nackgammon = باكغامون بأربعة أحجار في الخلف لكل لاعب: ألعاب أطول.
play-game-note-tavla = الطاولة التركية: من يضرب في بيته يبقى مكانه حتى ينتهي دوره.
play-game-note-fevga = بلا ضرب: حجر أول يجري أمامًا ثم تُبنى الجدران. اللعبة الثالثة من تافلي.
play-game-note-moultezim = فيفغا تركيا: خانات قليلة حيث يبدأ الخصم، والجدران كما تشاء.
play-game-note-narde = بلا ضرب: حجر واحد يغادر الرأس في كل رمية، ولجدار الست حدّ.
play-game-note-plakoto = بلا ضرب: الحجر المنفرد يُحبس. احبس آخر حجر في بداية الخصم تفز بنقطتين.
play-game-note-tapa = محبوسة بلغاريا: حبس، وافتتاح في كل لعبة، ونقطة لكل طرف إذا حُبست الأمّان.
play-game-note-plakoto-express = محبوسة يستمر فيها كل زهر مزدوج، وما لا تلعبه يلعبه خصمك.
play-game-note-jacquet = بلا ضرب: الحجر الأول يجري إلى البيت ثم تُبنى الجدران. لعبة المقاهي الفرنسية.
play-game-note-irish = الطاولة كما كانت قديمًا: ضرب، وخطوتان فقط للدوبل. وكل فوز بنقطة واحدة.
play-game-note-hypergammon = باكغامون بثلاثة أحجار لكل لاعب: ألعاب قصيرة كثيرة الضرب.
play-game-note-mahbusa-31 = الحجر المنفرد يُحبس ولا أم: كل حجر بقي للخاسر نقطة، حتى 31.
play-game-note-tawla-31 = حجر واحد يمسك الخانة، والحجر الأول يجري إلى البيت؛ كل حجر بقي للخاسر نقطة، حتى 31.
play-game-note-acey-deucey = كل الأحجار تدخل من اليد؛ و2-1 تعطي دوبلًا تختاره ورمية أخرى. لعبة البحّارة الأمريكيين، حتى 31.
play-game-note-nard-himly = الطاولة الأيرلندية، لكن من بقي له حجر في الخلف يخسر نقطتين.
play-game-note-verquere = ضرب، ولا حجران معًا في الجهة البعيدة. ومن لا يستطيع أبدًا إدخال كل أحجاره يخسر فورًا: جان.
play-game-note-laquet = بلا ضرب: يسير الطرفان فوق الخانات الثماني عشرة نفسها، وما لا تستطيع لعبه قد يلعبه خصمك. لعبة قشتالية من سنة { NUMBER(1283, useGrouping: 0) }.
play-game-note-ludus-anglicorum = نردان ومعهما دائمًا ستة. لا حجران معًا في النصف البعيد، ومن لا تستطيع أحجاره على البار الدخول أبدًا خسر. إنجلترا، القرن الرابع عشر.
play-game-note-doublets = لا أحد يتحرك: الزهر يُرقد الأحجار ويُخرجها، وما ليس عندك يلعبه خصمك. لعبة إنجليزية من سنة { NUMBER(1674, useGrouping: 0) }.
play-game-note-tavli = بورتس ثم محبوسة ثم فيفغا، بنتيجة واحدة. والفائز يبدأ اللعبة التالية.
play-game-note-sreshta = باكغامون ثم جول بارا ثم تابا، بنتيجة واحدة. ولكل لعبة رمية افتتاح.
play-game-tavli = تافلي
play-game-sreshta = سريشتا
play-rules-short-gul-bara-2007 = قواعد { NUMBER(2007, useGrouping: 0) }
play-rules-short-gul-bara-bulgarian = القواعد البلغارية
play-rules-short-tawula-falkener = دخول فالكنر
play-rules-short-fevga-stuck = الفتح لمن لا يستطيع
play-rules-short-fevga-both-tables = الربعان معًا
play-rules-short-moultezim-pbm = بالبريد
play-rules-short-narde-blocked = حجران إن عجز الواحد
play-rules-short-narde-step = السدّ الصارم
play-rules-short-jacquet-1818 = الجدران في أي وقت
play-rules-short-verquere-head = حجر واحد على 13 أيضًا
play-rules-short-doublets-all = كل الأحجار تُرقد
play-differs-gul-bara = من رميتك الرابعة يصير كل دوبل سلسلة، وما لا تستطيع لعبه يلعبه خصمك.
play-differs-gul-bara-2007 = ما بقي من سلسلة متوقفة يضيع ولا يلعبه أحد.
play-differs-gul-bara-bulgarian = رمية الافتتاح تُلعب، ولكل لعبة افتتاح، والسلسلة التي لا يُلعب منها رقم واحد لا ينتقل منها شيء.
play-differs-gioul = الدوبل سلسلة من أول رمية، وما لا تستطيع لعبه يلعبه خصمك.
play-differs-tawula = يدخل الحجر كما يعود المضروب: شيش على { 19 } ويك على { 24 }.
play-differs-tawula-falkener = يدخل الحجر الجديد بالعدّ من خانة البداية: شيش على { 18 } ويك على { 23 }.
play-differs-backgammon = لعبة البطولات بلا مكعب المضاعفة.
play-differs-celebi = طاولة يتسلسل فيها الدوبل من رميتك الرابعة؛ وما لا تستطيع لعبه من تسلسل بدأته يلعبه خصمك.
play-differs-portes = باكغامون بلا فوز ثلاثي: من يبدأ يرمي الزهرين من جديد، والفائز يبدأ اللعبة التالية.
play-differs-nackgammon = باكغامون ببداية أخرى: حجران إضافيان في الخلف، فتطول اللعبة.
play-differs-tavla = بورتس يبقى فيه الحجر الذي يضرب في بيته مكانه حتى ينتهي الدور.
play-differs-fevga = يجب أن يجتاز حجرك الأول بداية الخصم قبل أن يتحرك غيره؛ لا تمسك ربعك البعيد كله ولا تسجن الخصم في خانة واحدة.
play-differs-fevga-stuck = لا تترك خصمك بلا أي حركة أينما وقفت أحجاره.
play-differs-fevga-both-tables = ولا تمسك الربع البعيد للخصم كله أيضًا.
play-differs-moultezim = فيفغا تمسك فيها أربع خانات على الأكثر من ربع الخصم البعيد، وكل جدار جائز.
play-differs-moultezim-pbm = تمسك خمس خانات على الأكثر من ربعك البعيد، وكل خانات ربع الخصم.
play-differs-narde = حجر واحد يغادر الرأس في كل رمية، واثنان في أول 6-6 و4-4 و3-3؛ وست خانات متتالية تحتاج حجرًا للخصم اجتازها.
play-differs-narde-blocked = في الرمية الأولى يغادر الرأس حجران إذا عجز الواحد عن لعب كل الأرقام.
play-differs-narde-step = لا تجوز ست خانات متتالية ولو للحظة داخل الدور.
play-differs-plakoto = الحجر المنفرد الذي تنزل عليه يُحبس حتى تغادر؛ احبس آخر حجر في بداية الخصم تفز بنقطتين.
play-differs-tapa = محبوسة تُلعب فيها زهر الافتتاح، ولكل لعبة افتتاح، وحبس الأمّين يعطي كل طرف نقطة.
play-differs-plakoto-express = محبوسة يستمر فيها كل زهر مزدوج؛ وما لا تقدر على لعبه يلعبه خصمك.
play-differs-jacquet = يجب أن يصل حجرك الأول إلى البيت قبل أن يتحرك غيره؛ وست خانات متتالية تحتاج إلى أحجار لك على 2 و1.
play-differs-jacquet-1818 = لك أن تبني ست خانات متتالية في أي وقت.
play-differs-irish = باكغامون يُلعب فيه الدوبل مرتين فقط، وكل فوز فيه بنقطة واحدة.
play-differs-hypergammon = باكغامون بثلاثة أحجار لكل لاعب، فالألعاب قصيرة وكثيرة الضرب.
play-differs-mahbusa-31 = محبوسة بلا أم: للفائز نقطة عن كل حجر لم يُخرجه الخاسر، والمباراة حتى 31.
play-differs-tawla-31 = حجر واحد يمسك الخانة، ويجب أن يصل حجرك الأول إلى البيت قبل أن يتحرك غيره، وللفائز نقطة عن كل حجر لم يُخرجه الخاسر.
play-differs-acey-deucey = كل الأحجار تدخل من اليد؛ بعد 2-1 تسمّي دوبلًا وتلعبه ثم ترمي مرة أخرى؛ وللفائز نقطة عن كل حجر لم يُخرجه الخاسر.
play-differs-nard-himly = الطاولة الأيرلندية، لكن الفوز بنقطتين إن بقي للخاسر حجر على البار أو في بيت الفائز.
play-differs-verquere = من { 24 } إلى { 14 } لا ينضم حجر إلى حجر؛ وأحجار على البار أكثر من الخانات الحرة للدخول هي جان: تنتهي اللعبة بنقطتين.
play-differs-verquere-head = ولا ينضم حجر إلى حجر على { 13 } أيضًا.
play-differs-laquet = يسير الطرفان في اتجاه واحد فوق الخانات الثماني عشرة نفسها؛ والأرقام التي لا تستطيع لعبها للطرف الآخر أن يلعبها.
play-differs-ludus-anglicorum = النردان ومعهما دائمًا ستة؛ من { 24 } إلى { 13 } لا ينضم حجر إلى حجر، ومن لا تستطيع أحجاره على البار الدخول أبدًا خسر.
play-differs-doublets = لا أحد يتحرك: الزهر يُرقد الأحجار ويُخرجها؛ وما لا تستطيع لعبه يلعبه الطرف الآخر.
play-differs-doublets-all = تُرقد الأحجار الخمسة عشر كلها قبل إخراج أول حجر.

## The lobby.

play-new-game = لعبة جديدة
play-game = اللعبة
play-standard = المعتادة
play-rules-page = قراءة القواعد
play-film-again = مرة أخرى
play-worked-position = وضع مشروح
play-worked-script = نفس الشيء نصًا
play-rules-sources = إظهار مصادر القواعد
play-rules-examples = أمثلة
play-rules-in-full = كل القواعد بالتفصيل، بالإنجليزية
play-opponent = الخصم
play-opponent-computer = الحاسوب
play-opponent-friend = شخصان
play-opponent-computer-note = علّم نفسه اللعب
play-opponent-friend-note = أمام هذه الشاشة
play-level = المستوى
play-level-name = { $level ->
    [1] مبتدئ
    [2] متعلّم
    [3] هاوٍ
    [4] لاعب نادٍ
    [5] متمرّس
    [6] خبير
    [7] أستاذ
   *[8] الأقوى
}
play-level-label = المستوى { $level }، { $name }
play-level-unrated = لم يُقَس بعد
play-level-elo = أعلى من المستوى { 1 } بنحو { $elo }
play-level-errs = كثير الأخطاء
play-level-elo-note = تصنيف إيلو، من مباريات حتى { 7 }
play-level-few = لم يتعلّم الحاسوب هذه اللعبة بعد: يلعب بمبادئ عامة، ومستوياته أقل.
play-level-solved = كل وضع في هذه اللعبة محلول: المستوى 3 يلعب بلا خطأ.
play-your-side = أحجارك
play-players = اللاعبون
play-plays-white = يلعب بالأبيض
play-plays-black = يلعب بالأسود
play-swap = بدّل
play-lately = لعبوا هنا مؤخرًا
play-match-length = المباراة حتى
play-match-units = { $to ->
    [1] لعبة واحدة
   *[other] { $to }
}
play-auto-forced-note = المرحلة التي ليس لها إلا نقلة واحدة تُلعب فورًا.
play-start = ترتيب اللوح
play-starting = يُرتَّب اللوح…
play-your-games = ألعابك
play-your-games-count = ألعابك ({ $count })
play-no-games = لا ألعاب بعد. أول لعبة تبدؤها ستنتظرك هنا متى غادرت.
play-data-lost = حذف المتصفح الألعاب التي كانت محفوظة هنا. إن كنت قد حفظتها في ملف فيمكنك تحميله.
play-remove = حذف
play-analyse-game = تحليل { $title }
play-remove-game = حذف: { $title }
play-remove-ask = حذف لعبة { $title } هذه؟ لا يمكن استعادتها.
play-finished = انتهت
play-in-play = جارية
play-versus = { $white } – { $black }
play-match-to = حتى { $to }
