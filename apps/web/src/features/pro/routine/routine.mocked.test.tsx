import type { DocumentState, OnNext, Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { parseContraindication } from "@carnation/domain/internal/contraindication";
import { parseSubcategory } from "@carnation/domain/internal/subcategory";
import { type DiagnosisResult, parseDiagnosisResult } from "@carnation/domain/result";
import { emptyRoutine, type Recommendation, type Routine } from "@carnation/domain/routine";
import type { DisplaySettings } from "@carnation/product/ai-settings";
import { type Customer, parseCustomer } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { parseProfile } from "@carnation/product/profile";
import { parseRecommendation } from "@carnation/product/recommendation";
import type { SaveRoutineRequest } from "@carnation/product/routine";
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { diagnosisOf, documentOf, everyScore, listOf } from "../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { openApp } from "../../../testing/openApp.tsx";

vi.mock("../../../shared/pdf/openPdf.ts", () => ({
  openPdf: () =>
    Promise.resolve({
      pages: [{ number: 1, ratio: 0.7, text: "Matin", draw: () => Promise.resolve() }],
      close: () => undefined,
    }),
}));
// The first test loads the shells and pages, which takes seconds on a cold and busy machine.
// jsdom has no pointer capture, which the toasts ask for.
Element.prototype.hasPointerCapture = () => false;
afterEach(() => sessionStorage.clear());

const entry = (id: number, value: number) => ({
  algorithm_version_id: id,
  result: { area_results: [{ area_name: "face", main_metric: { value } }] },
});
/** Dull, with red cheeks. */
const dull = parseDiagnosisResult([entry(50, 30), entry(30, 46), entry(35, 95)]);
const inOrder = parseDiagnosisResult([entry(50, 95), entry(30, 95), entry(35, 95)]);

const care = (id: string, name: string, fields: Readonly<Record<string, unknown>>): Recommendation =>
  parseRecommendation(id, {
    name,
    owner: "world",
    active: true,
    category: "cosmetics",
    subcategory: "subcategories/serum",
    moments: ["evening"],
    frequency: "tous les soirs",
    price: 3900,
    ...fields,
  });
const catalogue = [
  care("calm", "Sérum calme", { weights: { 30: 5 }, use: "Deux gouttes" }),
  care("glow", "Sérum éclat", { weights: { 50: 3, 35: 3 }, price: null }),
  care("acid", "Lotion aux acides", {
    subcategory: "subcategories/lotion",
    weights: { 50: 5 },
    contraindications: ["contraindications/grossesse"],
  }),
  care("cream", "Crème de nuit", { subcategory: "subcategories/creme", weights: { 30: 2 } }),
  care("sun", "Protection solaire SPF 50", { subcategory: "subcategories/solaire", moments: ["morning"] }),
];
const subcategories = [
  ["lotion", "Lotion"],
  ["serum", "Sérum"],
  ["creme", "Crème de nuit"],
  ["solaire", "Protection solaire"],
].map(([id = "", name], order) =>
  parseSubcategory(id, { name, category: "cosmetics", active: true, order: order + 1 }),
);
const contraindications = [parseContraindication("grossesse", { name: "Grossesse" })];
const anais = (fields = {}): Customer =>
  parseCustomer("anais", {
    firstname: "Anaïs",
    lastname: "Morel",
    email: "anais@exemple.fr",
    consent: true,
    ...fields,
  });

const step = (id: string, recommendation: string, label: string) => ({
  id,
  recommendation,
  label,
  place: 1,
  quantity: 1,
  frequency: "",
  note: "",
  override: null,
});
const saved: Routine = {
  ...emptyRoutine,
  evening: [step("s1", "calm", "Sérum calme"), step("s2", "cream", "Crème de nuit")],
  version: 3,
};

interface Case {
  readonly diagnosis?: Partial<Diagnosis>;
  readonly customer?: Customer | null;
  readonly result?: () => Promise<DiagnosisResult>;
  readonly recommendations?: readonly Recommendation[];
  readonly save?: Workspace["diagnoses"]["saveRoutine"];
  readonly add?: Workspace["catalogue"]["add"];
  readonly prescriptions?: Partial<Workspace["prescriptions"]>;
  readonly settings?: DisplaySettings;
}

/** Opens the routine of a diagnosis; gives what tells another state of it. */
function open({
  diagnosis = {},
  customer = anais(),
  result,
  recommendations = catalogue,
  save,
  add,
  prescriptions,
  settings = everyScore.value,
}: Case = {}) {
  const stored = diagnosisOf({ id: "d1", customer: customer?.id ?? null, ...diagnosis });
  let told: OnNext<DocumentState<Diagnosis>> = () => undefined;
  const saveRoutine = vi.fn(save ?? (() => Promise.resolve({ version: stored.routine.version + 1 })));
  const base = memoryWorkspace(
    {
      profile: documentOf(parseProfile("u1", { email: "claire@exemple.fr", active: true })),
      customers: listOf(...(customer ? [customer] : [])),
      contraindications: listOf(...contraindications),
      recommendations: listOf(...recommendations),
      activeSubcategories: listOf(...subcategories),
    },
    {
      diagnoses: {
        watch: (_id, onNext) => {
          told = onNext;
          onNext(documentOf(stored));
          return () => undefined;
        },
        result: result ?? (() => Promise.resolve(dull)),
        saveRoutine,
      },
    },
  );
  const workspace: Workspace = {
    ...base,
    catalogue: { ...base.catalogue, ...(add ? { add } : {}) },
    prescriptions: { ...base.prescriptions, ...prescriptions },
    displaySettings: {
      watch: (onNext) => {
        onNext(documentOf(settings));
        return () => undefined;
      },
    },
  };
  const app = openApp("/user/diagnosis/routine/d1", workspace);
  const tell = (routine: Routine): void => act(() => told(documentOf({ ...stored, routine })));
  return { ...app, saveRoutine, tell };
}

const column = async (title: string): Promise<HTMLElement> =>
  (await screen.findByRole("heading", { name: new RegExp(`^${title}`, "u") })).closest("section")!;
const namesIn = async (title: string): Promise<string[]> =>
  within(await column(title))
    .queryAllByRole("listitem")
    .map((item) => item.querySelector(".cn-routine__name")?.textContent ?? "");
const button = (name: RegExp | string): Promise<HTMLButtonElement> => screen.findByRole("button", { name });
const saveNow = async (): Promise<void> => userEvent.click(await button("Enregistrer"));
/** Takes an entry of the menu of a step, of its first moment. */
const choose = async (step: string, entry: string): Promise<void> => {
  const name = new RegExp(`^Actions pour «\\s${step}\\s»`, "u");
  await userEvent.click((await screen.findAllByRole("button", { name }))[0]!);
  await userEvent.click(await screen.findByRole("menuitem", { name: entry }));
};
const moveFirst = async (label: RegExp): Promise<void> => {
  (await button(label)).focus();
  await userEvent.keyboard("{ArrowDown}");
};
const lastSaved = (saveRoutine: {
  readonly mock: { readonly lastCall?: readonly [SaveRoutineRequest] | undefined };
}): SaveRoutineRequest => saveRoutine.mock.lastCall![0];

test("care for the diagnosis is proposed with its reasons and prices, and saved as it stands", async () => {
  const { saveRoutine, tell } = open();
  expect(await namesIn("Soir")).toEqual(["Lotion aux acides", "Sérum calme", "Crème de nuit"]);
  const evening = await column("Soir");
  expect(within(evening).getByText(/^Proposé car : Éclat \(priorité\)$/u)).toBeDefined();
  expect(within(evening).getByText("Tous les soirs · Deux gouttes")).toBeDefined();
  expect(within(evening).getAllByText(/39,00/u)).toHaveLength(3);
  expect(screen.getByText("Proposition à partir du diagnostic, pas encore enregistrée")).toBeDefined();
  await userEvent.click(within(evening).getAllByRole("button", { name: "Augmenter la quantité" })[0]!);
  await saveNow();
  expect(lastSaved(saveRoutine)).toMatchObject({ diagnosisId: "d1", version: 0, discount: 0 });
  expect(lastSaved(saveRoutine).evening.map(({ quantity }) => quantity)).toEqual([2, 1, 1]);
  expect(lastSaved(saveRoutine).nextPhoto).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
  expect(await screen.findByText(/^Enregistrée à/u)).toBeDefined();
  const request = lastSaved(saveRoutine);
  tell({ ...emptyRoutine, ...(request as Omit<Routine, "version">), version: 1 });
  expect(screen.getByText(/^Enregistrée à/u)).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a changed order outlives a reload and a dead server, and is saved at the second try", async () => {
  const first = open({ diagnosis: { routine: saved } });
  await moveFirst(/^Déplacer «\sSérum calme\s»/u);
  expect(await namesIn("Soir")).toEqual(["Crème de nuit", "Sérum calme"]);
  first.unmount();
  const { saveRoutine } = open({ diagnosis: { routine: { ...saved, discount: 5 } } });
  expect(await namesIn("Soir")).toEqual(["Crème de nuit", "Sérum calme"]);
  expect(screen.getByText(/^Modifications non enregistrées/u)).toBeDefined();
  saveRoutine.mockRejectedValueOnce(new CarnationError("unavailable"));
  await saveNow();
  expect(await screen.findByText(/momentanément indisponible/u)).toBeDefined();
  expect(await namesIn("Soir")).toEqual(["Crème de nuit", "Sérum calme"]);
  await saveNow();
  // What the quote took off meanwhile stays.
  expect(lastSaved(saveRoutine)).toMatchObject({ version: 3, discount: 5 });
  expect(lastSaved(saveRoutine).evening.map(({ id }) => id)).toEqual(["s2", "s1"]);
  await waitFor(() => expect(screen.queryByText(/^Modifications non enregistrées/u)).toBeNull());
});

test("a removed step comes back where it stood", async () => {
  open({ diagnosis: { routine: saved } });
  await userEvent.click(await button(/^Actions pour «\sSérum calme\s»/u));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Retirer de la routine" }));
  expect(await namesIn("Soir")).toEqual(["Crème de nuit"]);
  await userEvent.click(await button("Annuler"));
  expect(await namesIn("Soir")).toEqual(["Sérum calme", "Crème de nuit"]);
});

test("a step is replaced by what fills its place, and by anything that is looked for", async () => {
  const { saveRoutine } = open({ diagnosis: { routine: saved } });
  await choose("Sérum calme", "Remplacer");
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getAllByRole("article")).toHaveLength(1);
  await userEvent.click(within(dialog).getByRole("button", { name: /^Choisir «\sSérum éclat\s»/u }));
  expect(await namesIn("Soir")).toEqual(["Sérum éclat", "Crème de nuit"]);
  expect(within(await column("Soir")).getByText("Prix à saisir")).toBeDefined();
  await choose("Sérum éclat", "Remplacer");
  await userEvent.type(await screen.findByLabelText("Chercher dans le catalogue"), "solaire");
  await userEvent.click(await button(/^Choisir «\sProtection solaire/u));
  expect(await namesIn("Soir")).toEqual(["Protection solaire SPF 50", "Crème de nuit"]);
  await saveNow();
  expect(lastSaved(saveRoutine).evening.map(({ recommendation }) => recommendation)).toEqual([
    "sun",
    "cream",
  ]);
});

