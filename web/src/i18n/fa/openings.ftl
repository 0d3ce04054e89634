## Openings: the plays of first throws.

openings-games = شروع بازی
openings-title = شروع بازی: { $game }
openings-throw = تاس اول
openings-mine = این تاس برای شما { $times } بار آمده؛ { $best } بار بهترین حرکت را بازی کرده‌اید.
openings-play = از اینجا بازی کن
openings-starter = شروع‌کننده { $win }٪ بازی‌ها را می‌برد.
openings-how = عددها امتیاز هر بازی‌اند و با بازی کردن چندبارهٔ هر وضعیت به دست آمده‌اند؛ خطایشان حدود { $error } است.
openings-none = رایانه هنوز این بازی را بررسی نکرده است.
