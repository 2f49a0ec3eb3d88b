import type { BrowserWindow, Point } from "./browserWindow.ts";

/** A rectangle of the window, in CSS pixels. */
interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Scrolls the first element into the middle of the window and gives the places of all. */
async function boxesOf(window: BrowserWindow, ...selectors: readonly string[]): Promise<readonly Box[]> {
  const script = `
    const elements = arguments[0].map((selector) => document.querySelector(selector));
    elements[0]?.scrollIntoView({ block: "center", behavior: "instant" });
    return elements.map((element) => element?.getBoundingClientRect().toJSON());`;
  return ((await window.run(script, selectors)) as (Box | null)[]).map((box, place) => {
    if (box === null) throw new Error(`${selectors[place]} is not in the page`);
    return box;
  });
}

/** Signs with the mouse on the one signature pad of the page. */
export async function drawSignatureIn(window: BrowserWindow): Promise<void> {
  const [paper] = await boxesOf(window, ".cn-signature-pad__paper canvas");
  const stroke = [40, 80, 120, 160, 200].map((right, step) => ({
    x: paper!.x + right,
    y: paper!.y + (step % 2 === 0 ? 60 : 35),
  }));
  await window.drag(stroke);
}

/** Drags one element to just above another one, in the moves of a hand. */
export async function dragAbove(window: BrowserWindow, dragged: string, target: string): Promise<void> {
  const [from, to] = await boxesOf(window, dragged, target);
  const start = { x: from!.x + from!.width / 2, y: from!.y + from!.height / 2 };
  const end = { x: to!.x + to!.width / 2, y: to!.y + to!.height / 2 - 6 };
  const along = [0.1, 0.3, 0.5, 0.7, 0.9, 1, 1].map((share) => ({
    x: start.x + (end.x - start.x) * share,
    y: start.y + (end.y - start.y) * share,
  }));
  await window.drag([start, ...along]);
}
