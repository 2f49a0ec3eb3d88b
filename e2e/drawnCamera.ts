import type { Page, PlaywrightWorkerArgs, PlaywrightWorkerOptions } from "@playwright/test";
import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import { filmDrawnFace } from "../scripts/testing/drawnCamera.ts";
import type { Product } from "./product.ts";

type Fixtures = Pick<PlaywrightWorkerArgs, "playwright"> &
  Pick<PlaywrightWorkerOptions, "launchOptions"> & { readonly product: Product };

/** Runs a part of a test on a page before whose camera a drawn face holds still. */
export async function withDrawnCamera(
  { playwright, launchOptions, product }: Fixtures,
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const film = await filmDrawnFace({ width: 1280, height: 960, frames: 4, sway: 0 });
  // The film is an argument of the browser: this one is the test's own.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--use-file-for-fake-video-capture=${film}`],
  });
  try {
    await run(await browser.newPage({ baseURL: product.url, locale: "fr-FR" }));
  } finally {
    await browser.close();
    await rm(dirname(film), { recursive: true, force: true });
  }
}
