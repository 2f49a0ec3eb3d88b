import { CLAIRE, signIn } from "./steps.ts";
import { expect, test } from "./test.ts";
import { demoId } from "../scripts/demo/demoId.ts";

const RESULTS = `/user/diagnosis/results/${demoId("diagnosis", "anais-morel")}`;

test("results are printed on two pages at most, and no row that is chosen leaves its place", async ({
  page,
}) => {
  await signIn(page, CLAIRE);
  await page.goto(RESULTS);
  // The demo photos are analysed first.
  await expect(page.getByRole("meter").first()).toBeVisible({ timeout: 150_000 });
  await expect(page.getByRole("img", { name: /^Photo de Anaïs Morel/ })).toBeVisible();

  await page.getByRole("tab", { name: "Historique" }).click();
  await expect(page.getByRole("combobox", { name: "Critère suivi" })).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
  expect([...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/gu)].length).toBeLessThanOrEqual(2);

  await page.getByRole("tab", { name: "Synthèse" }).click();
  const photo = page.getByRole("group", { name: "Photo affichée" });
  for (const [width, height, photoHeight] of [
    [820, 1180, 560],
    [390, 844, 392],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    // From edge to edge, with the title under it and the main action at the foot of the window.
    await expect.poll(async () => (await photo.boundingBox())?.height).toBe(photoHeight);
    expect((await photo.boundingBox())?.width).toBe(width);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("link", { name: "Construire la routine" })).toBeInViewport({ ratio: 1 });
  }
  const row = page.getByRole("button", { name: /^Hydratation apparente/ });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await row.scrollIntoViewIfNeeded();
    const placeOfRow = async (): Promise<number> => (await row.boundingBox())?.y ?? Number.NaN;
    const before = await placeOfRow();
    await row.focus();
    await page.keyboard.press("Enter");
    await expect(row).toHaveAttribute("aria-current", "true");
    // The detail above it has another height: what the browser makes up for is rounded.
    expect(Math.abs((await placeOfRow()) - before)).toBeLessThan(4);
    await page.getByRole("button", { name: "Voir le détail" }).click();
    await expect(page.getByRole("region", { name: /^Critère/ })).toBeInViewport();
    await page.getByRole("button", { name: "Revenir à la liste" }).click();
    await expect(row).toBeInViewport();
    await page.getByRole("button", { name: /^Uniformité/ }).click();
  }
});
