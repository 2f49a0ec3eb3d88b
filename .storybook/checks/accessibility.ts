import axe, { type ElementContext, type RunOptions } from "axe-core";
import { looksOfWords } from "./looks.ts";
import { nextFrame } from "./nextFrame.ts";

const still = "*, *::before, *::after { transition: none !important; animation: none !important; }";

/** What a rule finds is told, what it finds good is not written down: that takes half the time. */
const violationsOnly: RunOptions = {
  reporter: "no-passes",
  resultTypes: ["violations"],
  preload: false,
};

/** The rules whose answer a theme can change: it changes colours, no structure. */
const COLOURS = ["color-contrast", "link-in-text-block"];
const ofColours: RunOptions = { ...violationsOnly, runOnly: { type: "rule", values: COLOURS } };

/** Everything else, as Storybook's panel has it: a story is no page, so it needs no landmarks. */
const ofStructure: RunOptions = {
  ...violationsOnly,
  rules: Object.fromEntries(["region", ...COLOURS].map((rule) => [rule, { enabled: false }])),
};

/** Documents that were found good in both themes, as they were written then, with what was shown of each element. */
const good = new Map<string, Shown>();

/** Looks whose colours were found good in both themes. */
const goodLooks = new Set<number>();

/** Describes what the layout makes of the elements, in their order: hidden, shown, or shown and to be scrolled. */
type Shown = readonly ("hidden" | "shown" | "scrolled")[];

function shownAs(element: Element): Shown[number] {
  if (!element.checkVisibility()) return "hidden";
  const { scrollHeight, scrollWidth, clientHeight, clientWidth } = element;
  if (scrollHeight <= clientHeight && scrollWidth <= clientWidth) return "shown";
  const { overflowX, overflowY } = getComputedStyle(element);
  return /auto|scroll/u.test(overflowX + overflowY) ? "scrolled" : "shown";
}

const layout = (): Shown => Array.from(document.body.getElementsByTagName("*"), shownAs);

/** The document with everything that axe can see of it, but for its layout and the numbers that React gives out. */
function written(): string {
  const states = [...document.querySelectorAll<HTMLInputElement>("input, textarea, select")].map(
    ({ value, checked }) => `${value} ${checked}`,
  );
  const html = document.body.innerHTML.replace(/_r_\w+_|:r\w+:|«r\w+»/gu, "");
  return [document.documentElement.lang, html, ...states].join("\n");
}

/** Tells whether nothing is shown that was not shown, nor scrolled, before. */
const isKnown = (shown: Shown, before: Shown | undefined): boolean =>
  before !== undefined && shown.every((state, index) => state === "hidden" || state === before[index]);

async function expectNothing(where: ElementContext, options: RunOptions, theme: string): Promise<void> {
  const { violations } = await axe.run(where, options);
  const findings = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `    ${html}`).join("\n")}`,
  );
  if (findings.length > 0) throw new Error(`axe, theme ${theme}:\n${findings.join("\n")}`);
}

/**
 * axe finds nothing in the story as it is drawn, nor in its colours in either theme. A story that is the same as one
 * before, but for the theme and for what the width hides, has been checked; so have the colours of words in a look met before.
 */
export async function expectAccessible(): Promise<void> {
  // What scrolls learns it in the frame after, and lets the keyboard in then.
  if (layout().includes("scrolled")) {
    await nextFrame();
    await nextFrame();
  }
  const page = written();
  const shown = layout();
  const before = good.get(page);
  if (isKnown(shown, before)) return;
  const root = document.documentElement;
  const chosen = root.dataset["theme"];
  const style = document.createElement("style");
  style.textContent = still;
  document.head.append(style);
  try {
    await expectNothing(document.body, ofStructure, chosen ?? "of the system");
    const unknown = [...looksOfWords()].filter(([look]) => !goodLooks.has(look));
    for (const theme of chosen === "dark" ? ["dark", "light"] : ["light", "dark"]) {
      // What a story loads may have come in the meantime, in the place of what said so.
      const include = unknown.map(([, element]) => element).filter((element) => element.checkVisibility());
      if (include.length === 0) continue;
      root.dataset["theme"] = theme;
      await expectNothing({ include }, ofColours, theme);
    }
    for (const [look, element] of unknown) if (element.checkVisibility()) goodLooks.add(look);
    good.set(
      page,
      shown.map((state, index) => (state === "hidden" ? (before?.[index] ?? state) : state)),
    );
  } finally {
    style.remove();
    if (chosen === undefined) delete root.dataset["theme"];
    else root.dataset["theme"] = chosen;
  }
}
