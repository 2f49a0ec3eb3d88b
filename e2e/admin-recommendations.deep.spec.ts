import type { Page } from "@playwright/test";
import { drawPackshot } from "../scripts/demo/packshots.ts";
import { CLAIRE, signIn, SOPHIE } from "./steps.ts";
import { expect, test } from "./test.ts";

const list = "/admin/recommendations";

/** Gives what a professional sees of the catalogue. */
const card = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("the life of a recommendation of the shared catalogue, as its administrators and a professional see it", async ({
  page,
  context,
  browser,
}) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  const hers = await (await browser.newContext()).newPage();
  await signIn(page, SOPHIE, "/auth/admin");
  await page.goto(list);
  await expect(page.getByRole("row", { name: /Brume apaisante/ })).toContainText("18,00");

  await page.getByRole("link", { name: "Ajouter" }).click();
  await page.getByLabel("Nom").fill("Sérum rétinol 0,2 %");
  await expect(page.getByText(/porte déjà ce nom/)).toBeVisible();
  await page.getByLabel("Nom").fill("Baume éclat du soir");
  await page.getByLabel(/Sous-catégorie/).selectOption({ label: "Sérum" });
  await page.getByLabel("Prix TTC").fill("42,5O");
  await page.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(page.getByText("Choisissez au moins un moment.").first()).toBeVisible();
  await page.getByLabel("Prix TTC").fill("42,50");
  await page.getByRole("checkbox", { name: "Soir" }).check();
  await page.getByRole("button", { name: "Ajouter un critère" }).click();
  await page.getByRole("menuitem", { name: "Éclat" }).click();
  const picture = { name: "baume.webp", mimeType: "image/webp", buffer: await drawPackshot("creme", 2) };
  await page.locator("input[type=file]").setInputFiles(picture);
  await page.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(page.getByText("C’est enregistré.")).toBeVisible();

  await page.getByRole("searchbox").fill("eclat du soir");
  const row = page.getByRole("row", { name: /Baume éclat du soir/ });
  await expect(row.locator("img")).toBeVisible();
  await expect(page).toHaveURL(/recherche=eclat/);
  await signIn(hers, CLAIRE, new URL("/auth/login", page.url()).href);
  await hers.goto(new URL("/user/recommendations", page.url()).href);
  await expect(card(hers, "Baume éclat du soir").locator("img")).toBeVisible();

  // Two administrators have it open: the second to save is told, and nothing that they typed is lost.
  await row.getByRole("link").click();
  await expect(page.getByText(/^Dans aucune routine/)).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel("Nom").fill("Baume éclat de nuit");
  await page.getByLabel("Prix TTC").fill("39");
  await other.getByRole("button", { name: "Enregistrer" }).click();
  await expect(other.getByText("C’est enregistré.")).toBeVisible();
  await expect(card(hers, "Baume éclat de nuit")).toContainText("42,50");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  const notice = page.getByRole("alert");
  await expect(page.getByLabel("Prix TTC")).toHaveValue(/39/);
  await notice.getByRole("button").first().click();
  await expect(page.getByLabel("Nom")).toHaveValue("Baume éclat de nuit");

  // It becomes the professional's own, with its picture, and is found among hers.
  await page.getByLabel(/Propriétaire/).selectOption({ label: "Institut Lumière de Peau · Claire Martin" });
  await expect(page.getByText(/Elle quitte le catalogue commun/)).toBeVisible();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("C’est enregistré.")).toBeVisible();
  await expect(card(hers, "Baume éclat de nuit")).toContainText("La vôtre");
  await expect(card(hers, "Baume éclat de nuit").locator("img")).toBeVisible();
  await page.goto(`${list}?proprietaire=professionnels`);
  const theirs = page.getByRole("row", { name: /Baume éclat de nuit/ });
  await expect(theirs).toContainText("Institut Lumière de Peau · Claire Martin");
  await expect(theirs.locator("img")).toBeVisible();

  await theirs.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Désactiver" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Désactiver" }).click();
  await expect(theirs).toContainText("Inactive");
  await expect(card(hers, "Baume éclat de nuit")).toContainText("Désactivée");
  await theirs.getByRole("button", { name: /Actions/ }).click();
  await page.getByRole("menuitem", { name: "Retirer du catalogue…" }).click();
  await page.getByRole("button", { name: "Supprimer définitivement" }).click();
  await expect(page.getByText("C’est supprimé.")).toBeVisible();
  await expect(card(hers, "Baume éclat de nuit")).toHaveCount(0);
  expect(complaints).toEqual([]);
  await hers.context().close();
});
