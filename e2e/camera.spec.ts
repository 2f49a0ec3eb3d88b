import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import { filmDrawnFace } from "../scripts/testing/drawnCamera.ts";
import { CLAIRE, openQuickDiagnosis, signIn } from "./steps.ts";
import { expect, test } from "./test.ts";

test("before a face that holds still, the guide takes the photo by itself, and is gone with the camera", async ({
  playwright,
  product,
  launchOptions,
}) => {
  const film = await filmDrawnFace({ width: 960, height: 720, frames: 4, sway: 0 });
  // The film is an argument of the browser: this one is the test's own.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--use-file-for-fake-video-capture=${film}`],
  });
  try {
    const page = await browser.newPage({ baseURL: product.url, locale: "fr-FR" });
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    await signIn(page, CLAIRE);
    expect(page.workers()).toEqual([]);
    await openQuickDiagnosis(page, "Prendre une photo");
    await expect(page.getByText("Le guide regarde l’image sur cet appareil.")).toBeVisible();
    await expect(page.getByText("Tout est prêt. Ne bougez plus.")).toBeVisible({ timeout: 60_000 });
    expect(page.workers()).toHaveLength(1);
    await expect(page.getByText(/^Photo dans \d$/u)).toBeAttached();
    await expect(page.getByRole("button", { name: "Analyser" })).toBeVisible();
    await expect.poll(() => page.workers()).toEqual([]);
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
    await rm(dirname(film), { recursive: true, force: true });
  }
});
