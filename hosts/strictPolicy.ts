import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./test.ts";

/** Drawings of values: all that is in them stands at ratios of their box. */
const DRAWINGS = [
  ".cn-gauge__drawing",
  ".cn-gauge__ticks",
  ".cn-band-scale__values",
  ".cn-band-scale__track",
  ".cn-band-scale__ticks",
  ".cn-dumbbell__axis",
  ".cn-dumbbell__plot",
  ".cn-radar__plot",
  ".cn-trend__plot",
  ".cn-bars__plot",
  ".cn-bars__track",
  ".cn-period__plot",
  ".cn-ranked__track",
  ".cn-progress__bar",
].join();

/** Opens the page; without `policy` the same page as a server without one sends it. */
async function open(
  browser: Browser,
  url: string,
  { policy, scripts }: { readonly policy: boolean; readonly scripts: boolean },
): Promise<Page> {
  const page = await browser.newPage({ javaScriptEnabled: scripts, viewport: { width: 900, height: 900 } });
  if (!policy) {
    await page.route(url, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/u, "");
      await route.fulfill({ response, body });
    });
  }
  await page.goto(url);
  await page.getByRole("meter", { name: "Rougeurs" }).first().waitFor();
  return page;
}

/** Places of everything visible in the drawings, in pixels of the drawing, in the order of the document. */
const places = (page: Page): Promise<string[]> =>
  page.locator(DRAWINGS).evaluateAll((drawings) =>
    drawings.flatMap((drawing, index) => {
      const { left, top } = drawing.getBoundingClientRect();
      return [...drawing.querySelectorAll("*")]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const box = [x - left, y - top, width, height].map((pixels) => Math.round(pixels));
          return `${index} ${element.tagName} ${element.getAttribute("class") ?? ""} ${box.join(" ")}`;
        });
    }),
  );

/** Gives what a page with `style-src 'self'` may ask of what a server rendered: no drawing is false, and hydration makes all whole. */
export function describeStrictPolicy(url: () => string): void {
  test("under style-src 'self' what a server rendered is drawn at its values, before and after hydration", async ({
    browser,
  }) => {
    const address = `${url()}hosted/policy.html`;
    const free = await open(browser, address, { policy: false, scripts: true });
    const wanted = await places(free);
    expect(wanted.length).toBeGreaterThan(200);

    const alone = await open(browser, address, { policy: true, scripts: false });
    const drawn = await places(alone);
    // Points and notes wait for the script, unseen; what is drawn is drawn where it belongs.
    expect(drawn.filter((place) => !wanted.includes(place))).toEqual([]);
    expect(drawn.length).toBeGreaterThan(0.85 * wanted.length);
    const marker = await alone.locator(".cn-gauge__marker").nth(1).boundingBox();
    const track = await alone.locator(".cn-gauge__track").nth(1).boundingBox();
    expect((marker!.x + marker!.width / 2 - track!.x) / track!.width).toBeCloseTo(0.82, 2);

    const hydrated = await open(browser, address, { policy: true, scripts: true });
    await expect.poll(() => places(hydrated)).toEqual(wanted);
    for (const page of [free, alone, hydrated]) await page.close();
  });
}
