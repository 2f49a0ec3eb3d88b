import { page } from "vitest/browser";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Grid } from "./grid/Grid.tsx";
import { Stack } from "./stack/Stack.tsx";
import { Text } from "./text/Text.tsx";
import "../styles/styles.css";

afterEach(cleanup);

const box = (id: string): DOMRect => document.querySelector(`[data-testid=${id}]`)!.getBoundingClientRect();
const rowsOf = (selector: string): number =>
  new Set(
    [...document.querySelectorAll(selector)].map((each) => Math.round(each.getBoundingClientRect().top)),
  ).size;

test.each([
  ["sm", 384],
  ["md", 576],
  ["lg", 768],
] as const)(
  "a row with columnBelow %s is a column under %i px of its own, and a row at it",
  (below, width) => {
    const draw = (own: number) => (
      <div style={{ width: own }}>
        <Stack direction="row" gap={2} columnBelow={below}>
          <i className="thing">un</i>
          <i className="thing">deux</i>
          <i className="thing">trois</i>
        </Stack>
      </div>
    );
    const { rerender } = render(draw(width - 1));
    expect(rowsOf(".thing")).toBe(3);
    rerender(draw(width));
    expect(rowsOf(".thing")).toBe(1);
  },
);

test("a stack inside one that is narrow asks its own width alone", () => {
  render(
    <div style={{ width: 500 }}>
      <Stack direction="row" columnBelow="lg">
        <Stack direction="row" columnBelow="sm">
          <i className="thing">un</i>
          <i className="thing">deux</i>
        </Stack>
      </Stack>
    </div>,
  );
  expect(rowsOf(".thing")).toBe(1);
});

test("the space between two things is the step of the kit", () => {
  render(
    <Stack gap={7}>
      <i data-testid="a">un</i>
      <i data-testid="b">deux</i>
    </Stack>,
  );
  expect(box("b").top - box("a").bottom).toBe(28);
});

test("a row keeps its order in the direction of reading", () => {
  render(
    <div dir="rtl">
      <Stack direction="row">
        <i data-testid="a">un</i>
        <i data-testid="b">deux</i>
      </Stack>
    </div>,
  );
  expect(box("a").left).toBeGreaterThan(box("b").left);
});

const columnsAt = (width: number, grid: Parameters<typeof Grid>[0]): number => {
  const { unmount, container } = render(
    <div style={{ width }}>
      <Grid {...grid}>
        {Array.from({ length: 12 }, (_, index) => (
          <i key={index}>{index}</i>
        ))}
      </Grid>
    </div>,
  );
  const columns = new Set(
    [...container.querySelectorAll("i")].map((each) => each.getBoundingClientRect().left),
  ).size;
  unmount();
  return columns;
};

test("a grid of at most so many columns has that number at every width that holds it, and fewer under it", () => {
  for (const columns of [2, 3, 4, 5, 6] as const) {
    const fits = columns * 160 + (columns - 1) * 16;
    for (let width = fits; width < fits + 400; width += 7) {
      expect(columnsAt(width + 0.37, { columns, minWidth: "xs" }), `${columns} in ${width}`).toBe(columns);
    }
    expect(columnsAt(fits - 1, { columns, minWidth: "xs" })).toBe(columns - 1);
  }
});

test("a grid takes as many columns as the place holds, one where it holds none", () => {
  expect(columnsAt(1000, { minWidth: "md", gap: 0 })).toBe(3);
  expect(columnsAt(100, { minWidth: "lg" })).toBe(1);
  expect(columnsAt(100, { columns: 4 })).toBe(4);
});

test("a grid in a grid has columns and spaces of its own", () => {
  render(
    <Grid columns={3} gap={10} columnGap={2}>
      <Grid data-testid="inner">
        <i>un</i>
      </Grid>
    </Grid>,
  );
  const style = getComputedStyle(document.querySelector("[data-testid=inner]")!);
  expect([style.columnGap, style.rowGap]).toEqual(["16px", "16px"]);
});

const long = "Nettoyer le visage à l’eau tiède, sécher sans frotter. ".repeat(2000);

test("a text of a hundred thousand letters keeps the lines that it is given", async () => {
  await page.viewport(390, 800);
  render(
    <Stack>
      <Text data-testid="one" truncate>
        {long}
      </Text>
      <Text data-testid="span" as="span" truncate>
        {long}
      </Text>
      <Text data-testid="three" lines={3}>
        {long}
      </Text>
      <Text data-testid="short" lines={3}>
        Peau nette
      </Text>
    </Stack>,
  );
  const line = box("short").height;
  expect(box("one").height).toBe(line);
  expect(box("span").height).toBe(line);
  expect(box("three").height).toBe(3 * line);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test("a heading has the letters of its size", () => {
  render(
    <Text as="h1" size="small" data-testid="small">
      Titre
    </Text>,
  );
  const style = getComputedStyle(document.querySelector("[data-testid=small]")!);
  expect(style.fontSize).toMatch(/^1[34]/u);
  expect(style.fontFamily).toContain("Hanken");
});
