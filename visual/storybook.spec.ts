import type { Page } from "@playwright/test";
import { builtStories, isCase, type Story } from "./stories.ts";
import { expect, openStory, test } from "./test.ts";

const stories = builtStories();
const forced = stories.filter(({ tags }) => tags.includes("forced-colors"));

/** Several stories share a test: opening one takes less time than starting one. */
function byTitle(list: readonly Story[]): [string, Story[]][] {
  return [...Map.groupBy(list, ({ title }) => title)];
}

/** How many pixels of the page stick out sideways, and the first element that does. */
function overflow(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const wide = root.scrollWidth - root.clientWidth;
    if (wide <= 0) return null;
    const guilty = [...document.querySelectorAll("#storybook-root *, body > [data-radix-portal] *")].find(
      (node) => node.getBoundingClientRect().right > root.clientWidth + 0.5,
    );
    return `${wide} px: ${guilty?.cloneNode(false) instanceof Element ? guilty.outerHTML.slice(0, 160) : "?"}`;
  });
}

test.describe("at 390 px nothing sticks out sideways", () => {
  for (const [title, cases] of byTitle(stories.filter(isCase))) {
    test(title, async ({ phonePage, storybook }) => {
      test.setTimeout(10_000 + cases.length * 10_000);
      for (const { id, name } of cases) {
        await openStory(phonePage, storybook, id);
        expect.soft(await overflow(phonePage), name).toBeNull();
      }
    });
  }
});

test.describe("forced colours: words stay, and the focus is seen", () => {
  for (const [title, cases] of byTitle(forced)) {
    test(title, async ({ forcedPage, storybook }) => {
      test.setTimeout(10_000 + cases.length * 10_000);
      for (const { id, name } of cases) {
        await openStory(forcedPage, storybook, id);
        expect.soft(await forcedPage.evaluate(hiddenText), name).toEqual([]);
        expect.soft(await focusWithoutMark(forcedPage), name).toEqual([]);
      }
    });
  }
});

/** Texts for the eye whose forced colour is that of what lies under them. Runs in the page. */
function hiddenText(): string[] {
  const under = (element: Element | null): string => {
    for (let node = element; node !== null; node = node.parentElement) {
      const { backgroundColor } = getComputedStyle(node);
      if (!/^(?:transparent|rgba\(.*, 0\))$/u.test(backgroundColor)) return backgroundColor;
    }
    return "rgb(255, 255, 255)";
  };
  return [...document.querySelectorAll("#storybook-root *")]
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
    )
    .filter((element) => element.closest(".cn-visually-hidden") === null)
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => getComputedStyle(element).color === under(element))
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Goes through the first stops of the Tab key and names those that look the same with and without the focus. */
async function focusWithoutMark(page: Page): Promise<string[]> {
  const unmarked: string[] = [];
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press("Tab");
    const finding = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || focused === document.body) return "none";
      const marks = (): string =>
        [
          focused,
          ...(focused.closest("label, [class*=control]")?.querySelectorAll("*") ?? []),
          focused.parentElement,
        ]
          .filter((node) => node instanceof Element)
          .flatMap((node) =>
            ["", "::after", "::before"].map((pseudo) => getComputedStyle(node, pseudo || null)),
          )
          .map(({ outlineStyle, outlineWidth, outlineColor, borderColor, borderWidth }) =>
            [outlineStyle, outlineWidth, outlineColor, borderColor, borderWidth].join(" "),
          )
          .join("|");
      const before = marks();
      focused.blur();
      const after = marks();
      focused.focus({ focusVisible: true } as FocusOptions);
      return before === after ? focused.outerHTML.slice(0, 120) : null;
    });
    if (finding === "none") break;
    if (finding !== null) unmarked.push(finding);
  }
  return unmarked;
}
