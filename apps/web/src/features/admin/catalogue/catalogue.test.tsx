import type { Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import type { Recommendation } from "@carnation/domain/routine";
import { parseProfessional } from "@carnation/product/account";
import { parseRecommendation } from "@carnation/product/recommendation";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { listOf } from "../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { openApp, signedIn } from "../../../testing/openApp.tsx";

const shelf = { category: "cosmetics", active: true, picture: null, created: null, warning: "" } as const;
const subcategories = [
  { ...shelf, id: "serum", name: "Sérum", order: 6 },
  { ...shelf, id: "led", name: "LED", category: "other" as const, order: null },
  { ...shelf, id: "laser", name: "Laser", category: "other" as const, active: false, order: null },
];
const claire = parseProfessional("claire", {
  email: "claire@exemple.fr",
  company: "Lumière de peau",
  firstname: "Claire",
  lastname: "Fontaine",
  role: "customer",
  active: true,
  enabled_subcategories: [],
});

const stored = (id: string, name: string, fields: object = {}): Recommendation =>
  parseRecommendation(id, {
    name,
    owner: "world",
    active: true,
    category: "cosmetics",
    subcategory: "subcategories/serum",
    moments: ["evening"],
    weights: { 50: 2, 32: 5 },
    price: 4900,
    picture: `${id}.webp`,
    ...fields,
  });

const vitaminC = stored("vitamin-c", "Sérum vitamine C", { created: new Date("2026-11-02T09:00:00Z") });
const all = [
  vitaminC,
  stored("twin", "SERUM VITAMINE C", { price: null, active: false, weights: {} }),
  stored("led", "LED rouge", { category: "other", subcategory: "subcategories/led", weights: {} }),
  stored("hers", "Baume de l’institut", { owner: "claire", picture: null }),
];

function open(
  path: string,
  commands: Partial<Workspace["recommendations"]> = {},
  recommendations: readonly Recommendation[] = all,
) {
  const known = {
    recommendations: listOf(...recommendations),
    professionals: listOf(claire),
    subcategories: listOf(...subcategories),
    contraindications: listOf({ id: "grossesse", name: "Grossesse", group: "état" as const, created: null }),
  };
  return openApp(
    `/admin/recommendations${path}`,
    memoryWorkspace(known, { recommendations: commands }),
    signedIn("u1", "admin"),
  );
}

const names = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getByRole("rowheader").textContent);

const choose = (name: string, option: string) =>
  userEvent.selectOptions(screen.getAllByRole("combobox", { name: new RegExp(`^${name}`, "u") })[0]!, option);

test("the list is the shared catalogue, with its words; what lacks something and what is there twice is found", async () => {
  open("");
  await screen.findByText("3 recommandations");
  for (const fact of ["2 actives", "3 à compléter", "Catalogue commun"]) screen.getByText(fact);
  expect(names()).toEqual(["LED rouge", "Sérum vitamine C", "SERUM VITAMINE C"]);
  expect(screen.getByRole("row", { name: /^Sérum vitamine C|Sélectionner Sérum/u }).textContent).toMatch(
    /Sérum.*Uniformité.*éclat.*49,00.*Active/u,
  );
  await choose("À compléter", "en double");
  await waitFor(() => expect(names()).toEqual(["Sérum vitamine C", "SERUM VITAMINE C"]));
  await choose("À compléter", "sans prix");
  await waitFor(() => expect(names()).toEqual(["SERUM VITAMINE C"]));
});

test("an address leads to what one professional has added, with its owner beside", async () => {
  open("?proprietaire=claire");
  await screen.findByText("1 recommandation");
  expect(names()).toEqual(["Baume de l’institut"]);
  expect(screen.getByRole("row", { name: /Baume/u }).textContent).toContain(
    "Lumière de peau · Claire Fontaine",
  );
  await choose("Catalogue", "commun");
  await screen.findByText("3 recommandations");
});

test("chosen rows are switched on and off; one without a criterion stays off, by its name", async () => {
  const save = vi.fn<Workspace["recommendations"]["save"]>(() => Promise.resolve());
  open("", { save });
  await userEvent.click(await screen.findByRole("checkbox", { name: "Sélectionner LED rouge" }));
  await userEvent.click(screen.getByRole("button", { name: "Désactiver" }));
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("1\u00A0recommandation ne sera plus proposée.");
  await userEvent.click(within(question).getByRole("button", { name: "Désactiver" }));
  await waitFor(() => expect(save.mock.calls).toEqual([["led", { active: false }]]));
  await userEvent.click(screen.getByRole("checkbox", { name: "Sélectionner SERUM VITAMINE C" }));
  await userEvent.click(screen.getByRole("button", { name: "Activer" }));
  await screen.findByText(/^SERUM VITAMINE C : Ciblez d’abord au moins un critère/u);
  expect(save).toHaveBeenCalledOnce();
});

