import { page } from "vitest/browser";
import { expectAccessible } from "./accessibility.ts";
import { nextFrame } from "./nextFrame.ts";

const PHONE = { width: 390, height: 844 } as const;

/** Counts how many pixels of the page stick out sideways, and the first element that does. */
function overflow(): string | null {
  const root = document.documentElement;
  const wide = root.scrollWidth - root.clientWidth;
  if (wide <= 0) return null;
  const guilty = [...document.querySelectorAll("body *")].find(
    (node) => node.getBoundingClientRect().right > root.clientWidth + 0.5,
  );
  return `${wide} px: ${guilty?.cloneNode(false) instanceof Element ? guilty.outerHTML.slice(0, 160) : "?"}`;
}

async function expectNothingSticksOut(when: string): Promise<void> {
  // What measures itself does so in the frame after, and is drawn in the one after that.
  await nextFrame();
  await nextFrame();
  const found = overflow();
  if (found !== null) throw new Error(`${when} the story sticks out sideways by ${found}`);
}

interface PhoneLook {
  /** True when Storybook leaves a margin round the story, which may hang over into it. */
  readonly padded: boolean;
  /** True when the text is looked at as well at twice its size, as a reader of the browser sets it. */
  readonly enlarged: boolean;
}

/** At 390 px nothing sticks out sideways, and axe finds nothing in what is shown there only. */
export async function expectFitsPhone({ padded, enlarged }: PhoneLook): Promise<void> {
  const { style } = document.body;
  const root = document.documentElement;
  style.margin = "0";
  style.padding = padded ? "1rem" : "0";
  try {
    await page.viewport(PHONE.width, PHONE.height);
    await expectNothingSticksOut(`At ${PHONE.width} px`);
    await expectAccessible();
    if (!enlarged) return;
    root.style.fontSize = "200%";
    await expectNothingSticksOut(`At ${PHONE.width} px, with text at twice its size,`);
    await expectAccessible();
  } finally {
    root.style.fontSize = "";
    style.margin = "";
    style.padding = "";
  }
}
