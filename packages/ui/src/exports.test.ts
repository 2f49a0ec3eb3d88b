import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { layerOrder } from "./tokens/layerOrder.ts";

const source = new URL("./", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL("../package.json", source), "utf8")) as {
  exports: Record<string, Record<string, string>>;
};
const folders = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/index.ts`, source)))
  .map((entry) => entry.name);
const sheets = folders.filter((name) => existsSync(new URL(`${name}/${name}.css`, source)));

test("every component has its subpath, and every subpath its source", () => {
  const modules = Object.keys(manifest.exports).filter((path) => !/\.(?:css|json)$/u.test(path));
  expect(modules.toSorted()).toEqual(
    [...folders.map((name) => `./${name}`), "./messages/en", "./messages/fr"].toSorted(),
  );
  for (const [path, target] of Object.entries(manifest.exports)) {
    const file = typeof target === "string" ? target : target["@carnation/source"];
    expect(existsSync(new URL(`../${file}`, source)), `${path} has no source`).toBe(true);
  }
});

test("what the components export is deliberate", async () => {
  const surface = await Promise.all(
    folders.map(async (name) => {
      const module = (await import(fileURLToPath(new URL(`${name}/index.ts`, source)))) as object;
      expect(Object.values(module)).not.toContain(undefined);
      return `${name}: ${Object.keys(module).toSorted().join(" ")}`;
    }),
  );
  expect(surface).toMatchInlineSnapshot(`
    [
      "alert: Alert",
      "avatar: Avatar",
      "badge: Badge",
      "band-mark: BandMark BandShape bandTones",
      "brand: Brand BrandMark",
      "breadcrumbs: Breadcrumbs",
      "button: Button buttonClass",
      "card: Card",
      "checkbox-field: CheckboxField",
      "criteria-panel: CriteriaGroup CriterionRow InsightList",
      "criterion-gauge: CriterionGauge RadialGauge gaugeVariants",
      "description-list: DescriptionList",
      "dialog: Dialog DialogClose",
      "drawer: Drawer",
      "empty-state: EmptyState",
      "error-state: ErrorState",
      "error-summary: ErrorSummary",
      "field: Field",
      "icon-button: IconButton",
      "link: Link",
      "messages: ",
      "page-header: PageHeader",
      "password-field: PasswordField",
      "progress: Progress",
      "provider: UiProvider useLocale",
      "skeleton: Skeleton SkeletonGroup",
      "skip-link: SkipLink",
      "spinner: Spinner",
      "tabs: Tabs",
      "text-field: TextField",
      "visually-hidden: VisuallyHidden",
    ]
  `);
});

test.each(sheets)("%s.css declares the order of the layers first and styles nothing outside them", (name) => {
  const css = readFileSync(new URL(`${name}/${name}.css`, source), "utf8");
  expect(css.startsWith(layerOrder)).toBe(true);
  const topLevel = css.match(/^\S.*\{$/gmu);
  expect(topLevel).toEqual(["@layer carnation.components {"]);
  expect(css).not.toMatch(/#[\da-f]{3,8}\b/iu);
});

test("the whole sheet holds every component", () => {
  const css = readFileSync(new URL("styles/styles.css", source), "utf8");
  for (const name of sheets) expect(css).toContain(`@import "../${name}/${name}.css";`);
});

test("a component with a hook or a handler of its own is a client component", () => {
  const modules = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".tsx") && !/\.(?:test|stories)\.tsx$|testing/u.test(path),
  );
  const undeclared = modules.filter((path) => {
    const code = readFileSync(new URL(path, source), "utf8");
    return /\buse[A-Z]\w*\(|\son[A-Z]\w*=\{/u.test(code) && !code.startsWith('"use client";');
  });
  expect(undeclared).toEqual([]);
});
