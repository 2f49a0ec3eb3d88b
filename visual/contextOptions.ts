import type { BrowserContextOptions } from "@playwright/test";

/** How every page here is opened: a context made by hand does not inherit what the configuration says. */
export const contextOptions = {
  locale: "fr-FR",
  timezoneId: "Europe/Paris",
  colorScheme: "light",
  reducedMotion: "reduce",
} as const satisfies BrowserContextOptions;
