import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const source = new URL("../", import.meta.url);
const api = readFileSync(new URL("../../../packages/ui/API.md", source), "utf8");

/** The sheets that the kit's API lists under a subpath. */
function sheetsOf(component: string): string[] {
  const section = api.split("\n## ").find((text) => text.startsWith(`./${component}\n`)) ?? "";
  const line = /^Sheets: .*$/mu.exec(section)?.[0] ?? "";
  return [...line.matchAll(/`([a-z-]+)\.css`/gu)].flatMap(([, name]) => name ?? []);
}

test("the application loads the sheets of the components that it shows, and no others", () => {
  const modules = globSync("**/*.{ts,tsx}", { cwd: source, exclude: ["**/*.test.*"] });
  const components = new Set(
    modules.flatMap((path) =>
      [...readFileSync(new URL(path, source), "utf8").matchAll(/"@carnation\/ui\/([a-z-]+)"/gu)].flatMap(
        ([, name]) => name ?? [],
      ),
    ),
  );
  const needed = new Set(["tokens", "base", "page", ...[...components].flatMap(sheetsOf)]);
  const css = readFileSync(new URL("styles/kit.css", source), "utf8");
  const loaded = [...css.matchAll(/@import "@carnation\/ui\/([a-z-]+)\.css"/gu)].map(([, name]) => name);
  expect(loaded.toSorted()).toEqual([...needed].toSorted());
});
