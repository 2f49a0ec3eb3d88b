import { act, cleanup } from "@testing-library/react";
import { type ComponentType, createElement } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Props = Readonly<Record<string, unknown>>;
interface StoryPart {
  readonly args?: Props;
  readonly component?: ComponentType<Props>;
  readonly render?: ComponentType<Props>;
}

const stories = import.meta.glob<{ readonly default: StoryPart } & Readonly<Record<string, StoryPart>>>(
  ["../*/*/*.stories.tsx", "!../**/*.features.stories.tsx", "!../foundations/pages/**"],
  { eager: true },
);
/** Components as their pages show them first. */
const parts = Object.entries(stories).flatMap(([path, { default: meta, ...named }]) =>
  ["Default", "Playground"].flatMap((story) => {
    const Part = named[story] && (named[story].render ?? meta.render ?? meta.component);
    const args = { ...meta.args, ...named[story]?.args, style: undefined };
    return Part ? [{ name: `${/([^/]+)\.stories/u.exec(path)?.[1]} ${story}`, Part, args }] : [];
  }),
);

let root: Root | null = null;
beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly observe = (): void => undefined;
      readonly unobserve = (): void => undefined;
      readonly disconnect = (): void => undefined;
    },
  );
  // React says that the attributes which are taken away below differ.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  act(() => root?.unmount());
  root = null;
  cleanup();
  vi.restoreAllMocks();
});

/** Tabs of Radix take away for a moment what moves when the page opens. */
const MOMENTARY = "cn-tabs__";

/** Properties that elements of the kit have, in the order of the document; widths are what a story gives its field. */
const stylesOf = (place: Element): string[] =>
  [
    ...place.querySelectorAll<HTMLElement | SVGElement>(`[class*="cn-"]:not([class*="${MOMENTARY}"])`),
  ].flatMap(({ style }, index) =>
    [...style]
      .filter((name) => name !== "max-width")
      .map((name) => `${index} ${name}: ${style.getPropertyValue(name)}`),
  );

test("every component that has a story is tried", () => {
  expect(parts.length).toBeGreaterThan(150);
});

test.each(parts)(
  "$name has its styles after hydration where the policy ignored those of the server",
  async ({ Part, args }) => {
    const element = createElement(Part, args);
    const place = document.createElement("div");
    document.body.append(place);
    place.innerHTML = renderToString(element);
    const rendered = stylesOf(place);
    // What `style-src 'self'` does to the attributes of a page.
    for (const each of place.querySelectorAll("[style]")) each.removeAttribute("style");
    await act(async () => {
      root = hydrateRoot(place, element, { onRecoverableError: () => undefined });
    });
    expect(stylesOf(place)).toEqual(expect.arrayContaining(rendered));
    place.remove();
  },
);
