import "./styles.css";
import "./page.css";
import { colours } from "@carnation/tokens";
import { createRoot, type Root } from "react-dom/client";
import { flushSync } from "react-dom";
import { afterEach, expect, test } from "vitest";
import { BarChart } from "../data/bar-chart/BarChart.tsx";
import { monthly } from "../data/bar-chart/testing/statistics.ts";
import { Button } from "../actions/button/Button.tsx";
import { CheckboxField } from "../fields/checkbox-field/CheckboxField.tsx";
import { Progress } from "../feedback/progress/Progress.tsx";
import { SwitchField } from "../fields/switch-field/SwitchField.tsx";
import { Tabs } from "../navigation/tabs/Tabs.tsx";
import { emulateMedia } from "../testing/emulateMedia.ts";
import { WeightField } from "../fields/weight-field/WeightField.tsx";

const sheet = document.createElement("style");
let root: Root | undefined;

afterEach(async () => {
  root?.unmount();
  sheet.remove();
  document.body.replaceChildren();
  await emulateMedia();
});

/** The components of a page under a brand's own rules, which stand in no layer. */
function show(rules: string): void {
  sheet.textContent = `* { transition: none !important } ${rules}`;
  document.head.append(sheet);
  const host = document.createElement("div");
  document.body.append(host);
  root = createRoot(host);
  flushSync(() =>
    root?.render(
      <div data-theme="dark" id="part">
        <Button variant="primary">Enregistrer</Button>
        <SwitchField label="Rappels" defaultChecked />
        <CheckboxField label="Consentement" defaultChecked />
        <Progress label="Envoi" value={0.5} />
        <WeightField label="Poids" defaultValue={3} />
        <Tabs label="Vues" items={[{ id: "a", label: "Synthèse", content: "Nette." }]} />
        <BarChart {...monthly} />
      </div>,
    ),
  );
}

const style = (selector: string, pseudo?: string): CSSStyleDeclaration =>
  getComputedStyle(document.querySelector(selector)!, pseudo);
const fills = (): readonly string[] => [
  style(".cn-button--primary").backgroundColor,
  style("[role=switch]").backgroundColor,
  style("[type=checkbox]:not([role])").backgroundColor,
  style(".cn-progress__bar > svg").backgroundColor,
  style("[data-filled]").backgroundColor,
  style(".cn-tabs__tab", "::after").backgroundColor,
  style(".cn-bars__bar").backgroundColor,
];

test("a brand of one line on the root reaches every component, a part in another theme too", () => {
  show(
    ":root { --cn-primary: light-dark(rgb(0 89 76), rgb(127 209 185)); --cn-on-primary: rgb(0 37 31); --cn-focus: rgb(212 187 255); --cn-radius: 22px; --cn-font-sans: monospace }",
  );
  expect(new Set(fills())).toEqual(new Set(["rgb(127, 209, 185)"]));
  const button = document.querySelector<HTMLElement>(".cn-button--primary")!;
  expect(style(".cn-button--primary").color).toBe("rgb(0, 37, 31)");
  expect(style(".cn-button--primary").borderRadius).toBe("22px");
  expect(style(".cn-button--primary").fontFamily).toBe("monospace");
  button.focus({ focusVisible: true } as FocusOptions);
  expect(style(".cn-button--primary").outlineColor).toBe("rgb(212, 187, 255)");
});

test("the kit without a brand is ink, and its focus is of another colour than an error", () => {
  show("");
  expect(style(".cn-button--primary").backgroundColor).toBe("rgb(243, 239, 236)");
  expect(style(".cn-tabs__tab", "::after").backgroundColor).toBe("rgb(234, 117, 131)");
  document.querySelector<HTMLElement>(".cn-button--primary")!.focus({ focusVisible: true } as FocusOptions);
  expect(style(".cn-button--primary").outlineColor).toBe("rgb(183, 188, 255)");
});

test("a brand of a part stays in it", () => {
  show("#part { --cn-primary: rgb(122 46 109) }");
  expect(new Set(fills())).toEqual(new Set(["rgb(122, 46, 109)"]));
  expect(getComputedStyle(document.documentElement).getPropertyValue("--cn-action")).toBe(colours.ink.light);
});

test("forced colours are kept", async () => {
  await emulateMedia({ forcedColors: true });
  show(":root { --cn-primary: rgb(122 46 109); --cn-on-primary: rgb(255 248 253) }");
  expect(fills()).not.toContain("rgb(122, 46, 109)");
});
