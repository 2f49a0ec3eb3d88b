import { globSync } from "node:fs";
import { defineConfig } from "vite";

/** Each page is a host of its own, built with the one install. */
export default defineConfig({
  // Vite would write small fonts into the sheet, where `font-src 'self'` refuses them.
  build: { assetsInlineLimit: 0, rolldownOptions: { input: globSync(["index.html", "hosted/*.html"]) } },
});
