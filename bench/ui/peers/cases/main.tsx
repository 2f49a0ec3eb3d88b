import "@carnation/ui/styles.css";
import "@mantine/core/styles.css";
import "@mantine/dates/styles.css";
import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { gauges } from "./gauges.tsx";
import { mounts } from "./mounts.tsx";
import { firstArranged, tables } from "./tables.tsx";

declare global {
  /** There when Chromium runs with `--expose-gc`. */
  var gc: (() => void) | undefined;
}

const GAUGES = 500;

function rootElement(): Element {
  const element = document.querySelector("#root");
  if (element === null) throw new Error("The page has no #root.");
  return element;
}
const container = rootElement();

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

async function settle(): Promise<void> {
  for (let frame = 0; frame < 5; frame += 1) await nextFrame();
  globalThis.gc?.();
  await nextFrame();
}

interface Times {
  /** Milliseconds until React has rendered and written the page. */
  readonly rendered: number;
  /** Milliseconds until the browser has also styled and laid it out. */
  readonly laidOut: number;
}

function timed(render: () => void): Times {
  const began = performance.now();
  flushSync(render);
  const rendered = performance.now() - began;
  container.getBoundingClientRect();
  return { rendered, laidOut: performance.now() - began };
}

const grid = (kind: string, shift: number): ReactElement => (
  <div style={{ display: "grid", gridTemplateColumns: "repeat(5, 220px)", gap: 8 }}>
    {Array.from({ length: GAUGES }, (_, index) => (
      <div key={index}>{gauges[kind]?.gauge(`Critère ${index}`, (index * 13 + shift) % 101)}</div>
    ))}
  </div>
);

/** Mounts 500 gauges, gives all of them another value, and takes them away. */
async function measureGauges(kind: string): Promise<{ mount: Times; update: Times; drawn: number }> {
  const root = createRoot(container);
  await settle();
  const mount = timed(() => root.render(grid(kind, 0)));
  await settle();
  const drawn = new Set(
    [...container.querySelectorAll(gauges[kind]?.drawn ?? "")].map((node) => node.closest("[style] > div")),
  ).size;
  const update = timed(() => root.render(grid(kind, 37)));
  await settle();
  root.unmount();
  return { mount, update, drawn };
}

/** Mounts one case and takes it away. */
async function measureMount(group: string, kind: string): Promise<Times> {
  const root = createRoot(container);
  await settle();
  const times = timed(() => root.render(mounts[group]?.[kind]?.()));
  await settle();
  root.unmount();
  return times;
}

function scrollerOf(element: Element): Element {
  const found = [...element.querySelectorAll("*")].filter(
    (node) =>
      node.scrollHeight > node.clientHeight + 200 && /auto|scroll/u.test(getComputedStyle(node).overflowY),
  );
  const [first] = found.toSorted((a, b) => b.scrollHeight - a.scrollHeight);
  if (first === undefined) throw new Error("Nothing scrolls.");
  return first;
}

/** Time until a table of 10,000 rows is sorted and filtered and the first of the rows that remain stands on the page. */
async function arrangeTable(kind: string): Promise<number> {
  const { arranged, arrange } = tables[kind] ?? {};
  const root = createRoot(container);
  flushSync(() => root.render(tables[kind]?.table()));
  while (!container.textContent.includes("Client 0")) await nextFrame();
  await settle();
  if (container.textContent.includes(firstArranged))
    throw new Error(`${kind} shows ${firstArranged} already.`);
  const began = performance.now();
  if (arranged !== undefined) flushSync(() => root.render(arranged()));
  arrange?.();
  while (!container.textContent.includes(firstArranged)) await nextFrame();
  container.getBoundingClientRect();
  const time = performance.now() - began;
  root.unmount();
  return time;
}

/**
 * Time until the first row stands on the page, the length of each frame of a scroll there and back, then of a sort with a
 * filter on a table that was mounted anew.
 */
async function measureTable(
  kind: string,
  frames: number,
): Promise<{ mount: number; frames: number[]; arranged: number }> {
  const root = createRoot(container);
  await settle();
  const began = performance.now();
  flushSync(() => root.render(tables[kind]?.table()));
  while (!container.textContent.includes("Client 0")) await nextFrame();
  container.getBoundingClientRect();
  const mount = performance.now() - began;
  await settle();
  const scroller = scrollerOf(container);
  const times: number[] = [];
  let step = 240;
  let last = await nextFrame();
  for (let frame = 0; frame < frames; frame += 1) {
    scroller.scrollTop += step;
    const end = scroller.scrollHeight - scroller.clientHeight - 1;
    if (scroller.scrollTop >= end || scroller.scrollTop <= 0) step = -step;
    // Half of the way by the wheel, then in leaps, as when the thumb of the bar is dragged.
    if (frame === frames >> 1) step *= 40;
    const now = await nextFrame();
    times.push(now - last);
    last = now;
  }
  root.unmount();
  await settle();
  return { mount, frames: times, arranged: await arrangeTable(kind) };
}

Object.assign(globalThis, {
  bench: {
    gaugeKinds: Object.keys(gauges),
    tableKinds: Object.entries(tables).map(([name, { note }]) => ({ name, note })),
    mountKinds: Object.entries(mounts).map(([group, kinds]) => ({ group, kinds: Object.keys(kinds) })),
    measureGauges,
    measureMount,
    measureTable,
  },
});