test("care that is set aside is said with its reason, and taken with a written one only", async () => {
  const customer = anais({ contraindications: ["users/u1/contraindications/grossesse"] });
  const { saveRoutine } = open({ customer });
  expect(await namesIn("Soir")).toEqual(["Sérum calme", "Crème de nuit"]);
  expect(screen.getByRole("heading", { name: "Écarté pour cette personne" })).toBeDefined();
  await userEvent.click(await button(/^Garder malgré tout «\sLotion aux acides\s»/u));
  await userEvent.click(await button("Garder avec cette raison"));
  expect(screen.getByText("Écrivez pourquoi vous gardez cette étape.")).toBeDefined();
  await userEvent.type(screen.getByLabelText(/^Raison de garder/u), "Accord de sa sage-femme.");
  await userEvent.click(await button("Garder avec cette raison"));
  expect(await namesIn("Soir")).toEqual(["Lotion aux acides", "Sérum calme", "Crème de nuit"]);
  expect(screen.getByText(/Gardée : « Accord de sa sage-femme\. »/u)).toBeDefined();
  await saveNow();
  expect(lastSaved(saveRoutine).evening[0]).toMatchObject({ override: "Accord de sa sage-femme." });
});

test("a proposal is saved without a reason where the settings set nothing aside", async () => {
  const settings = everyScore.value;
  const recommendations = { ...settings.recommendations, excludeContraindicated: false };
  const customer = anais({ contraindications: ["users/u1/contraindications/grossesse"] });
  const { saveRoutine } = open({ customer, settings: { ...settings, recommendations } });
  expect(await namesIn("Soir")).toEqual(["Lotion aux acides", "Sérum calme", "Crème de nuit"]);
  await saveNow();
  expect(lastSaved(saveRoutine).evening.map(({ override }) => override)).toEqual([null, null, null]);
  expect(screen.queryByText(/Écrivez pourquoi/u)).toBeNull();
});

