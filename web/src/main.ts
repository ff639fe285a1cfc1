import "./app.css";
import "./lib/theme/theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { words } from "./lib/i18n/index.svelte";
import { settings } from "./lib/settings.svelte";

settings.paint();
await words.speak(settings.chosen.language).catch(() => undefined);
const target = document.getElementById("app");
if (target) mount(App, { target });
