import { page } from "vitest/browser";

const PHONE = { width: 390, height: 844 } as const;

const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/** How many pixels of the page stick out sideways, and the first element that does. */
function overflow(): string | null {
  const root = document.documentElement;
  const wide = root.scrollWidth - root.clientWidth;
  if (wide <= 0) return null;
  const guilty = [...document.querySelectorAll("body *")].find(
    (node) => node.getBoundingClientRect().right > root.clientWidth + 0.5,
  );
  return `${wide} px: ${guilty?.cloneNode(false) instanceof Element ? guilty.outerHTML.slice(0, 160) : "?"}`;
}

/**
 * At 390 px nothing sticks out sideways.
 * @param padded whether Storybook leaves a margin round the story, which may hang over into it
 */
export async function expectFitsPhone(padded: boolean): Promise<void> {
  const { style } = document.body;
  style.margin = "0";
  style.padding = padded ? "1rem" : "0";
  try {
    await page.viewport(PHONE.width, PHONE.height);
    // What measures itself does so in the frame after, and is drawn in the one after that.
    await nextFrame();
    await nextFrame();
    const found = overflow();
    if (found !== null) throw new Error(`At ${PHONE.width} px the story sticks out sideways by ${found}`);
  } finally {
    style.margin = "";
    style.padding = "";
  }
}