test("a contraindication that was ticked since keeps the routine back until a reason is written", async () => {
  const customer = anais({ contraindications: ["users/u1/contraindications/grossesse"] });
  const routine = { ...saved, evening: [step("s1", "acid", "Lotion aux acides")] };
  const { saveRoutine, router } = open({ customer, diagnosis: { routine } });
  expect(await screen.findByText(/contre-indication \(Grossesse\)/u)).toBeDefined();
  await userEvent.click(await button("Préparer le devis"));
  expect(await screen.findByRole("alert")).toBeDefined();
  expect(router.state.location.pathname).toBe("/user/diagnosis/routine/d1");
  await userEvent.click(await button(/^Écrire la raison «\sLotion/u));
  await userEvent.type(
    screen.getByLabelText(/^Raison de garder cette étape \(Grossesse\)/u),
    "Après l’accouchement",
  );
  await userEvent.click(await button("Appliquer"));
  await userEvent.click(await button("Préparer le devis"));
  await waitFor(() => expect(router.state.location.pathname).toBe("/user/diagnosis/routine/d1/quote"));
  expect(lastSaved(saveRoutine).evening[0]?.override).toBe("Après l’accouchement");
});

test("the check of a routine names contraindications that the settings do not set aside", async () => {
  const settings = everyScore.value;
  const recommendations = { ...settings.recommendations, excludeContraindicated: false };
  const customer = anais({ contraindications: ["users/u1/contraindications/grossesse"] });
  open({ customer, settings: { ...settings, recommendations } });
  const sentence = "Contre-indication cochée dans sa fiche : « Lotion aux acides » (Grossesse).";
  expect(await screen.findByText((text) => text.replaceAll("\u00A0", " ").endsWith(sentence))).toBeDefined();
  expect(screen.queryByText(/ne va contre/u)).toBeNull();
});

