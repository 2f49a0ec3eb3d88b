import * as lucide from "lucide-react";
import { readdirSync } from "node:fs";
import { createElement, type ElementType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Icon } from "./foundations/icons/createIcon.tsx";
import { importedIcons } from "./testing/kitIcons.ts";

const source = new URL("./", import.meta.url);
const names = importedIcons(source);
const drawings = new Map(Object.entries(lucide as Readonly<Record<string, unknown>>));

/** The markup of an icon in an order of its own, without the classes by which Lucide names it. */
function markup(icon: ElementType): string {
  return renderToStaticMarkup(createElement(icon, { "aria-hidden": true })).replace(/ class="[^"]*"/u, "");
}

test("every icon that the kit imports is written, and no other", () => {
  expect(
    readdirSync(new URL("foundations/icons/", source)).toSorted(),
    "An icon came or went: `npm run icons -w packages/ui`.",
  ).toEqual([...names, "createIcon"].map((name) => `${name}.tsx`).toSorted());
});

test.each(names)("%s is drawn as Lucide draws it", async (name) => {
  const module = (await import(`./foundations/icons/${name}.tsx`)) as Readonly<Record<string, Icon>>;
  expect(
    markup(module[name]!),
    "Lucide was updated: `npm run icons -w packages/ui`, and look at the icons.",
  ).toBe(markup(drawings.get(name) as ElementType));
});
