## About: what this is, for people who ask before they play.

about-title = عن Rosespring
about-what = ألعاب الطاولة من حوض المتوسط والقوقاز بقواعدها الدقيقة. مجانًا، بلا حساب وبلا إعلانات.
about-rules = قواعد كل الألعاب
about-rules-note = لكل قاعدة رقم ومصدر. وحيث يلعب الناس بطرق مختلفة يمكن اختيار القاعدة.
about-dice = زهر عادل
about-dice-note = قبل اللعبة تعرض الصفحة وعدًا بكل الرميات، وبعدها يستطيع أي شخص أن يتحقق من الوفاء به.
about-dice-check = فحص الزهر
about-computer = الحاسوب
about-computer-note = تعلّم كل لعبة باللعب ضد نفسه. ومستوياته الأضعف تخطئ عمدًا.
about-data = ألعابك
about-data-browser = الألعاب وحدك أو على شاشة واحدة تبقى في هذا المتصفح. لا يراها أحد غيرك؛ احفظها إن أردت الاحتفاظ بها.
about-data-machine = تُحفظ الألعاب على هذا الجهاز وحده. لا يراها أحد غيرك.
about-data-hall = الألعاب مع الآخرين والأسماء والتصنيفات في القاعة. يمكنك بحسابك تصديرها أو حذفها.
about-languages = اللغات
about-languages-note = لم يراجعها متحدث أصلي بعد: { $languages }.
about-licence = الرخصة
about-licence-note = لكل شخص أن يستخدمه ويشغّله ويغيّره: MIT أو Apache-2.0 كما يختار.
about-name = اسم جول بارا من «gül bahar»، ربيع الورد.
about-programs = للبرامج (API)
