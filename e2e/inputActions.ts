import type { Point } from "./browserWindow.ts";

/** Special keys as WebDriver writes them. */
export const keys = {
  backspace: "\uE003",
  tab: "\uE004",
  enter: "\uE007",
  escape: "\uE00C",
  end: "\uE010",
  up: "\uE013",
  down: "\uE015",
} as const;

/** One source of the W3C's input actions, which WebDriver and WebDriver BiDi write alike. */
type InputSource = Readonly<Record<string, unknown>>;

/** Time that a hand takes from one point of a drag to the next, in milliseconds: a page draws in between. */
const MOVE_MS = 60;

const moveTo = ({ x, y }: Point): object => ({
  type: "pointerMove",
  x: Math.round(x),
  y: Math.round(y),
  duration: MOVE_MS,
  origin: "viewport",
});

/** Gives the actions of a mouse that is pressed at the first point, led along the others and let go at the last. */
export function dragActions([from, ...along]: readonly Point[]): InputSource[] {
  if (from === undefined) throw new Error("A drag has a point to begin at");
  const actions = [
    moveTo(from),
    { type: "pointerDown", button: 0 },
    ...along.map(moveTo),
    { type: "pointerUp", button: 0 },
  ];
  return [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }];
}

/** Gives the actions of a keyboard on which a text is typed. */
export function keyActions(text: string): InputSource[] {
  const actions = [...text].flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })));
  return [{ type: "key", id: "keyboard", actions }];
}

/**
 * Function body of the page that scrolls to an element (a selector) that cannot be pressed where it stands. What can be
 * pressed stays: a page that scrolls under an open menu moves the menu away from the pointer.
 */
export const SCROLL_INTO_REACH = `
  const element = document.querySelector(arguments[0]);
  const box = element?.getBoundingClientRect();
  const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  if (!element?.contains(hit ?? null)) element?.scrollIntoView({ block: "center", behavior: "instant" });
`;
