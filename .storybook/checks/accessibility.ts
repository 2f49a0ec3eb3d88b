import axe, { type RunOptions } from "axe-core";

const still = "*, *::before, *::after { transition: none !important; animation: none !important; }";

/** What a rule finds is told, what it finds good is not written down: that takes half the time. */
const violationsOnly: RunOptions = { resultTypes: ["violations"], preload: false };

/** Everything, as Storybook's panel has it: a story is no page, so it needs no landmarks. */
const wholly: RunOptions = { ...violationsOnly, rules: { region: { enabled: false } } };

/** The rules whose answer a theme can change: it changes colours, no structure. */
const ofColours: RunOptions = {
  ...violationsOnly,
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
};

/** Documents that were found good in both themes, as they were written then. */
const good = new Set<string>();

/** The document with everything that axe can see of it, but for the numbers that React gives out. */
function fingerprint(): string {
  const states = [...document.querySelectorAll<HTMLInputElement>("input, textarea, select")].map(
    ({ value, checked }) => `${value} ${checked}`,
  );
  const html = document.body.innerHTML.replace(/_r_\w+_|:r\w+:|«r\w+»/gu, "");
  return [innerWidth, document.documentElement.lang, html, ...states].join("\n");
}

async function expectNothing(options: RunOptions, theme: string): Promise<void> {
  const { violations } = await axe.run(document.body, options);
  const findings = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `    ${html}`).join("\n")}`,
  );
  if (findings.length > 0) throw new Error(`axe, theme ${theme}:\n${findings.join("\n")}`);
}

/**
 * axe finds nothing in the story as it is drawn, and nothing in its colours in the other theme. A story that looks
 * the same as one before, but for the theme, has been checked.
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
    await expectNothing(wholly, shown ?? "of the system");
    root.dataset["theme"] = shown === "dark" ? "light" : "dark";
    await expectNothing(ofColours, root.dataset["theme"]);
    good.add(print);
  } finally {
    style.remove();
    if (shown === undefined) delete root.dataset["theme"];
    else root.dataset["theme"] = shown;
  }
}
