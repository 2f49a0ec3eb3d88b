import type { Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import type { SettledPrices } from "@carnation/domain/internal/recommendation";
import { emptyRoutine, type Recommendation, type Subcategory } from "@carnation/domain/routine";
import { type Customer, parseCustomer } from "@carnation/product/customer";
import { parseProfile } from "@carnation/product/profile";
import { parseRecommendation } from "@carnation/product/recommendation";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { diagnosisOf, documentOf, listOf } from "../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { openApp } from "../../../testing/openApp.tsx";

const subcategory = (id: string, name: string, category: Subcategory["category"]): Subcategory => ({
  id,
  name,
  category,
  active: true,
  picture: null,
  created: null,
  order: null,
  warning: "",
});
const subcategories = [
  subcategory("serum", "Sérum", "cosmetics"),
  subcategory("led", "LED (lumière douce)", "other"),
];
const pregnancy = { id: "grossesse", name: "Grossesse", group: "état", created: null } as const;

const one = (id: string, fields: Record<string, unknown>): Recommendation =>
  parseRecommendation(id, {
    owner: "world",
    active: true,
    category: "cosmetics",
    subcategory: "subcategories/serum",
    moments: ["evening"],
    weights: { 50: 3 },
    price: 4900,
    ...fields,
  });
const retinol = one("retinol", { name: "Sérum rétinol", contraindications: ["contraindications/grossesse"] });
const masked = one("masked", { name: "Sérum masqué" });
const session = one("session", { name: "Séance LED", category: "other", subcategory: "subcategories/led" });
const mine = one("mine", { name: "Sérum maison", owner: "u1", updated: new Date("2026-11-20T10:00:00Z") });
const off = one("off", { name: "Sérum retiré", owner: "u1", active: false });

const profile = documentOf(
  parseProfile("u1", { email: "c@exemple.fr", active: true, enabled_subcategories: ["subcategories/led"] }),
);
const finished = diagnosisOf({ id: "d1" });

function open(
  path: string,
  commands: Partial<Workspace["catalogue"]> = {},
  diagnoses: Partial<Workspace["diagnoses"]> = {},
  known: readonly Recommendation[] = [retinol, masked, session, mine, off],
  customers: readonly Customer[] = [],
) {
  const prices: SettledPrices = new Map([["masked", { uid: "u1", price: null, hidden: true }]]);
  const workspace = memoryWorkspace(
    {
      profile,
      recommendations: listOf(...known),
      activeSubcategories: listOf(...subcategories),
      contraindications: listOf(pregnancy),
      diagnoses: listOf(finished),
      customers: listOf(...customers),
      prices: documentOf(prices),
    },
    { diagnoses, catalogue: commands },
  );
  return openApp(`/user/recommendations${path}`, workspace);
}

/** The names of the rows. */
const names = () =>
  screen
    .queryAllByRole("rowheader")
    .map((cell) => cell.querySelector("[data-row-link]")?.textContent ?? cell.textContent);

const row = (name: string) => screen.getByRole("row", { name: new RegExp(name, "u") });
const preview = () => screen.getByRole("complementary", { name: "Aperçu" });

/** In jsdom the window is wide: what can be done with a row stands in the preview. */
async function choose(name: string, action: string): Promise<void> {
  await screen.findByRole("table");
  await userEvent.click(within(row(name)).getAllByRole("cell")[0]!);
  await userEvent.click(await screen.findByRole("button", { name: `Actions pour ${name}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: action }));
}

/** By the keyboard: jsdom captures no pointer. */
async function takeBack(): Promise<void> {
  (await screen.findByRole("button", { name: "Annuler" })).focus();
  await userEvent.keyboard("{Enter}");
}

/** Types a text at once: a letter after the other draws all of the page as often. */
async function write(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

test("the list tells its parts with their counts, leaves out what is hidden, and is searched and filtered", async () => {
  open("");
  await screen.findByRole("table", { name: "Recommandations" });
  expect(names()).toEqual(["Séance LED", "Sérum maison", "Sérum rétinol", "Sérum retiré"]);
  expect(row("Sérum rétinol").textContent).toMatch(/Éclat.*Sérum.*Soir.*Grossesse.*49,00.€.*Proposée/u);
  expect(row("Sérum maison").textContent).toMatch(/Aucune.*La vôtre/u);
  expect(row("Sérum retiré").textContent).toContain("Désactivée");
  await userEvent.click(screen.getByRole("radio", { name: /Autres soins.*1/u }));
  expect(names()).toEqual(["Séance LED"]);
  await userEvent.click(screen.getByRole("radio", { name: /Cosmétiques.*3/u }));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: /^État/u }), "les vôtres");
  expect(names()).toEqual(["Sérum maison", "Sérum retiré"]);
  expect(screen.getByText(/^2.sur 5, triées par nom$/u)).toBeDefined();
  await write(screen.getByRole("searchbox"), "RETIRE");
  await waitFor(() => expect(names()).toEqual(["Sérum retiré"]));
  await write(screen.getByRole("searchbox"), "zzz");
  await screen.findByText("Aucune recommandation ne correspond");
  const nothing = screen.getByText("Aucune recommandation ne correspond").parentElement!;
  await userEvent.click(within(nothing).getByRole("button", { name: "Effacer les filtres" }));
  await waitFor(() => expect(names()).toHaveLength(4));
});

test("a moment and a criterion filter the list, a header sorts it, and the address keeps both", async () => {
  const { router } = open("?moment=soir&critere=50&tri=-name");
  await screen.findByRole("table");
  expect(names()).toEqual(["Sérum retiré", "Sérum rétinol", "Sérum maison", "Séance LED"]);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: /^Moment/u }), "matin");
  await screen.findByText("Aucune recommandation ne correspond");
  expect(router.state.location.search).toBe("?moment=matin&critere=50&tri=-name");
});

test("the preview follows the row in hand: arrows travel, the search is a key away, R asks for a routine", async () => {
  const { router } = open("");
  await screen.findByRole("table");
  await userEvent.keyboard("/");
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement?.textContent).toBe("Séance LED");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(document.activeElement?.textContent).toBe("Sérum rétinol");
  expect(row("Sérum rétinol").getAttribute("aria-current")).toBe("true");
  expect(within(preview()).getByRole("heading").textContent).toBe("Sérum rétinol");
  expect(preview().textContent).toMatch(/Éclatpoids 3 sur 5.*Grossesse/u);
  await userEvent.keyboard("r");
  const dialog = await screen.findByRole("dialog", { name: "Ajouter à une routine" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Annuler" }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Sérum rétinol"));
  await userEvent.keyboard("{Escape}");
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(router.state.location.pathname).toBe("/user/recommendations/retinol"));
});

test("a press beside the name of a row shows it in the preview, and opens nothing", async () => {
  const { router } = open("");
  await screen.findByRole("table");
  expect(within(preview()).getByRole("heading").textContent).toBe("Séance LED");
  await userEvent.click(within(row("Sérum maison")).getByText("La vôtre"));
  expect(within(preview()).getByRole("heading").textContent).toBe("Sérum maison");
  expect(router.state.location.pathname).toBe("/user/recommendations");
});

test("the address of the list says what it shows, the search a moment later; the menu leads back to all of it", async () => {
  const { router } = open("?recherche=rétinol");
  await screen.findByRole("table");
  expect(names()).toEqual(["Sérum rétinol"]);
  await userEvent.clear(screen.getByRole("searchbox"));
  await write(screen.getByRole("searchbox"), "maison");
  expect(names()).toEqual(["Sérum maison"]);
  await waitFor(() => expect(router.state.location.search).toBe("?recherche=maison"));
  await userEvent.click(screen.getAllByRole("link", { name: "Recommandations" })[0]!);
  await waitFor(() => expect(names()).toHaveLength(4));
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("");
  await act(() => router.navigate(-1));
  await waitFor(() => expect(names()).toEqual(["Sérum maison"]));
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("maison");
});

test("a hidden recommendation is found where the list says so, and shown again", async () => {
  const setHidden = vi.fn<Workspace["catalogue"]["setHidden"]>(() => Promise.resolve());
  open("", { setHidden });
  await userEvent.click(await screen.findByRole("button", { name: "La revoir" }));
  await screen.findAllByText("Sérum masqué");
  expect(names()).toEqual(["Sérum masqué"]);
  expect(screen.queryByRole("link", { name: "Sérum masqué" })).toBeNull();
  await choose("Sérum masqué", "Afficher de nouveau");
  await screen.findByText(/de nouveau affichée/);
  expect(setHidden.mock.calls).toEqual([["masked", false]]);
});

test("a hidden recommendation can be shown again at once; a failure says why", async () => {
  const setHidden = vi
    .fn<Workspace["catalogue"]["setHidden"]>()
    .mockRejectedValueOnce(new CarnationError("offline"))
    .mockResolvedValue();
  open("", { setHidden });
  await choose("Sérum rétinol", "Masquer");
  await screen.findByText(/hors connexion|votre connexion|la connexion/i);
  await choose("Sérum rétinol", "Masquer");
  await takeBack();
  await waitFor(() => expect(setHidden).toHaveBeenLastCalledWith("retinol", false));
});

test("a shared recommendation gets a price of one's own; an amount that is none is refused, an empty one is the catalogue's", async () => {
  const saving = Promise.withResolvers<void>();
  const setPrice = vi.fn<Workspace["catalogue"]["setPrice"]>(() => saving.promise);
  open("", { setPrice });
  await choose("Sérum rétinol", "Personnaliser mon prix");
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toMatch(/catalogue commun.: 49,00.€/u);
  const price = within(dialog).getByRole("textbox", { name: /Mon prix/ });
  await write(price, "-5");
  await userEvent.click(within(dialog).getByRole("button", { name: "Enregistrer le prix" }));
  expect(setPrice).not.toHaveBeenCalled();
  await userEvent.clear(price);
  await write(price, "45,50");
  await userEvent.click(within(dialog).getByRole("button", { name: "Enregistrer le prix" }));
  // What is typed while it is saved would be lost with the answer.
  await waitFor(() => expect((price as HTMLInputElement).readOnly).toBe(true));
  saving.resolve();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(setPrice.mock.calls).toEqual([["retinol", 4550]]);
});

test("a row that goes gives its place in the preview to the next, and the focus stays", async () => {
  const tell: { prices: ((known: ReturnType<typeof documentOf<SettledPrices>>) => void) | null } = {
    prices: null,
  };
  open("", {
    watchPrices: (next) => {
      tell.prices = next;
      next(documentOf<SettledPrices>(new Map()));
      return () => undefined;
    },
    setHidden: () => {
      tell.prices?.(documentOf(new Map([["retinol", { uid: "u1", price: null, hidden: true }]])));
      return Promise.resolve();
    },
  });
  await choose("Sérum rétinol", "Masquer");
  await waitFor(() => expect(names()).not.toContain("Sérum rétinol"));
  expect(within(preview()).getByRole("heading").textContent).toBe("Sérum retiré");
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test("a row that goes leaves the focus in the list where there is no room for a preview", async () => {
  const matches = (query: string) => ({
    matches: true,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  });
  vi.stubGlobal("matchMedia", matches);
  const known: { tell: ((prices: ReturnType<typeof documentOf<SettledPrices>>) => void) | null } = {
    tell: null,
  };
  open("", {
    watchPrices: (next) => {
      known.tell = next;
      next(documentOf<SettledPrices>(new Map()));
      return () => undefined;
    },
    setHidden: () => {
      known.tell?.(documentOf(new Map([["retinol", { uid: "u1", price: null, hidden: true }]])));
      return Promise.resolve();
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Actions sur Sérum rétinol" }));
  expect(screen.queryByRole("complementary", { name: "Aperçu" })).toBeNull();
  await userEvent.click(await screen.findByRole("menuitem", { name: "Masquer" }));
  await waitFor(() => expect(names()).not.toContain("Sérum rétinol"));
  await waitFor(() =>
    expect(document.activeElement?.contains(screen.getByRole("table", { name: "Recommandations" }))).toBe(
      true,
    ),
  );
  expect(document.activeElement).not.toBe(document.body);
});

test("a shared recommendation is hidden from its page too, and the list says so", async () => {
  const setHidden = vi.fn<Workspace["catalogue"]["setHidden"]>(() => Promise.resolve());
  const { router } = open("/retinol", { setHidden });
  await userEvent.click(await screen.findByRole("button", { name: "Actions pour Sérum rétinol" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Masquer" }));
  await screen.findByText(/masquée\. Elle ne sera plus proposée/u);
  expect(router.state.location.pathname).toBe("/user/recommendations");
  expect(setHidden.mock.calls).toEqual([["retinol", true]]);
});

test("a recommendation of her own is switched off, which can be taken back", async () => {
  const update = vi.fn<Workspace["catalogue"]["update"]>(() => Promise.resolve());
  open("", { update });
  await choose("Sérum maison", "Désactiver");
  await takeBack();
  await waitFor(() =>
    expect(update.mock.calls.map(([id, fields]) => [id, fields])).toEqual([
      ["mine", { active: false }],
      ["mine", { active: true }],
    ]),
  );
});

test("the list invites a professional without a recommendation of her own to make the first", async () => {
  open("?source=miennes", {}, {}, [retinol]);
  await screen.findByText("Créez votre première recommandation");
  expect(names()).toEqual([]);
});

test("a recommendation with contraindications is not said to have none before they are read", async () => {
  const unread = { watch: () => () => undefined, watchAll: () => () => undefined };
  const workspace = memoryWorkspace({
    profile,
    recommendations: listOf(retinol),
    activeSubcategories: listOf(...subcategories),
    diagnoses: listOf(finished),
  });
  openApp("/user/recommendations/retinol", {
    ...workspace,
    contraindications: { ...workspace.contraindications, ...unread },
  });
  const precautions = await screen.findByRole("region", { name: "Usage et précautions" });
  expect(precautions.textContent).toContain("1, dont le nom n’est pas encore lu");
  expect(precautions.textContent).not.toContain("Aucune");
});

test("the page of a recommendation tells what it answers and forbids, and how well it answers a diagnosis", async () => {
  const scoreOf = vi.fn<Workspace["diagnoses"]["scoreOf"]>(() =>
    Promise.resolve({ score: 72, terms: [{ criterion: 50, weight: 3, band: "poor", need: 2 }] }),
  );
  open("/retinol", {}, { scoreOf });
  await screen.findByRole("heading", { level: 1, name: "Sérum rétinol" });
  expect(screen.getByRole("region", { name: "Critères concernés" }).textContent).toMatch(
    /Éclat.*poids 3 sur 5/u,
  );
  const precautions = screen.getByRole("region", { name: "Usage et précautions" });
  await waitFor(() => expect(precautions.textContent).toContain("Grossesse"));
  await userEvent.click(screen.getByRole("button", { name: "Comparer à un diagnostic" }));
  const dialog = await screen.findByRole("dialog");
  await userEvent.selectOptions(within(dialog).getByRole("combobox"), "d1");
  await within(dialog).findByText(/sur 100/);
  expect(dialog.textContent).toMatch(/72 sur 100.*ÉclatPrioritépoids 3/u);
  expect(scoreOf.mock.calls).toEqual([["retinol", "d1"]]);
});

test.each(["/off", "/masked", "/inconnue", "/edit/retinol"])("%s: not there for her", async (path) => {
  open(path);
  await screen.findByText("Cet élément n’existe plus ou a été supprimé.");
  expect(screen.queryByRole("button", { name: /Ajouter à une routine|Enregistrer/ })).toBeNull();
});

test("a recommendation joins the routine of a finished diagnosis, in the version that was read", async () => {
  const saveRoutine = vi.fn<Workspace["diagnoses"]["saveRoutine"]>(() => Promise.resolve({ version: 1 }));
  const { router } = open("/retinol", {}, { saveRoutine });
  await userEvent.click(await screen.findByRole("button", { name: "Ajouter à une routine" }));
  const adding = { name: "Ajouter et ouvrir la routine" };
  await userEvent.click(await screen.findByRole("button", adding));
  await screen.findByText("Choisissez un diagnostic.");
  await userEvent.selectOptions(screen.getByRole("combobox"), "d1");
  const proposed = await screen.findByRole("link", { name: "ouvrez-la d’abord" });
  expect(proposed.getAttribute("href")).toBe("/user/diagnosis/routine/d1");
  await userEvent.click(screen.getByRole("button", adding));
  await waitFor(() => expect(router.state.location.pathname).toBe("/user/diagnosis/routine/d1"));
  const [saved] = saveRoutine.mock.calls[0]!;
  expect(saved).toMatchObject({
    ...emptyRoutine,
    diagnosisId: "d1",
    evening: [{ recommendation: "retinol" }],
  });
});

test("a contraindication is said before a product joins the routine, and why it is kept goes with it", async () => {
  const saveRoutine = vi.fn<Workspace["diagnoses"]["saveRoutine"]>(() => Promise.resolve({ version: 1 }));
  const anais = parseCustomer("anais", {
    firstname: "Anaïs",
    lastname: "Morel",
    email: "a@exemple.fr",
    contraindications: ["contraindications/grossesse"],
  });
  const { watchAll } = memoryWorkspace({ diagnoses: listOf({ ...finished, customer: "anais" }) }).diagnoses;
  open("/retinol", {}, { saveRoutine, watchAll }, undefined, [anais]);
  await userEvent.click(await screen.findByRole("button", { name: "Ajouter à une routine" }));
  await userEvent.selectOptions(await screen.findByRole("combobox"), "d1");
  await screen.findByText(/À éviter pour cette personne.: Grossesse\./u);
  await write(screen.getByRole("textbox", { name: "Pourquoi la garder" }), "Après avis médical");
  await userEvent.click(screen.getByRole("button", { name: "Ajouter et ouvrir la routine" }));
  await waitFor(() => expect(saveRoutine).toHaveBeenCalledOnce());
  expect(saveRoutine.mock.calls[0]![0].evening).toMatchObject([{ override: "Après avis médical" }]);
});

test("a product that the routine has already is refused by its moment", async () => {
  const saveRoutine = vi.fn<Workspace["diagnoses"]["saveRoutine"]>();
  const step = {
    id: "s1",
    recommendation: "retinol",
    label: "",
    place: 0,
    quantity: 1,
    frequency: "",
    note: "",
    override: null,
  };
  const routine = { ...emptyRoutine, evening: [step] };
  const { watchAll } = memoryWorkspace({ diagnoses: listOf({ ...finished, routine }) }).diagnoses;
  open("/retinol", {}, { saveRoutine, watchAll });
  await userEvent.click(await screen.findByRole("button", { name: "Ajouter à une routine" }));
  await userEvent.selectOptions(await screen.findByRole("combobox"), "d1");
  await userEvent.click(screen.getByRole("button", { name: "Ajouter et ouvrir la routine" }));
  await screen.findByText(/déjà présent à ce moment/);
  expect(saveRoutine).not.toHaveBeenCalled();
});
