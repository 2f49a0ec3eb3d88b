import { cleanup, render } from "@testing-library/react";
import { type ComponentType, createElement, type ReactElement } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { UiProvider } from "../foundations/provider/UiProvider.tsx";
import { spoiledProps } from "./spoiledProps.ts";

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
/** Properties that many components have and few stories give. */
const common: Props = { currency: "EUR", fractionDigits: 0, max: 10, min: 0, page: 1, pageSize: 10, step: 1 };
/** Nodes of one component at most, whatever its numbers: the page of a quote has fewer. */
const MOST_NODES = 4000;

const parts = Object.entries(stories).flatMap(([path, { default: meta, Default: story }]) => {
  const Part = story?.render ?? meta.render ?? meta.component;
  const name = /([^/]+)\.stories/u.exec(path)?.[1] ?? path;
  return story && Part ? [{ name, Part, args: { ...meta.args, ...story.args } }] : [];
});

/** Texts of a drawing for the eye and the ear. */
function wordsOf(container: Element): string {
  const named = [...container.querySelectorAll("[aria-valuetext], [aria-label]")];
  const spoken = named.flatMap((it) => [it.getAttribute("aria-valuetext"), it.getAttribute("aria-label")]);
  return [container.textContent, ...spoken].join(" ");
}

/** Faults of one drawing: an error, too many nodes, words of a program. */
function faultsOf(element: ReactElement): string[] {
  try {
    const { container } = render(element);
    const nodes = container.querySelectorAll("*").length;
    const words = /NaN|Infinity|undefined|Invalid Date|\[object/u.exec(wordsOf(container));
    return [...(nodes > MOST_NODES ? [`${nodes} nodes`] : []), ...(words ? [`says ${words[0]}`] : [])];
  } catch (error) {
    return [String(error).slice(0, 120)];
  } finally {
    cleanup();
  }
}

beforeEach(() => {
  // React warns of attributes such as max={NaN}; what counts is what is drawn.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly observe = (): void => undefined;
      readonly unobserve = (): void => undefined;
      readonly disconnect = (): void => undefined;
    },
  );
});

test("every component that has a story is tried", () => {
  expect(parts.length).toBeGreaterThan(85);
});

test.each(parts)("$name draws wrong data in few nodes and in words, without an error", ({ Part, args }) => {
  const faults = [...spoiledProps({ ...common, ...args })].flatMap(([wrong, spoiled]) => {
    const props = Object.entries(spoiled as Props).filter(
      ([key]) => key in args || wrong.startsWith(`.${key}:`),
    );
    return faultsOf(createElement(Part, Object.fromEntries(props))).map((fault) => `${wrong} ${fault}`);
  });
  expect(faults).toEqual([]);
});

test.each(parts)(
  "$name speaks in the language of a provider whose locale and time zone are none",
  ({ Part, args }) => {
    const faults = ["", "fr_FR", "€"].flatMap((locale) =>
      faultsOf(
        <UiProvider locale={locale} timeZone={locale}>
          <Part {...args} />
        </UiProvider>,
      ),
    );
    expect(faults).toEqual([]);
  },
);
