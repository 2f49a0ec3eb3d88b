import { expect, test } from "./test.ts";

/** Gives what a modal of Mantine may ask: lists and calendars of the kit open over it and keep it open. */
export function describeMantineModal(url: () => string): void {
  test("a modal of Mantine holds the kit: its calendar opens over it, is used, and leaves it open", async ({
    page,
  }) => {
    await page.goto(`${url()}modal.html`);
    await page.getByRole("button", { name: "Ouvrir la fiche" }).click();
    const modal = page.getByRole("dialog", { name: "Fiche de Mantine" });
    await expect(modal).toBeVisible();
    await modal.getByRole("button", { name: /calendrier/u }).click();
    const grid = page.getByRole("grid");
    await expect(grid).toBeVisible();
    const day = grid.getByRole("button").nth(9);
    const seen = await day.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(seen, "the calendar lies over the modal").toBe(true);
    await day.click();
    await expect(modal.getByLabel("Date de naissance", { exact: true })).not.toHaveValue("");
    await expect(modal).toBeVisible();
  });
}
