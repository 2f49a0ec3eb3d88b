import { type API, addons } from "storybook/manager-api";
import type { API_HashEntry } from "storybook/internal/types";
import { create } from "storybook/theming";
import { colours, fonts, radii } from "@carnation/tokens";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { translateToFrench } from "./frenchWords.ts";
import {
  type Locale,
  localeInAddress,
  localeOf,
  preferredLocale,
  rememberLocale,
  withLocale,
} from "./locale.ts";

const light = (name: keyof typeof colours): string => colours[name].light;

const wordmark = `
  <svg viewBox="0 0 15 20" width="15" height="20" fill="none" stroke-width="1.2" aria-hidden="true">
    <path fill="${light("accent")}" d="M7.5.7C3.7.7.7 4.6.7 9.6s3 9.7 6.8 9.7Z" />
    <path stroke="${light("ink")}" d="M7.5.7c3.8 0 6.8 3.9 6.8 8.9s-3 9.7-6.8 9.7" />
  </svg>
  <span class="carnation-wordmark">Carnation</span>`;

/**
 * The label of an entry in the list. A component's page is called by its French name and its other imported names, so
 * that the search finds them; in the list it stands under the component, where « Docs » says enough.
 */
function renderLabel(item: API_HashEntry, api: API): string {
  // A page without stories takes the place of its folder, and has its name already.
  const isPageOfComponent = item.type === "docs" && api.getData(item.id)?.name === item.name;
  return isPageOfComponent ? "Docs" : item.name;
}

addons.setConfig({
  sidebar: { showRoots: true, renderLabel },
  theme: create({
    base: "light",
    brandTitle: wordmark,
    brandUrl: "./",
    brandTarget: "_self",
    fontBase: fonts.sans,
    colorPrimary: light("ink"),
    colorSecondary: light("ink"),
    appBg: light("sunken"),
    appContentBg: light("ground"),
    appPreviewBg: light("ground"),
    appHoverBg: light("line"),
    appBorderColor: light("line"),
    appBorderRadius: radii.control.value,
    textColor: light("ink"),
    textMutedColor: light("ink-3"),
    textInverseColor: light("ground"),
    barBg: light("ground"),
    barTextColor: light("ink-2"),
    barHoverColor: light("accent-strong"),
    barSelectedColor: light("accent-strong"),
    buttonBg: light("surface"),
    buttonBorder: light("line-strong"),
    booleanBg: light("sunken"),
    booleanSelectedBg: light("surface"),
    inputBg: light("surface"),
    inputBorder: light("line-strong"),
    inputTextColor: light("ink"),
    inputBorderRadius: radii.control.value,
  }),
});

// The address carries the language before anything is drawn: Storybook passes it on to the page in the frame.
const first = localeInAddress(location.search) ?? preferredLocale();
history.replaceState(
  history.state,
  "",
  location.pathname + withLocale(location.search, first) + location.hash,
);

let restore: (() => void) | undefined;

function show(locale: Locale): void {
  document.documentElement.lang = locale.slice(0, 2);
  restore?.();
  restore = locale === "fr-FR" ? translateToFrench(document.body) : undefined;
}

show(first);
addons.register("carnation/locale", (api) => {
  let shown = first;
  api.on(GLOBALS_UPDATED, ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) => {
    const locale = localeOf(globals);
    if (locale === shown) return;
    shown = locale;
    rememberLocale(locale);
    show(locale);
  });
});
