/** Schemes that a person may choose: `system` is that of the device, also when it changes. */
export const colorSchemes = ["system", "light", "dark"] as const;

/** The scheme that a person chose. */
export type ColorScheme = (typeof colorSchemes)[number];

/** Describes where the choice is kept. */
export interface ColorSchemeOptions {
  /** Key of `localStorage`. @default "cn-color-scheme" */
  readonly storageKey?: string | undefined;
  /** Scheme of who has not chosen. @default "system" */
  readonly defaultScheme?: ColorScheme | undefined;
}

export const COLOR_SCHEME_KEY = "cn-color-scheme";

/** The attribute of `<html>` that holds the choice; `data-theme` beside it holds what the choice comes to. */
export const CHOSEN_ATTRIBUTE = "data-color-scheme";

export const isColorScheme = (value: unknown): value is ColorScheme =>
  colorSchemes.some((scheme) => scheme === value);

/** Media query of the device; none where there is no window to ask, as in jsdom. */
export const darkDevice = (): MediaQueryList | undefined =>
  typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : undefined;

/** Gives the theme that a choice comes to on this device now. */
const resolve = (scheme: ColorScheme): "light" | "dark" =>
  scheme === "dark" || (scheme === "system" && darkDevice()?.matches === true) ? "dark" : "light";

/** Shows a scheme: sheets read `data-theme`. */
export function showColorScheme(scheme: ColorScheme): void {
  const root = document.documentElement;
  root.setAttribute(CHOSEN_ATTRIBUTE, scheme);
  root.setAttribute("data-theme", resolve(scheme));
}

/** The stored choice; the default where there is none, or where the browser keeps storage from the page. */
export function storedColorScheme({
  storageKey = COLOR_SCHEME_KEY,
  defaultScheme = "system",
}: ColorSchemeOptions): ColorScheme {
  try {
    const stored = localStorage.getItem(storageKey);
    return isColorScheme(stored) ? stored : defaultScheme;
  } catch {
    return defaultScheme;
  }
}

/** Keeps a choice; without storage it holds for the page alone. */
export function storeColorScheme(scheme: ColorScheme, storageKey = COLOR_SCHEME_KEY): void {
  try {
    localStorage.setItem(storageKey, scheme);
  } catch {
    // Storage is full, or kept from the page.
  }
}
