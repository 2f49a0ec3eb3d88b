import "../styles/fonts.css";
import "../styles/styles.css";
import "../styles/page.css";
import { type ComponentType, createElement } from "react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../actions/button/Button.tsx";
import { Calendar } from "../fields/calendar/Calendar.tsx";
import { Tabs } from "../navigation/tabs/Tabs.tsx";
import { Drawer } from "../overlays/drawer/Drawer.tsx";
import { Menu } from "../overlays/menu/Menu.tsx";
import { MenuItem } from "../overlays/menu/MenuParts.tsx";
import { pageRoot } from "./pageRoot.ts";

type Props = Readonly<Record<string, unknown>>;
interface StoryPart {
  readonly args?: Props;
  readonly component?: ComponentType<Props>;
  readonly render?: ComponentType<Props>;
}

const stories = import.meta.glob<{ readonly default: StoryPart; readonly Default?: StoryPart }>(
  ["../*/*/*.stories.tsx", "!../**/*.features.stories.tsx", "!../foundations/pages/**"],
  { eager: true },
);
const parts = Object.entries(stories).flatMap(([path, { default: meta, Default: story }]) => {
  const Part = story?.render ?? meta.render ?? meta.component;
  const name = /([^/]+)\.stories/u.exec(path)?.[1] ?? path;
  return story && Part ? [{ name, Part, args: { ...meta.args, ...story.args } }] : [];
});

/** Width of the place that a component is drawn in, in pixels. */
const WIDTH = 640;
/** Difference that words drawn the other way round may make, in pixels. */
const TOLERANCE = 2;
const root = pageRoot();

beforeEach(async () => {
  await page.viewport(WIDTH, 900);
});

/** Place of an element, in pixels from the side where lines begin. */
interface Box {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** True for what is compared: drawn, laid out as a box, and running as the page does. */
  readonly compared: boolean;
}

/** Tells whether an element is laid out by the direction around it: not in a line of French words, nor in a drawing or over a photo, whose sides are its own. */
function followsDirection(element: Element, dir: "ltr" | "rtl"): boolean {
  const { direction, display } = getComputedStyle(element);
  return (
    direction === dir &&
    !/^(?:inline$|contents|none)/u.test(display) &&
    element.closest("svg svg, svg > *, .cn-zoom-pan *") === null
  );
}

/** Draws a component in a direction and gives the places of its elements, in the order of the document. */
async function boxesOf(dir: "ltr" | "rtl", Part: ComponentType<Props>, args: Props): Promise<Box[]> {
  root.render(
    // With a theme, so that overlays open in it in both directions.
    <div key={dir} dir={dir} data-theme="light" data-testid="place" style={{ width: WIDTH }}>
      {createElement(Part, args)}
    </div>,
  );
  await expect.poll(() => document.querySelector(`[data-testid="place"][dir="${dir}"]`)).not.toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 60));
  const place = document.querySelector('[data-testid="place"]')!;
  const { left, right } = place.getBoundingClientRect();
  return [...place.querySelectorAll('[class*="cn-"]')].map((element) => {
    const box = element.getBoundingClientRect();
    const [start, end] =
      dir === "ltr" ? [box.left - left, box.right - left] : [right - box.right, right - box.left];
    const compared = box.width > 0 && followsDirection(element, dir);
    return { name: element.getAttribute("class") ?? "", start, end, compared };
  });
}

/** Drawings of values, photos and signatures: they run from left to right in every script. */
const DRAWINGS =
  /cn-(?:gauge__(?:track|ticks)|band-(?:scale|limits)__|dumbbell__(?:axis|plot)|change__(?:axis|plot)|radar__plot|trend__plot|bars__plot|period__plot|photo|zoom-pan)/u;

test.each(parts)("$name is mirrored where the page runs from right to left", async ({ Part, args }) => {
  const straight = await boxesOf("ltr", Part, args);
  const mirrored = await boxesOf("rtl", Part, args);
  const wrong = straight.flatMap(({ name, start, end, compared }, index) => {
    const other = mirrored[index];
    if (!compared || other?.compared !== true) return [];
    const off = Math.max(Math.abs(other.start - start), Math.abs(other.end - end));
    const text = [start, end, other.start, other.end].map((pixels) => Math.round(pixels)).join(" ");
    return other.name === name && off <= TOLERANCE ? [] : [`${name} ${text}`];
  });
  expect(straight.length).toBe(mirrored.length);
  const turned = [...document.querySelectorAll<HTMLElement>('[data-testid="place"] *')].filter(
    (element) =>
      getComputedStyle(element).direction === "ltr" &&
      getComputedStyle(element.parentElement!).direction === "rtl" &&
      element.tagName !== "BDI" &&
      !DRAWINGS.test(element.className),
  );
  expect(turned.map(({ outerHTML }) => outerHTML.slice(0, 90))).toEqual([]);
  expect(wrong).toEqual([]);
});

test("the left arrow goes on to the next day of a calendar", async () => {
  root.render(
    <div dir="rtl">
      <Calendar aria-label="Visite" value="2026-11-21" focusOnMount />
    </div>,
  );
  await expect.element(page.getByRole("button", { name: /21 novembre 2026/u })).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(page.getByRole("button", { name: /22 novembre 2026/u })).toHaveFocus();
});

test("the left arrow goes on along tabs, and a menu and a drawer open as the page runs", async () => {
  root.render(
    <div dir="rtl" style={{ paddingInline: 24 }}>
      <Tabs label="Vues" items={["Un", "Deux"].map((label) => ({ id: label, label, content: label }))} />
      <Menu trigger={<Button>Actions</Button>}>
        <MenuItem>Renommer</MenuItem>
      </Menu>
      <Drawer title="Menu" side="left" trigger={<Button>Menu</Button>}>
        Pages
      </Drawer>
    </div>,
  );
  const tab = page.getByRole("tab", { name: "Un" });
  await expect.element(tab).toBeVisible();
  (tab.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(page.getByRole("tab", { name: "Deux" })).toHaveAttribute("aria-selected", "true");
  document.querySelector("[dir='rtl']")!.setAttribute("dir", "ltr");
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(tab).toHaveAttribute("aria-selected", "true");
  document.querySelector("[dir='ltr']")!.setAttribute("dir", "rtl");
  await page.getByRole("button", { name: "Actions" }).click();
  const menu = page.getByRole("menu").element();
  expect(getComputedStyle(menu).direction).toBe("rtl");
  const trigger = page.getByRole("button", { name: "Actions" }).element().getBoundingClientRect();
  await expect.poll(() => Math.round(menu.getBoundingClientRect().right - trigger.right)).toBe(0);
  await userEvent.keyboard("{Escape}");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const drawer = page.getByRole("dialog").element();
  await expect.poll(() => Math.round(drawer.getBoundingClientRect().right)).toBe(WIDTH);
});
