import { mount } from "svelte";
import App from "./App.svelte";
import { linePath, openEarly } from "./app/live/connection";
import { followSettings, languageCode, loadTheme, settings } from "./app/shared/settings.svelte";
import { route } from "./app/shell/route.svelte";
import { fillSlots } from "./hall/slots";
import { loadTexts, speak, t } from "./i18n/messages.svelte";
import { pageAt } from "./pages";
import "./theme.css";

/**
 * Ends the current browser task: reading the script, loading the texts and building the page are
 * separate tasks.
 */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

fillSlots();
const first = pageAt(route.path);
if (first?.page.first) openEarly(linePath(first.id));
await nextTask();
await speak(languageCode(), settings.digits);
await Promise.all([loadTexts("play"), loadTheme().catch(() => {})]);
followSettings();
await nextTask();
// The first plural makes the browser load plural rules, which is slow: do it before it is needed.
setTimeout(() => t("play-men-white", { count: 2 }));
const target = document.getElementById("app");
if (target) mount(App, { target });