const pregnant = anais({ contraindications: ["users/u1/contraindications/grossesse"] });
test.each([
  [
    "nothing that speaks against it",
    { routine: saved, customer: pregnant },
    "Aucun actif incompatible. Aucune étape ne va contre ses contre-indications.",
  ],
  [
    "a person without contraindications",
    { routine: saved, customer: anais() },
    "Aucun actif incompatible. Aucune contre-indication n’est cochée dans sa fiche.",
  ],
  [
    "a quick diagnosis",
    { routine: saved, customer: null },
    "Aucun actif incompatible. Sans fiche client, les contre-indications ne sont pas vérifiées.",
  ],
  [
    "a step that is gone from the catalogue",
    { routine: { ...saved, evening: [...saved.evening, step("s3", "gone", "Huile")] }, customer: pregnant },
    "Aucun actif incompatible. Aucune étape du catalogue ne va contre ses contre-indications. 1 étape n’est plus au catalogue : à vérifier vous-même.",
  ],
])("the check of a routine with %s says what was checked", async (_case, { routine, customer }, said) => {
  open({
    customer,
    diagnosis: { routine: { ...routine, morning: [step("m1", "sun", "Protection solaire")] } },
  });
  expect(await screen.findByText(new RegExp(`^${said.replaceAll(" ", "\\s")}$`, "u"))).toBeDefined();
});

