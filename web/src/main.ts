import { mount } from "svelte";
import App from "./app/App.svelte";
import { followSettings, languageCode, settings } from "./app/settings.svelte";
import { loadTexts, speak } from "./i18n/messages.svelte";
import "./theme.css";
import "./themes.css";

await speak(languageCode(), settings.digits);
await loadTexts("play");
followSettings();
const target = document.getElementById("app");
if (target) mount(App, { target });
