import type { Page } from "@playwright/test";
import { drawPackshot } from "../scripts/demo/packshots.ts";
import { CLAIRE, signIn } from "./steps.ts";
import { expect, test } from "./test.ts";

const cosmetics = "/user/recommendations";

/** The row of a recommendation. */
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const preview = (page: Page) => page.getByRole("complementary", { name: "Aperçu" });

async function choose(page: Page, name: string, action: string): Promise<void> {
  await row(page, name).getByRole("cell").first().click();
  await page.getByRole("button", { name: `Actions pour ${name}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

test("a recommendation of one's own, with its picture; a price of one's own; what is hidden, and back", async ({
  page,
  context,
}) => {
  test.slow();
  await signIn(page, CLAIRE);
  await page.goto(`${cosmetics}/add`);
  await page.getByLabel("Nom").fill("Baume qui guérit");
  await expect(page.getByText("« guérit » promet plus")).toBeVisible();
  await page.getByLabel("Nom").fill("Baume de l’institut");
  await expect(page.getByText("« guérit » promet plus")).toHaveCount(0);
  await page.getByLabel(/Sous-catégorie/).selectOption({ label: "Sérum" });
  await page.getByRole("checkbox", { name: "Soir" }).check();
  await page.getByLabel("Prix TTC").fill("42,50");
  await page.getByRole("button", { name: "Ajouter un critère" }).click();
  await page.getByRole("menuitem", { name: "Éclat" }).click();
  await page.getByRole("slider", { name: "Éclat" }).press("ArrowRight");
  const picture = { name: "baume.webp", mimeType: "image/webp", buffer: await drawPackshot("creme", 2) };
  await page.locator("input[type=file]").setInputFiles(picture);
  await expect(preview(page)).toContainText("42,50");
  await expect(preview(page).locator("img")).toBeVisible();
  await page.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(page.getByText("C’est enregistré.")).toBeVisible();
  const own = row(page, "Baume de l’institut");
  await expect(own).toContainText("La vôtre");
  await expect(own.locator("img")).toBeVisible();

  await choose(page, "Lotion BHA 2 %", "Personnaliser mon prix");
  await page.getByLabel("Mon prix TTC").fill("25");
  await page.getByRole("button", { name: "Enregistrer le prix" }).click();
  await expect(row(page, "Lotion BHA 2 %")).toContainText("25,00");
  await expect(preview(page).locator("s, del")).toContainText("29,00");

  await choose(page, "Lotion BHA 2 %", "Masquer");
  await expect(row(page, "Lotion BHA 2 %")).toHaveCount(0);
  await page.goto(`${cosmetics}?etat=masquees`);
  await choose(page, "Lotion BHA 2 %", "Afficher de nouveau");
  await expect(row(page, "Lotion BHA 2 %")).toHaveCount(0);
  await page.goto(cosmetics);
  await expect(row(page, "Lotion BHA 2 %")).toHaveCount(1);

  // Two tabs have the same one open: the second to save is told, and nothing that it typed is lost.
  await page.getByRole("link", { name: "Baume de l’institut" }).click();
  await page.getByRole("link", { name: "Modifier" }).click();
  await page.waitForURL(/\/edit\//);
  const address = page.url();
  const other = await context.newPage();
  await other.goto(address);
  await other.getByLabel("Nom").fill("Baume du soir");
  await page.getByLabel("Prix TTC").fill("39");
  await other.getByRole("button", { name: "Enregistrer" }).click();
  await expect(other.getByText("C’est enregistré.")).toBeVisible();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  const notice = page.getByRole("alert");
  await expect(page.getByLabel("Prix TTC")).toHaveValue(/39/);
  await notice.getByRole("button").first().click();
  await expect(page.getByLabel("Nom")).toHaveValue("Baume du soir");

  await page.getByRole("button", { name: "Désactiver…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Désactiver" }).click();
  await expect(row(page, "Baume du soir")).toContainText("Désactivée");
});
