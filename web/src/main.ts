import "./app.css";
import "./lib/theme/fonts.css";
import "./lib/theme/page-colours.css";
import "./lib/theme/board-colours.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { locale } from "./lib/i18n/index.svelte";
import { settings } from "$lib/app/settings.svelte";

// after an update an old page asks for files that are gone: reload it, once
addEventListener("vite:preloadError", () => {
  const before = Number(sessionStorage.getItem("tetrarch-renewed") ?? 0);
  if (Date.now() - before < 60_000) return;
  sessionStorage.setItem("tetrarch-renewed", String(Date.now()));
  location.reload();
});
settings.applyTheme();
await locale.setLanguage(settings.values.language).catch(() => undefined);
const target = document.getElementById("app");
if (target) mount(App, { target });