test("a recommendation is added to the shared catalogue, or for a professional; who calls it as another is told", async () => {
  const add = vi.fn<Workspace["recommendations"]["add"]>(() => Promise.resolve());
  open("/add", { add });
  const name = await screen.findByRole("textbox", { name: /Nom/u });
  await userEvent.click(name);
  await userEvent.paste("sérum vitamine c");
  await screen.findByText(/porte déjà ce nom/u);
  await userEvent.clear(name);
  await userEvent.paste("Masque LED maison");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: /Propriétaire/u }), "claire");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: /Catégorie/u }), "other");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: /Sous-catégorie/u }), "led");
  screen.getByText(/ne pratique pas cette sous-catégorie/u);
  expect(screen.queryByRole("option", { name: /Laser/u })).toBeNull();
  await userEvent.click(screen.getByRole("checkbox", { name: "En cabine" }));
  await userEvent.click(screen.getByRole("button", { name: "Ajouter" }));
  await screen.findAllByText("Pour activer la recommandation, ciblez au moins un critère.");
  expect(add).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("switch", { name: /Proposée/u }));
  await userEvent.click(screen.getByRole("button", { name: "Ajouter" }));
  await screen.findByText("C’est enregistré.");
  expect(add.mock.calls[0]?.[0]).toMatchObject({
    name: "Masque LED maison",
    owner: "claire",
    subcategory: "subcategories/led",
    active: false,
    order: null,
  });
});

test("the form says in how many routines it is, what becomes of it elsewhere, and what the client reads", async () => {
  const save = vi
    .fn<Workspace["recommendations"]["save"]>()
    .mockRejectedValueOnce(new CarnationError("aborted"))
    .mockResolvedValue();
  open("/edit/vitamin-c", { save, countUse: () => Promise.resolve(12) });
  await screen.findByText(/^Utilisée dans 12 routines, créée le /u);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: /Propriétaire/u }), "claire");
  screen.getByText(/Elle quitte le catalogue commun/u);
  await userEvent.click(screen.getByRole("textbox", { name: /Mode d’emploi/u }));
  await userEvent.paste("Deux gouttes le matin.");
  const preview = screen.getByRole("complementary", { name: "Aperçu client" });
  expect(preview.textContent).toContain("Deux gouttes le matin.");
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  const conflict = await screen.findByText(/modifié/u);
  expect(conflict).toBeDefined();
  expect(save.mock.calls[0]).toMatchObject(["vitamin-c", { owner: "claire" }, { id: "vitamin-c" }]);
});

test("the routines of a recommendation are told before it goes, and switching it off is offered first", async () => {
  const remove = vi.fn<Workspace["recommendations"]["remove"]>(() => Promise.resolve());
  open("/edit/vitamin-c", { remove, countUse: () => Promise.resolve(2) });
  await userEvent.click(await screen.findByRole("button", { name: "Retirer du catalogue…" }));
  const question = await screen.findByRole("dialog");
  await within(question).findByText(/2 routines enregistrées la contiennent et ne changeront pas/u);
  within(question).getByRole("button", { name: "Désactiver" });
  await userEvent.click(within(question).getByRole("button", { name: "Supprimer définitivement" }));
  await screen.findByText("C’est supprimé.");
  expect(remove.mock.calls[0]?.[0]).toMatchObject({
    id: "vitamin-c",
    owner: "world",
    picture: "vitamin-c.webp",
  });
});

test("two lists that are whole, though together longer than one may be, are not called cut", async () => {
  const many = (count: number, owner: string) =>
    Array.from({ length: count }, (_, index) =>
      stored(`${owner}${index}`, `Soin ${owner} ${index}`, { owner }),
    );
  open("", { countAll: () => Promise.resolve(400) }, [...many(400, "world"), ...many(150, "claire")]);
  expect(await screen.findByText(/^400.recommandations$/u)).toBeDefined();
  // Until they are counted there may be more.
  await waitFor(() => expect(screen.queryByText(/premières/u)).toBeNull());
});

test("an owner beyond the first professionals is found on the server, and stored", async () => {
  const add = vi.fn<Workspace["recommendations"]["add"]>(() => Promise.resolve());
  const listed = Array.from({ length: 200 }, (_, index) =>
    parseProfessional(`p${index}`, { email: `p${index}@exemple.fr`, company: `Cabinet ${index}` }),
  );
  const zoe = parseProfessional("zoe", { email: "zoe@exemple.fr", company: "Institut Zoé" });
  const search = vi.fn(() => Promise.resolve([zoe]));
  const workspace = memoryWorkspace(
    {
      professionals: listOf(...listed),
      subcategories: listOf(...subcategories),
      contraindications: listOf(),
      recommendations: listOf(),
    },
    { recommendations: { add }, professionals: { search } },
  );
  openApp("/admin/recommendations/add", workspace, signedIn("u1", "admin"));
  await userEvent.click(await screen.findByRole("textbox", { name: /Nom/u }));
  await userEvent.paste("Baume");
  const owner = screen.getByRole("combobox", { name: /Propriétaire/u });
  await userEvent.clear(owner);
  await userEvent.type(owner, "zoé");
  await userEvent.click(await screen.findByRole("option", { name: /Institut Zoé/u }));
  expect(search).toHaveBeenLastCalledWith("zoé");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: /Sous-catégorie/u }), "serum");
  await userEvent.click(screen.getByRole("checkbox", { name: "Soir" }));
  await userEvent.click(screen.getByRole("switch", { name: /Proposée/u }));
  await userEvent.click(screen.getByRole("button", { name: "Ajouter" }));
  await waitFor(() => expect(add).toHaveBeenCalledTimes(1));
  expect(add.mock.calls[0]?.[0]).toMatchObject({ name: "Baume", owner: "zoe" });
});
