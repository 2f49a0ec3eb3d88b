import axe, { type ElementContext, type RunOptions } from "axe-core";
import { looksOfWords } from "./looks.ts";

const still = "*, *::before, *::after { transition: none !important; animation: none !important; }";

/** What a rule finds is told, what it finds good is not written down: that takes half the time. */
const violationsOnly: RunOptions = { resultTypes: ["violations"], preload: false };

/** The rules whose answer a theme can change: it changes colours, no structure. */
const COLOURS = ["color-contrast", "link-in-text-block"];
const ofColours: RunOptions = { ...violationsOnly, runOnly: { type: "rule", values: COLOURS } };

/** Everything else, as Storybook's panel has it: a story is no page, so it needs no landmarks. */
const ofStructure: RunOptions = {
  ...violationsOnly,
  rules: Object.fromEntries(["region", ...COLOURS].map((rule) => [rule, { enabled: false }])),
};

/** Documents that were found good in both themes, as they were written then. */
const good = new Set<string>();

/** Looks whose colours were found good in both themes. */
const goodLooks = new Set<number>();

/** What the layout makes of an element: hidden, shown, or shown with more in it than fits, to be scrolled. */
function shownAs(element: Element): string {
  if (!element.checkVisibility()) return "0";
  const { scrollHeight, scrollWidth, clientHeight, clientWidth } = element;
  if (scrollHeight <= clientHeight && scrollWidth <= clientWidth) return "1";
  const { overflowX, overflowY } = getComputedStyle(element);
  return /auto|scroll/u.test(overflowX + overflowY) ? "2" : "1";
}

/** The document with everything that axe can see of it, but for the numbers that React gives out. */
function fingerprint(): string {
  const states = [...document.querySelectorAll<HTMLInputElement>("input, textarea, select")].map(
    ({ value, checked }) => `${value} ${checked}`,
  );
  const html = document.body.innerHTML.replace(/_r_\w+_|:r\w+:|«r\w+»/gu, "");
  const shown = Array.from(document.body.getElementsByTagName("*"), shownAs).join("");
  return [document.documentElement.lang, html, shown, ...states].join("\n");
}

async function expectNothing(where: ElementContext, options: RunOptions, theme: string): Promise<void> {
  const { violations } = await axe.run(where, options);
  const findings = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `    ${html}`).join("\n")}`,
  );
  if (findings.length > 0) throw new Error(`axe, theme ${theme}:\n${findings.join("\n")}`);
}

/**
 * axe finds nothing in the story as it is drawn, nor in its colours in either theme. A story that looks the same as one
 * before, but for the theme, has been checked; so have the colours of words in a look met before.
 */
export async function expectAccessible(): Promise<void> {
  const print = fingerprint();
  if (good.has(print)) return;
  const root = document.documentElement;
  const shown = root.dataset["theme"];
  const style = document.createElement("style");
  style.textContent = still;
  document.head.append(style);
  try {
    await expectNothing(document.body, ofStructure, shown ?? "of the system");
    const unknown = [...looksOfWords()].filter(([look]) => !goodLooks.has(look));
    if (unknown.length > 0) {
      const include = unknown.map(([, element]) => element);
      for (const theme of shown === "dark" ? ["dark", "light"] : ["light", "dark"]) {
        root.dataset["theme"] = theme;
        await expectNothing({ include }, ofColours, theme);
      }
    }
    for (const [look] of unknown) goodLooks.add(look);
    good.add(print);
  } finally {
    style.remove();
    if (shown === undefined) delete root.dataset["theme"];
    else root.dataset["theme"] = shown;
  }
}
