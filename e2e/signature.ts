import type { Page } from "@playwright/test";

/** Draws on the paper of a signature, as a mouse does. */
export async function drawSignature(page: Page): Promise<void> {
  const paper = page.locator(".cn-signature-pad__paper canvas");
  await paper.scrollIntoViewIfNeeded();
  const box = await paper.boundingBox();
  if (box === null) throw new Error("There is no paper to sign on");
  const { x, y } = box;
  await page.mouse.move(x + 40, y + 60);
  await page.mouse.down();
  await page.mouse.move(x + 160, y + 30, { steps: 5 });
  await page.mouse.move(x + 220, y + 90, { steps: 5 });
  await page.mouse.up();
}