const others: Routine = {
  ...saved,
  evening: [...saved.evening, step("s3", "acid", "Lotion aux acides")],
  version: 4,
};

test.each([
  ["one's own", "Garder la mienne", ["Crème de nuit", "Sérum calme"]],
  ["the other", "Prendre l’autre version", ["Sérum calme", "Crème de nuit", "Lotion aux acides"]],
])("saved in two tabs, nothing is lost until one chooses: %s", async (_which, choice, kept) => {
  const { saveRoutine, tell } = open({ diagnosis: { routine: saved } });
  await moveFirst(/^Déplacer «\sSérum calme\s»/u);
  saveRoutine.mockRejectedValueOnce(new CarnationError("aborted"));
  await saveNow();
  expect(await screen.findByText(/enregistrée ailleurs entre-temps/u)).toBeDefined();
  tell(others);
  expect(await namesIn("Soir")).toEqual(["Crème de nuit", "Sérum calme"]);
  expect(screen.getByText("Soir : avec « Lotion aux acides », dans un autre ordre")).toBeDefined();
  saveRoutine.mockResolvedValueOnce({ version: 5 });
  await userEvent.click(await button(choice));
  expect(await namesIn("Soir")).toEqual(kept);
  await waitFor(() => expect(screen.queryByText(/enregistrée ailleurs/u)).toBeNull());
  expect(saveRoutine.mock.calls.map(([{ version }]) => version)).toEqual(
    choice === "Garder la mienne" ? [3, 4] : [3],
  );
});

test("a save whose answer was lost is no conflict", async () => {
  const { saveRoutine, tell } = open({ diagnosis: { routine: saved } });
  await moveFirst(/^Déplacer «\sSérum calme\s»/u);
  saveRoutine.mockRejectedValueOnce(new CarnationError("deadline-exceeded"));
  await saveNow();
  tell({ ...saved, evening: saved.evening.toReversed(), version: 4 });
  await waitFor(() => expect(screen.queryByText(/^Modifications non enregistrées/u)).toBeNull());
  expect(screen.queryByText(/enregistrée ailleurs/u)).toBeNull();
});

test("a recommendation is made on the spot and joins the routine", async () => {
  const add = vi.fn<Workspace["catalogue"]["add"]>(() => Promise.resolve());
  const { saveRoutine } = open({ diagnosis: { routine: saved }, add });
  await userEvent.click(await button("Ajouter un geste de la semaine"));
  await userEvent.click(await button("Créer une recommandation"));
  await userEvent.click(await button("Ajouter à la routine"));
  expect(add).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText(/^Nom/u), "Masque maison");
  await userEvent.selectOptions(screen.getByLabelText(/^Type de produit/u), "Lotion");
  add.mockRejectedValueOnce(new CarnationError("unavailable"));
  await userEvent.click(await button("Ajouter à la routine"));
  expect(await screen.findByText(/momentanément indisponible/u)).toBeDefined();
  await userEvent.click(await button("Ajouter à la routine"));
  await waitFor(async () => expect(await namesIn("Chaque semaine")).toEqual(["Masque maison"]));
  const [first, second] = add.mock.calls.map(([added]) => added);
  expect(second).toEqual(first);
  expect(second).toMatchObject({ name: "Masque maison", moments: ["weekly"], active: true });
  await saveNow();
  expect(lastSaved(saveRoutine).weekly[0]).toMatchObject({
    recommendation: second!.id,
    label: "Masque maison",
  });
});

