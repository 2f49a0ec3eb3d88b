import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./test.ts";

/** Of 255: rounded corners are smoothed by 1 more or less from one picture of the same page to the next. */
const NOISE = 2;
/** Of 255, and count of pixels: edges of a drawing that stands between two pixels are smoothed otherwise in another page. */
const SMOOTHED = 16;
const MOST_SMOOTHED = 20;

/**
 * Counts how many pixels of two pictures differ in any channel; all of them when the pictures have another size, none when a few
 * are smoothed otherwise.
 */
async function differingPixels(one: Buffer, other: Buffer): Promise<number> {
  const [left, right] = await Promise.all(
    [one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (left === undefined || right === undefined) return Infinity;
  const { width, height, channels } = left.info;
  if (width !== right.info.width || height !== right.info.height) return width * height;
  const differing = new Set<number>();
  let most = 0;
  left.data.forEach((value, place) => {
    const difference = Math.abs(value - (right.data[place] ?? 0));
    most = Math.max(most, difference);
    if (difference > NOISE) differing.add(Math.floor(place / channels));
  });
  return most <= SMOOTHED && differing.size <= MOST_SMOOTHED ? 0 : differing.size;
}

/** A page of a host at a width, at rest, in a window that holds it whole: scrolled, a letter is smoothed otherwise. */
export async function open(page: Page, url: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 3600 });
  await page.goto(url);
  await page.locator("[data-host], [data-kit]").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** Gives what the host has of its own, each by its name, as it stands without the kit's parts. */
export async function hostOf(page: Page): Promise<ReadonlyMap<string, Buffer>> {
  return photographs(page, "data-host", "[data-kit] { display: none !important }");
}

/**
 * The kit's parts, each by its name, at the corner of the page on a plain ground: a letter drawn elsewhere is smoothed
 * otherwise. What is the host's between them is away.
 * @param width of each, in pixels
 */
export async function kitOf(page: Page, width: number): Promise<ReadonlyMap<string, Buffer>> {
  return photographs(
    page,
    "data-kit",
    `
      :has([data-kit]) { position: static !important; background: white !important }
      [data-kit] {
        position: absolute; top: 0; left: 0; width: ${width}px; visibility: hidden;
        background: white; color: black; font: 16px/1.5 sans-serif;
      }
      [data-kit][data-shown] { visibility: visible; z-index: 9999 }
      [data-own] { display: none !important }`,
  );
}

/** @param css stands while the pictures are taken */
async function photographs(page: Page, attribute: string, css: string): Promise<ReadonlyMap<string, Buffer>> {
  const sheet = await page.addStyleTag({ content: css });
  const pictures = new Map<string, Buffer>();
  for (const part of await page.locator(`[${attribute}]`).all()) {
    await part.evaluate((element) => element.setAttribute("data-shown", ""));
    pictures.set(
      (await part.getAttribute(attribute)) ?? "",
      await part.screenshot({ animations: "disabled" }),
    );
    await part.evaluate((element) => element.removeAttribute("data-shown"));
  }
  await sheet.evaluate((element) => (element as Element).remove());
  return pictures;
}

/** Both have the same parts, and each part looks the same. What differs is attached to the report. */
export async function expectSameLook(
  found: ReadonlyMap<string, Buffer>,
  wanted: ReadonlyMap<string, Buffer>,
): Promise<void> {
  expect([...found.keys()]).toEqual([...wanted.keys()]);
  expect(found.size).toBeGreaterThan(2);
  for (const [name, picture] of found) {
    const other = wanted.get(name) ?? Buffer.alloc(0);
    const differing = await differingPixels(picture, other);
    if (differing > 0) {
      await test.info().attach(`${name}, found`, { body: picture, contentType: "image/png" });
      await test.info().attach(`${name}, wanted`, { body: other, contentType: "image/png" });
    }
    expect.soft(differing, `${name}: pixels that differ`).toBe(0);
  }
}
