import { globSync } from "node:fs";
import { defineConfig } from "vite";

/** Each page is a host of its own, built with the one install. */
export default defineConfig({
  build: { rolldownOptions: { input: globSync(["index.html", "hosted/*.html"]) } },
});