test("a morning without sun protection is warned of, and mended from the warning", async () => {
  const routine = { ...saved, morning: [step("s3", "glow", "Sérum éclat")] };
  open({ diagnosis: { routine } });
  expect(await screen.findByText(/^Aucune protection solaire/u)).toBeDefined();
  await userEvent.click(await button("Choisir une protection solaire"));
  await userEvent.click(await button(/^Ajouter «\sProtection solaire/u));
  expect(await namesIn("Matin")).toEqual(["Sérum éclat", "Protection solaire SPF 50"]);
  expect(screen.queryByText(/^Aucune protection solaire/u)).toBeNull();
});

test("words of a step that promise too much are warned of, and kept", async () => {
  open({ diagnosis: { routine: saved } });
  await choose("Sérum calme", "Modifier");
  await userEvent.type(await screen.findByLabelText(/^Application et conseil/u), "Soigne la peau");
  expect(screen.getByText(/promet plus qu’un soin cosmétique/u)).toBeDefined();
  await userEvent.keyboard("{Escape}");
  await userEvent.click(await button("Continuer la modification"));
  await userEvent.click(await button("Appliquer"));
  expect(within(await column("Soir")).getByText("Soigne la peau")).toBeDefined();
});

test.each([
  ["nothing needs anything", () => Promise.resolve(inOrder), catalogue, "Aucun besoin prioritaire identifié"],
  ["nothing answers", () => Promise.resolve(dull), [], "Aucune recommandation active ne correspond"],
])("%s: said, and one can be added", async (_case, result, recommendations, title) => {
  open({ result, recommendations, customer: null });
  expect(await screen.findByText(title)).toBeDefined();
  expect((await button("Envoyer la prescription")).disabled).toBe(true);
  await userEvent.click(await button("Ajouter une recommandation"));
  expect(await screen.findByRole("dialog", { name: "Créer une recommandation" })).toBeDefined();
});

test("the proposals of the day stand for the result where it cannot be read", async () => {
  const term = { criterion: 30, weight: 5, band: "poor", need: 2 } as const;
  const recommendations = { cosmetics: [{ recommendation: "calm", score: 80, terms: [term] }], other: [] };
  open({ result: () => Promise.reject(new CarnationError("unavailable")), diagnosis: { recommendations } });
  expect(await namesIn("Soir")).toEqual(["Sérum calme"]);
  expect(screen.getByText(/Les raisons affichées sont celles du jour/u)).toBeDefined();
  expect(screen.getByText(/^Proposé car : Rougeurs/u)).toBeDefined();
});

test.each([
  [{ state: "started" } as const, "Analyse en cours"],
  [{ state: "error", error: "internal" } as const, "Analyse non aboutie"],
])("a diagnosis without results leads back to it: %j", async (diagnosis, title) => {
  open({ diagnosis });
  const main = (await screen.findByText(title)).closest("main")!;
  expect(within(main).getByRole("link").getAttribute("href")).toBe("/user/diagnosis/results/d1");
});

test("the prescription is saved before it is looked at and sent", async () => {
  const pdf = new Blob(["%PDF"], { type: "application/pdf" });
  const preview = vi.fn<Workspace["prescriptions"]["preview"]>(() =>
    Promise.resolve({ name: "Prescription.pdf", subject: "Vos conseils de soin", message: "Bonjour,", pdf }),
  );
  const send = vi.fn<Workspace["prescriptions"]["send"]>(() => Promise.resolve("s1"));
  const { saveRoutine } = open({ customer: null, prescriptions: { preview, send } });
  await userEvent.click(await button("Envoyer la prescription"));
  const dialog = await screen.findByRole("dialog", { name: "Envoyer la prescription" });
  expect(saveRoutine.mock.invocationCallOrder[0]).toBeLessThan(preview.mock.invocationCallOrder[0]!);
  await userEvent.type(await within(dialog).findByLabelText(/^Adresse e-mail/u), "anais@exemple.fr");
  await userEvent.click(within(dialog).getByRole("button", { name: "Envoyer" }));
  expect(await screen.findByText(/^Prescription.: en cours d’envoi/u)).toBeDefined();
  expect(send).toHaveBeenCalledWith({
    id: "d1",
    email: "anais@exemple.fr",
    request: expect.any(String) as string,
  });
});

