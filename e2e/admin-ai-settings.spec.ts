import { CLAIRE, signIn, SOPHIE } from "./steps.ts";
import { expect, test } from "./test.ts";
import { demoId } from "../scripts/demo/demoId.ts";

const RESULTS = `/user/diagnosis/results/${demoId("diagnosis", "anais-morel")}?onglet=criteres`;
const SENTENCE = "Ce critère regarde la régularité du teint.";

test("the settings of the analysis are a version: tried on a face, seen live by a professional, restored", async ({
  page,
  browser,
}) => {
  const professional = await browser.newContext();
  const claire = await professional.newPage();
  await signIn(claire, CLAIRE);
  await claire.goto(RESULTS);
  // Looked at and not scored, as its validity card says.
  const observed = claire.getByRole("region", { name: "À observer, sans score" });
  await expect(observed.getByText("Pores", { exact: true }).first()).toBeVisible({ timeout: 150_000 });
  // Its words for what was judged.
  const evenness = claire.locator("li", { hasText: "L’uniformité décrit la régularité" });
  const judged = await evenness.locator(".cn-gauge").innerText();

  await signIn(page, SOPHIE, "/auth/admin");
  await page.getByRole("link", { name: "Paramètres IA" }).click();
  const index = page.getByRole("navigation", { name: "Sections des paramètres" });
  const open = (name: RegExp) => index.getByRole("link", { name }).click();
  await open(/^Âge perçu$/u);
  // An installation opts in to the age model; by default there is nothing to switch on.
  const age = page.getByRole("region", { name: "Âge perçu" });
  await expect(age.getByText(/Le modèle d’âge n’est pas installé sur ce serveur/u)).toBeVisible();
  await expect(age.getByRole("button", { name: "Activer l’âge perçu" })).toBeDisabled();
  await open(/^Test sur un visage/u);
  await page.getByRole("button", { name: "Tester ce visage" }).click();
  const trial = page.getByRole("region", { name: "Tester sur une image de démonstration" });
  await expect(trial.getByText(/^Analysé en/)).toBeVisible({ timeout: 150_000 });

  // Bad input is refused where it is.
  await open(/^Uniformité/u);
  await expect(page).toHaveURL(/section=critere-32/u);
  const good = page.getByRole("textbox", { name: /Point fort/ });
  await good.fill("20");
  await open(/^Moteur/u);
  const save = page.getByRole("button", { name: /^Publier la version/u });
  await save.click();
  await expect(page.getByText(/doit être supérieur au seuil/).last()).toBeVisible();
  await expect(page).toHaveURL(/section=critere-32/u);

  // The face is judged by what is typed; the diagnosis of before keeps its words, its text is today's.
  await good.fill("3");
  await page.getByRole("textbox", { name: /À entretenir/ }).fill("2");
  await page.getByRole("textbox", { name: /^Texte \(obligatoire\)/ }).fill(SENTENCE);
  const preview = page.getByRole("region", { name: /^Aperçu/u });
  await expect(preview.getByText("Teint homogène")).toBeVisible();
  await open(/^Pores/u);
  const state = page.getByRole("radiogroup", { name: "Présentation du critère Pores" });
  await expect(state.getByRole("radio", { name: "Noté" })).toBeDisabled();
  const pores = page.getByRole("region", { name: "Pores", exact: true });
  await expect(pores.getByText(/n’est pas assez juste pour noter ce critère/u)).toBeVisible();
  await state.getByRole("radio", { name: "Masqué" }).check();
  await save.click();
  await expect(page.getByText("Version 2", { exact: true }).first()).toBeVisible();
  await expect(claire.getByText(SENTENCE)).toBeVisible();
  await expect(observed.getByText("Pores", { exact: true })).toHaveCount(0);
  const now = claire.locator("li", { hasText: SENTENCE }).locator(".cn-gauge");
  expect(await now.innerText()).toBe(judged);

  // Somebody else saves in between.
  const second = await page.context().newPage();
  await second.goto("/admin/ai/settings?section=qualite");
  await second.getByLabel("Seuil de qualité").fill("40");
  await open(/^Qualité des photos/u);
  await page.getByLabel("Seuil de qualité").fill("45");
  await second.getByRole("button", { name: /^Publier la version/u }).click();
  await expect(page.getByText("Version 3", { exact: true }).first()).toBeVisible();
  await save.click();
  await expect(page.getByRole("region", { name: "Ce qui a été modifié entre-temps" })).toContainText(
    /Seuil de qualité\s*50/,
  );
  await page.getByRole("button", { name: "Recharger la fiche" }).click();
  await expect(page.getByLabel("Seuil de qualité")).toHaveValue("40");

  // The first version is brought back, for everybody.
  await open(/^Historique/u);
  const history = page.getByRole("region", { name: "Historique" });
  await history.getByText("Version 2", { exact: true }).click();
  await expect(history).toContainText("Pores · Activé");
  await history.getByText("Version 1", { exact: true }).click();
  const restore = { name: "Restaurer la version 1" };
  await history.getByRole("button", restore).click();
  await page.getByRole("alertdialog").getByRole("button", restore).click();
  await expect(page.getByText("Version 4", { exact: true }).first()).toBeVisible();
  await expect(observed.getByText("Pores", { exact: true }).first()).toBeVisible();
  await professional.close();
});
