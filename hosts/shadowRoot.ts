import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const inShadow = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(
    (asked) => document.querySelector("skin-report")?.shadowRoot?.querySelector(asked) != null,
    selector,
  );

/** Gives what a web component with a shadow root may ask: the kit's look, its overlays and its focus inside, the page untouched. */
export function describeShadowRoot(url: () => string): void {
  test("a shadow root holds the kit: look, dialog, focus, form and list stay inside", async ({ page }) => {
    await page.goto(`${url()}hosted/shadow.html`);
    const remove = page.getByRole("button", { name: "Supprimer le diagnostic" });
    await expect(remove).toHaveCSS("background-color", "rgb(26, 32, 47)");
    await expect(remove).toHaveCSS("font-family", /Hanken Grotesk/u);
    expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue("--cn-ink"))).toBe("");

    await remove.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Supprimer le diagnostic du 21 novembre ?" });
    await expect(dialog).toBeVisible();
    expect(await inShadow(page, "[role=dialog]")).toBe(true);
    for (let step = 0; step < 5; step += 1) {
      await page.keyboard.press("Tab");
      await expect(dialog.locator(":focus")).toHaveCount(1);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(remove).toBeFocused();

    const form = page.getByRole("form", { name: "Nouveau client" });
    await form.getByRole("button", { name: "Enregistrer" }).click();
    await form.getByRole("link", { name: /Choisissez un type de peau/u }).click();
    await expect(form.getByLabel("Type de peau")).toBeFocused();

    await form.getByRole("button", { name: /calendrier/u }).click();
    await expect(page.getByRole("grid")).toBeVisible();
    expect(await inShadow(page, "[role=grid]")).toBe(true);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(form.getByLabel("Date de naissance", { exact: true })).not.toHaveValue("");

    await page.evaluate(() => document.querySelector("skin-report")?.setAttribute("data-theme", "dark"));
    await expect(remove).toHaveCSS("background-color", "rgb(243, 239, 236)");
    const { violations } = await new AxeBuilder({ page }).include("skin-report").analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`)).toEqual(
      [],
    );
  });
}