test("leaving with changes asks first, and what was changed is found again", async () => {
  const { router } = open({ diagnosis: { routine: saved } });
  await moveFirst(/^Déplacer «\sSérum calme\s»/u);
  act(() => void router.navigate("/user/dashboard"));
  const question = await screen.findByRole("alertdialog", { name: /^Quitter sans enregistrer/u });
  expect(within(question).getByText(/Elles restent dans cet onglet/u)).toBeDefined();
  await userEvent.click(within(question).getByRole("button", { name: "Quitter sans enregistrer" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/user/dashboard"));
  expect(await screen.findByRole("heading", { level: 1, name: /^Bonjour/u })).toBeDefined();
  await act(() => router.navigate("/user/diagnosis/routine/d1"));
  expect(await namesIn("Soir")).toEqual(["Crème de nuit", "Sérum calme"]);
  await userEvent.click(await button("Revenir à la version enregistrée"));
  expect(await namesIn("Soir")).toEqual(["Sérum calme", "Crème de nuit"]);
  await userEvent.click(await button("Rétablir"));
  expect(await namesIn("Soir")).toEqual(["Crème de nuit", "Sérum calme"]);
});

test("a saved routine starts again from the proposal, with what was written to the person", async () => {
  open({ diagnosis: { routine: { ...saved, note: "À bientôt" } } });
  await userEvent.click(await button("Repartir de la proposition"));
  expect(await namesIn("Soir")).toEqual(["Lotion aux acides", "Sérum calme", "Crème de nuit"]);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Mot à la personne/u).value).toBe("À bientôt");
  await userEvent.click(await button("Rétablir"));
  expect(await namesIn("Soir")).toEqual(["Sérum calme", "Crème de nuit"]);
});

test("a product of two moments is sold once, where it is first named, and not at all once the person has it", async () => {
  const twice = { ...saved, morning: [step("s3", "calm", "Sérum calme")] };
  const { saveRoutine } = open({ diagnosis: { routine: twice } });
  expect(await within(await column("Soir")).findByText("Même produit")).toBeDefined();
  const total = (await screen.findByRole("heading", { name: "Total de la routine" })).closest("section")!;
  expect(within(total).getByText("2 produits")).toBeDefined();
  expect(within(total).getAllByText(/^78,00/u)).toHaveLength(2);
  await choose("Sérum calme", "Déjà chez elle");
  expect(within(await column("Matin")).getByText("Déjà chez elle")).toBeDefined();
  expect(within(total).getByText("1 produit", { selector: "dt" })).toBeDefined();
  expect(within(total).getByText("1 produit", { selector: "dd" })).toBeDefined();
  expect(within(total).getAllByText(/^39,00/u)).toHaveLength(2);
  await saveNow();
  const { morning, evening } = lastSaved(saveRoutine);
  expect([morning, evening].map((steps) => steps.map(({ owned }) => owned))).toEqual([
    [true],
    [true, undefined],
  ]);
});

test("the last one of a step is taken out with its minus, and comes back", async () => {
  open({ diagnosis: { routine: saved } });
  const evening = await column("Soir");
  await userEvent.click(within(evening).getAllByRole("button", { name: "Retirer de la routine" })[0]!);
  expect(await namesIn("Soir")).toEqual(["Crème de nuit"]);
  expect(document.activeElement).toBe(await button(/^Déplacer «\sCrème de nuit\s»/u));
  await userEvent.click(await button("Annuler"));
  expect(await namesIn("Soir")).toEqual(["Sérum calme", "Crème de nuit"]);
});

test("the next photo is chosen in weeks, or by its date", async () => {
  const { saveRoutine } = open({ diagnosis: { routine: saved } });
  await userEvent.click(await screen.findByRole("radio", { name: "8" }));
  await saveNow();
  const days = (Date.parse(lastSaved(saveRoutine).nextPhoto ?? "") - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBeGreaterThanOrEqual(55);
  expect(Math.round(days)).toBeLessThanOrEqual(57);
});
