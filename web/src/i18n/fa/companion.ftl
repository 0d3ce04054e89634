# The companion: real dice, a real board, and the page to keep the count.

companion-title = پای تخته
companion-intro = برای تاس و تختهٔ واقعی. تاس را وارد کنید: صفحه حساب قواعد، باقی‌ماندهٔ زنجیره و نتیجه را نگه می‌دارد.
companion-begin = شروع
companion-matches = مسابقه‌های پای تخته
companion-throw-of = { $name }: چه آمد؟
companion-opening = هر نفر یک تاس: چه کسی شروع می‌کند؟
companion-tie = تاس‌ها برابرند. باز هر نفر یک تاس.
companion-really = واقعاً چه آمد؟
companion-really-note = هر چه با آخرین تاس بازی شده برمی‌گردد. همان تاس را هم می‌شود دوباره وارد کرد.
companion-first-die = تاس اول
companion-second-die = تاس دوم
companion-die-of = تاس { $name }
companion-keys = لمس کنید، یا دو بار یکی از کلیدهای { 1 } تا { 6 } را بزنید.
companion-look = دیدن تخته
companion-keep = تاس بماند
companion-wrong = تاس اشتباه
companion-wrong-short = تاس
