import { cdp, userEvent } from "vitest/browser";

const TAB_STOPS = 4;

/** Texts for the eye whose forced colour is that of what lies under them. */
function hiddenText(): string[] {
  const under = (element: Element | null): string => {
    for (let node = element; node !== null; node = node.parentElement) {
      const { backgroundColor } = getComputedStyle(node);
      if (!/^(?:transparent|rgba\(.*, 0\))$/u.test(backgroundColor)) return backgroundColor;
    }
    return "rgb(255, 255, 255)";
  };
  return [...document.querySelectorAll("body *")]
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
    )
    .filter((element) => element.closest(".cn-visually-hidden") === null)
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => getComputedStyle(element).color === under(element))
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Gives what can mark the focus of an element: the look of itself, of its parent and of the parts of its control. */
function marksOf(focused: HTMLElement): string {
  const parts = focused.closest("label, [class*=control]")?.querySelectorAll("*") ?? [];
  return [focused, ...parts, focused.parentElement]
    .filter((node) => node instanceof Element)
    .flatMap((node) => ["", "::after", "::before"].map((pseudo) => getComputedStyle(node, pseudo || null)))
    .map(({ outlineStyle, outlineWidth, outlineColor, borderColor, borderWidth }) =>
      [outlineStyle, outlineWidth, outlineColor, borderColor, borderWidth].join(" "),
    )
    .join("|");
}

/** Goes through the first stops of the Tab key and names those that look the same with and without the focus. */
async function focusWithoutMark(): Promise<string[]> {
  const unmarked: string[] = [];
  for (let stop = 0; stop < TAB_STOPS; stop += 1) {
    await userEvent.keyboard("{Tab}");
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) break;
    const before = marksOf(focused);
    focused.blur();
    const after = marksOf(focused);
    focused.focus({ focusVisible: true } as FocusOptions);
    if (before === after) unmarked.push(focused.outerHTML.slice(0, 120));
  }
  return unmarked;
}

const force = (value: "active" | "none"): Promise<unknown> =>
  cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });

/** With the colours that a system forces on a page, words stay and the focus is seen. */
export async function expectReadableInForcedColors(): Promise<void> {
  await force("active");
  try {
    if (!matchMedia("(forced-colors: active)").matches) throw new Error("The browser forces no colours.");
    const hidden = hiddenText();
    if (hidden.length > 0) throw new Error(`Forced colours hide these words:\n${hidden.join("\n")}`);
    const unmarked = await focusWithoutMark();
    if (unmarked.length > 0) throw new Error(`Forced colours show no focus on:\n${unmarked.join("\n")}`);
  } finally {
    await force("none");
  }
}
