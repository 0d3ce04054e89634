/** The forms of the settings, which are loaded when a player first looks at them. */

export { default as PlaySettings } from "./PlaySettings.svelte";
export { default as Preferences } from "./Preferences.svelte";
