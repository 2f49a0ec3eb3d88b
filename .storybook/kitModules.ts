import type { Plugin } from "vite";
import { kitEntries } from "./kitEntries.ts";
import { kitIconsModule } from "./kitIcons.ts";
import { kitUsage } from "./kitUsage.ts";

/** What pages import of the kit's and the app's sources, which a browser cannot read: written while they are built. */
const modules: Readonly<Record<string, () => string>> = {
  "virtual:kit-entries": () => `export const entries = ${JSON.stringify(kitEntries())};`,
  "virtual:kit-icons": kitIconsModule,
  "virtual:kit-usage": () => `export const usage = ${JSON.stringify(kitUsage())};`,
};

/** Serves the modules `virtual:kit-…` to the pages of Storybook. */
export function withKitModules(): Plugin {
  return {
    name: "carnation:kit-modules",
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : null),
    load: (id) => modules[id.slice(1)]?.() ?? null,
  };
}
