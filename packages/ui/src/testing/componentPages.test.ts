import { expect, test } from "vitest";
import { kitEntries } from "../../../../.storybook/kitEntries.ts";
import { exampleCode, importLines, sheetLines } from "../../../../.storybook/docs/importCode.ts";

const nameOf = (path: string): string => /(?<name>\w+)\.\w+(?:\.\w+)?$/u.exec(path)?.groups?.["name"] ?? "";
const byName = <Value>(files: Record<string, Value>): Map<string, Value> =>
  new Map(Object.entries(files).map(([path, value]) => [nameOf(path), value]));

const texts = byName(
  import.meta.glob<string>("./examples/*.tsx", { query: "?raw", import: "default", eager: true }),
);
const pages = import.meta.glob<string>("../*/*/*.mdx", { query: "?raw", import: "default", eager: true });
const stories = import.meta.glob<string>("../*/*/*.stories.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});
const entries = kitEntries();
const KIT = "@carnation/ui";

/** The imported name in the title of the stories that a page belongs to. */
function componentOf(path: string, page: string): string {
  const file = /import \* as Stories from "\.\/([^"]+)"/u.exec(page)?.[1] ?? "";
  const text = stories[`${path.slice(0, path.lastIndexOf("/"))}/${file}`] ?? "";
  return /^const meta\b[\s\S]*?title: "[^/"]+\/([^/"]+)/mu.exec(text)?.[1] ?? "";
}
const ofComponents = Object.entries(pages).filter(
  ([path]) => !path.includes("/foundations/pages/") && !path.endsWith(".en.mdx"),
);

test.each(ofComponents)("%s begins with the import of its component and code to copy", (path, page) => {
  const name = componentOf(path, page);
  expect(page).toMatch(/<Meta[\s\S]*?\/>\s+(?:<Translated[\s\S]*?\/>\}>\s+)?# /u);
  expect(entries[name]?.subpath, `${path} belongs to no exported component`).toBeDefined();
  expect(texts.get(name), `testing/examples/${name}.tsx is missing`).toBeDefined();
});

test.each([...texts])("the example of %s imports it by its subpath, and public names alone", (name, text) => {
  expect(text).toMatch(
    new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from "${KIT}/${entries[name]?.subpath}";`, "u"),
  );
  const modulesOf = [...text.matchAll(/from "([^"]+)"/gu)].map(([, from]) => from);
  expect(
    modulesOf.filter((from) => !/^(?:@carnation\/ui\/[\w/-]+|react|valibot|lucide-react)$/u.test(from ?? "")),
  ).toEqual([]);
});

test("the import lines name the subpath, and the sheets that replace the whole one", () => {
  const entry = entries["CriterionGauge"];
  expect(entry?.subpath).toBe("criterion-gauge");
  expect(entry?.sentence).toMatch(/^[A-Z].*\.$/u);
  expect(importLines("CriterionGauge", entry!)).toBe(
    'import "@carnation/ui/styles.css";\nimport { CriterionGauge } from "@carnation/ui/criterion-gauge";',
  );
  expect(sheetLines(entry!).split("\n")).toEqual(
    expect.arrayContaining([
      'import "@carnation/ui/tokens.css";',
      'import "@carnation/ui/criterion-gauge.css";',
    ]),
  );
});

test("code to copy loads the kit's sheet after the directive and before the other imports", () => {
  expect(exampleCode('import { A } from "a";')).toBe(
    'import "@carnation/ui/styles.css";\nimport { A } from "a";',
  );
  expect(exampleCode('"use client";\n\nimport { A } from "a";')).toBe(
    '"use client";\n\nimport "@carnation/ui/styles.css";\nimport { A } from "a";',
  );
});

const english = Object.entries(
  import.meta.glob<string>("../**/*.en.mdx", { query: "?raw", import: "default", eager: true }),
);
const french = import.meta.glob<string>("../**/*.mdx", {
  query: "?raw",
  import: "default",
  eager: true,
});
const outlineOf = (page: string): readonly string[] =>
  page.match(/^(?:#+ |<(?:Canvas|Controls) of=\S+)/gmu) ?? [];

test.each(english)("%s has the headings and examples of the French page, in its order", (path, page) => {
  const original = french[path.replace(".en.mdx", ".mdx")] ?? "";
  expect(original).toContain("<Translated english={<English />}>");
  expect(outlineOf(page)).toEqual(outlineOf(original));
});
