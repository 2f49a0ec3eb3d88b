import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hostSections, readmeSection } from "./readme.ts";

const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");

test.each(hostSections)("the README has its section « %s », up to the next one", (title) => {
  const section = readmeSection(readme, title);
  expect(section.startsWith(`## ${title}\n`)).toBe(true);
  expect(section.match(/^## /gmu)).toHaveLength(1);
});

test("the README names every host of the page « Getting started »", () => {
  const text = hostSections.map((title) => readmeSection(readme, title)).join("\n");
  for (const host of ["Vite", "Next.js", "React Router", "MUI", "Tailwind 4", "Bootstrap", "attachShadow"]) {
    expect(text).toContain(host);
  }
});

test("a section that the README lacks is an error", () => {
  expect(() => readmeSection(readme, "Angular")).toThrow("Angular");
});
