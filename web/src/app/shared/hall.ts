/** Whether the page is that of a hall, where people on several machines play each other. */
export const inHall = document.documentElement.dataset["hall"] !== undefined;
