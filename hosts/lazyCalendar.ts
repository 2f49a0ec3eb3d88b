import { expect, test } from "./test.ts";

/** Asks of a production build that a date field works without its calendar's code, and gets it when the network is back. */
export function describeLazyCalendar(url: () => string): void {
  test("a date field asks for its calendar when it is opened, says that it did not come, and asks again", async ({
    browser,
  }) => {
    // A page of its own: the browser itself writes into the console that a file did not come.
    const page = await browser.newPage();
    const context = page.context();
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await page.goto(`${url()}hosted/plain.html`);
    const form = page.getByRole("form", { name: "Nouveau client" });
    const opener = form.getByRole("button", { name: "Ouvrir le calendrier" });
    const date = form.getByLabel("Date de naissance", { exact: true });
    await opener.scrollIntoViewIfNeeded();
    const before = scripts.length;

    await context.setOffline(true);
    for (const _ of ["first", "second"]) {
      await opener.click();
      await expect(form.getByRole("alert")).toContainText("Le calendrier n’a pas pu être chargé.");
      await expect(opener).toBeFocused();
    }
    await date.fill("2/6/85");
    await date.press("Tab");
    await expect(date).toHaveValue("02/06/1985");

    await context.setOffline(false);
    await opener.click();
    await expect(page.getByRole("button", { name: "dimanche 2 juin 1985, date choisie" })).toBeFocused();
    expect(scripts.slice(before).length).toBeGreaterThan(1);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(date).toHaveValue("03/06/1985");
    await expect(opener).toBeFocused();
    await page.close();
  });
}
