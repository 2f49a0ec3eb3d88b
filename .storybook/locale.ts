/** Languages of the pages, by the locale that the kit gets. French is that of the application. */
export const locales = ["fr-FR", "en-GB"] as const;
export type Locale = (typeof locales)[number];

const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** Takes the locale out of Storybook's globals, French where they name none. */
export function localeOf(globals: Readonly<Record<string, unknown>>): Locale {
  const { locale } = globals;
  return isLocale(locale) ? locale : "fr-FR";
}

/** Reads the locale in the `globals` of an address (`globals=locale:en-GB;theme:sombre`); undefined without one. */
export function localeInAddress(search: string): Locale | undefined {
  const globals = new URLSearchParams(search).get("globals") ?? "";
  const locale = /(?:^|;)locale:(?<locale>[\w-]+)/u.exec(globals)?.groups?.["locale"];
  return isLocale(locale) ? locale : undefined;
}

/** Writes a locale into the query of an address; French, which is the usual one, is left out. */
export function withLocale(search: string, locale: Locale): string {
  const query = new URLSearchParams(search);
  const others = (query.get("globals") ?? "")
    .split(";")
    .filter((part) => part !== "" && !part.startsWith("locale:"));
  const globals = locale === "fr-FR" ? others : [...others, `locale:${locale}`];
  if (globals.length === 0) query.delete("globals");
  else query.set("globals", globals.join(";"));
  const written = query.toString().replaceAll("%3A", ":").replaceAll("%3B", ";").replaceAll("%2F", "/");
  return written === "" ? "" : `?${written}`;
}

const KEY = "carnation-storybook-locale";

/** Gives the locale that a reader chose last in this browser; without one, that of the browser: French, or English. */
export function preferredLocale(): Locale {
  const kept = localStorage.getItem(KEY);
  if (isLocale(kept)) return kept;
  return navigator.language.toLowerCase().startsWith("fr") ? "fr-FR" : "en-GB";
}

/** Keeps the locale that a reader has chosen. */
export function rememberLocale(locale: Locale): void {
  localStorage.setItem(KEY, locale);
}
