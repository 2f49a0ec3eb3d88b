import { expect, test } from "vitest";
import { kitIcons } from "../../../../.storybook/kitIcons.ts";
import { appAreas, kitUsage } from "../../../../.storybook/kitUsage.ts";

const usage = kitUsage();

test("the app's imports of the kit are counted by area, the most used first", () => {
  expect(usage.find(({ name }) => name === "Button")?.files.pro).toBeGreaterThan(10);
  expect(usage.map(({ total }) => total)).toEqual(
    usage.map(({ total }) => total).toSorted((one, other) => other - one),
  );
  const sums = usage.map(({ files }) => appAreas.reduce((sum, area) => sum + files[area], 0));
  expect(sums).toEqual(usage.map(({ total }) => total));
});

test("the places of a component are folders of the app", () => {
  const places = new Set(usage.flatMap((use) => use.places));
  expect([...places].filter((place) => !/^[\w-]+(?:\/[\w-]+)?$/u.test(place))).toEqual([]);
  expect(
    usage.find(({ name }) => name === "MaskViewer")?.places.some((place) => place.startsWith("pro")),
  ).toBe(true);
});

test("the icons of the kit are named with the components that draw them", () => {
  expect(kitIcons()["ChevronDown"]).toContain("AccordionItem");
  expect(Object.keys(kitIcons()).filter((name) => !/^[A-Z]\w+$/u.test(name))).toEqual(["X"]);
});
