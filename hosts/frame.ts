import { expect, test } from "./test.ts";

/** Gives what a page that shows the kit in a frame may ask: dialogs and focus stay in it, the page is not touched. */
export function describeFrame(url: () => string): void {
  test("a frame holds the kit: its dialog, its focus and its sheets stay inside", async ({ page }) => {
    await page.goto(`${url()}hosted/iframe.html`);
    const frame = page.frameLocator("iframe");
    const remove = frame.getByRole("button", { name: "Supprimer le diagnostic" });
    await expect(remove).toHaveCSS("background-color", "rgb(26, 32, 47)");
    expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue("--cn-ink"))).toBe("");
    await remove.focus();
    await page.keyboard.press("Enter");
    const dialog = frame.getByRole("dialog", { name: "Supprimer le diagnostic du 21 novembre ?" });
    await expect(dialog).toBeVisible();
    await expect(page.locator("[role=dialog]")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(remove).toBeFocused();
  });
}
