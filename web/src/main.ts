import { mount } from "svelte";
import App from "./app/App.svelte";
import { openEarly, socketUrl } from "./app/connection";
import { pageAt } from "./app/pages";
import { followSettings, languageCode, settings } from "./app/settings.svelte";
import { loadTexts, speak, t } from "./i18n/messages.svelte";
import "./theme.css";
import "./themes.css";

const first = pageAt(location.pathname);
if (first?.page.first) openEarly(socketUrl(first.id, location));
await speak(languageCode(), settings.digits);
await loadTexts("play");
followSettings();
// The texts are read by now; the page is built in a task of its own.
await new Promise((resolve) => setTimeout(resolve));
// The first plural makes the browser load its rules, which takes a while: better now than later.
setTimeout(() => t("play-men-white", { count: 2 }));
const target = document.getElementById("app");
if (target) mount(App, { target });
