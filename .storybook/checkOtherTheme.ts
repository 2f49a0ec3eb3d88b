import type { Preview } from "@storybook/react-vite";
import axe from "axe-core";
import { isObject } from "./isObject.ts";

const still = "*, *::before, *::after { transition: none !important; animation: none !important; }";

/** The rules whose answer a theme can change: it changes colours, no structure. */
const ofColours = ["color-contrast", "link-in-text-block"];

/**
 * Under the test runner, the colours of each story are checked by axe in the theme that it was not shown in, too: the
 * accessibility addon has just checked everything in the other one.
 */
export const checkOtherTheme: NonNullable<Preview["afterEach"]> = async ({ parameters, globals }) => {
  const addon: unknown = parameters["a11y"];
  if (!("__vitest_browser__" in globalThis) || (isObject(addon) && addon["test"] === "off")) return;
  const root = document.documentElement;
  const shown = root.dataset["theme"];
  const style = document.createElement("style");
  style.textContent = still;
  document.head.append(style);
  root.dataset["theme"] = globals["theme"] === "sombre" ? "light" : "dark";
  try {
    const { violations } = await axe.run(document.body, { runOnly: { type: "rule", values: ofColours } });
    const findings = violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `    ${html}`).join("\n")}`,
    );
    if (findings.length > 0) {
      throw new Error(`axe, theme ${root.dataset["theme"]}:\n${findings.join("\n")}`);
    }
  } finally {
    style.remove();
    if (shown === undefined) delete root.dataset["theme"];
    else root.dataset["theme"] = shown;
  }
};
