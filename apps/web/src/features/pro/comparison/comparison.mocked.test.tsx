import { compareDiagnoses, type DiagnosisComparison, recapText } from "@carnation/domain/comparison";
import { CarnationError } from "@carnation/domain/error";
import { parseDiagnosisResult } from "@carnation/domain/result";
import type { ComparisonRecap } from "@carnation/product/comparison";
import { type ConsentRecord, type Customer, parseCustomer } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import type { DocumentState, OnNext, Workspace } from "@carnation/data";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { diagnosisOf, documentOf, listOf } from "../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { interruptSession } from "../../../testing/interruptSession.ts";
import { openApp } from "../../../testing/openApp.tsx";

vi.mock("../../../shared/pdf/openPdf.ts", () => ({
  openPdf: () =>
    Promise.resolve({
      pages: [{ number: 1, ratio: 0.7, text: "Votre comparaison de peau", draw: () => Promise.resolve() }],
      close: () => undefined,
    }),
}));
// The first test loads the shells and pages, which takes seconds on a cold and busy machine.

const entry = (id: number, value: number) => ({
  algorithm_version_id: id,
  engine_version: "1.0.0",
  result: { area_results: [{ area_name: "face", main_metric: { value } }] },
});
const results = {
  old: parseDiagnosisResult([entry(30, 38), entry(35, 72), entry(39, 71)]),
  new: parseDiagnosisResult([entry(30, 46), entry(35, 73), entry(39, 60)]),
};
const older = diagnosisOf({ id: "old", customer: "anais", created: new Date("2026-06-12T09:00:00Z") });
const newer = diagnosisOf({ id: "new", customer: "anais", created: new Date("2026-11-21T09:00:00Z") });
const outcome = compareDiagnoses({ ...older, result: results.old }, { ...newer, result: results.new });
const comparison = (outcome as { comparison: DiagnosisComparison }).comparison;

const email: ConsentRecord = {
  purpose: "email",
  given: true,
  date: new Date("2026-06-01"),
  version: "1",
  author: "u1",
  signer: "Anaïs Morel",
  signature: null,
  language: "fr",
};
const anais = (consents: readonly ConsentRecord[] = [email]): Customer => ({
  ...parseCustomer("anais", {
    firstname: "Anaïs",
    lastname: "Morel",
    email: "anais@exemple.fr",
    consent: true,
  }),
  consents,
});

const written: ComparisonRecap = {
  id: "old-new",
  oldDiagnosisId: "old",
  newDiagnosisId: "new",
  text: "Six critères progressent.\n\nContinuez ainsi.",
  state: "done",
  source: "rules",
  disclaimer: "À titre cosmétique.",
  created: new Date("2026-11-22T09:00:00Z"),
};

interface Case {
  readonly path?: string;
  readonly diagnoses?: readonly Diagnosis[];
  readonly customer?: Customer;
  readonly recap?: DocumentState<ComparisonRecap>;
  readonly photo?: Workspace["diagnoses"]["photo"];
  readonly comparisons?: Partial<Workspace["comparisons"]>;
}

/** Opens a comparison; gives what tells another recap. */
function open({
  path = "/user/diagnosis/compare/new/old",
  diagnoses = [newer, older],
  customer = anais(),
  recap = documentOf(written),
  photo = () => Promise.resolve(new Blob(["photo"])),
  comparisons = {},
}: Case = {}): {
  readonly tell: (recap: ComparisonRecap) => void;
  readonly router: ReturnType<typeof openApp>["router"];
  readonly store: ReturnType<typeof openApp>["store"];
} {
  let tell: OnNext<DocumentState<ComparisonRecap>> = () => undefined;
  const workspace = memoryWorkspace(
    { diagnoses: listOf(...diagnoses), customers: listOf(customer) },
    {
      diagnoses: { photo, result: (id) => Promise.resolve(id === "old" ? results.old : results.new) },
      comparisons: {
        compare: () => Promise.resolve(comparison),
        watch: (_id, onNext) => {
          tell = onNext;
          onNext(recap);
          return () => undefined;
        },
        ...comparisons,
      },
    },
  );
  const { router, store } = openApp(path, workspace);
  return { router, store, tell: (next) => tell(documentOf(next)) };
}

const recapRegion = () => screen.findByRole("region", { name: "Bilan rédigé" });

test("comparison stands from the older to the newer, comparability first, with every verdict and its reason", async () => {
  open();
  expect(await screen.findByText(/^Du 12 juin au 21 novembre 2026, 5.mois$/u)).toBeDefined();
  expect(await screen.findByText(/La qualité des deux photos n’est pas connue/u)).toBeDefined();
  expect((await screen.findAllByRole("row", { name: /Rougeurs.*Amélioration/u })).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByText("La raison de chaque verdict"));
  expect(
    screen.getByText(/^Amélioration.: \+8.points, et l’écart est significatif à partir de 5.points\.$/u),
  ).toBeDefined();
  expect(screen.getByRole("link", { name: "Ajuster la routine" }).getAttribute("href")).toBe(
    "/user/diagnosis/routine/new",
  );
});

test("comparison tells the care of the older routine, which was advised between the two photos; without one nothing", async () => {
  const texts = { frequency: "", note: "", override: null };
  const step = { ...texts, id: "s1", recommendation: "r1", label: "Sérum apaisant", place: 0, quantity: 1 };
  const evening = [step, { ...step, id: "s2", label: "Crème de nuit" }];
  open({ diagnoses: [newer, { ...older, routine: { ...older.routine, evening } }] });
  const title = "Ce qui a été utilisé entre les deux dates";
  const care = within(await screen.findByRole("region", { name: title }));
  expect(care.getByText(/^Soins conseillés le 12 juin 2026\./u)).toBeDefined();
  expect(care.getByText("Soir").nextElementSibling?.textContent).toBe("Sérum apaisant, Crème de nuit");
  const link = care.getByRole<HTMLAnchorElement>("link", { name: "Voir la routine" });
  expect(link.pathname).toBe("/user/diagnosis/routine/old");
  cleanup();
  open({ diagnoses: [{ ...newer, routine: { ...older.routine, evening } }, older] });
  await screen.findByText(/La qualité des deux photos/u);
  expect(screen.queryByRole("region", { name: title })).toBeNull();
});

test("comparison shows the significant changes alone", async () => {
  open();
  await screen.findByText(/La qualité des deux photos/u);
  const row = /Pores.*Stable/u;
  expect(screen.getAllByRole("row", { name: row }).length).toBeGreaterThan(0);
  const drawn = screen.getAllByText("Pores").length;
  await userEvent.click(screen.getByRole("switch", { name: "Changements significatifs" }));
  expect(screen.getAllByText("Pores").length).toBeLessThan(drawn);
});

test("comparison sets each change against its margin on demand, and goes back to the values", async () => {
  open();
  await screen.findByText(/La qualité des deux photos/u);
  const margins = /Écarts et marges entre le/u;
  expect(screen.queryByRole("table", { name: margins })).toBeNull();
  await userEvent.click(screen.getByRole("radio", { name: "Écarts et marges" }));
  const drawn = within(screen.getAllByRole("table", { name: margins })[0]!);
  const cells = within(drawn.getByRole("row", { name: /^Rougeurs/u })).getAllByRole("cell");
  expect(cells.slice(1, 3).map((cell) => cell.textContent)).toEqual([
    "+8\u00A0pts",
    expect.stringMatching(/^±\u00A0\d+\u00A0pts$/u),
  ]);
  expect(screen.queryByRole("switch", { name: "Changements significatifs" })).toBeNull();
  await userEvent.click(screen.getByRole("radio", { name: "Valeurs" }));
  expect(screen.queryByRole("table", { name: margins })).toBeNull();
});

const other = (changes: Partial<Diagnosis>): readonly Diagnosis[] => [newer, { ...older, ...changes }];

test.each([
  [
    "/user/diagnosis/compare/new/new",
    [newer, older],
    "Deux fois le même diagnostic",
    "/user/customers/anais",
  ],
  [undefined, other({ customer: "lea" }), "Deux personnes différentes", "/user/customers/anais"],
  [undefined, other({ customer: null }), "Diagnostic sans fiche client", "/user/customers/anais"],
  [undefined, other({ state: "started" }), "Analyse en cours", "/user/diagnosis/results/old"],
  [undefined, other({ state: "error" }), "Analyse non aboutie", "/user/customers/anais"],
  [undefined, [newer], "Un seul diagnostic pour l’instant", "/user/diagnosis/customer/anais/method"],
  [
    undefined,
    [newer, older].map((known) => ({ ...known, customer: "erased" })),
    "Cet élément n’existe plus",
    "/user/diagnosis",
  ],
  ["/user/diagnosis/compare/no/nothing", [newer, older], "Cet élément n’existe plus", "/user/diagnosis"],
])("%s: refuses, and says where to go on (%#)", async (path, diagnoses, title, href) => {
  open({ ...(path === undefined ? {} : { path }), diagnoses });
  const heading = await screen.findByText(new RegExp(`^${title}`, "u"));
  const main = heading.closest("main") ?? document.body;
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  expect(
    within(main)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual([href]);
});

test("a comparison shows its buttons before it is read: nothing that is pressed moves when it comes", async () => {
  const preview = vi.fn<Workspace["comparisons"]["preview"]>(() => new Promise(() => undefined));
  open({ comparisons: { compare: () => new Promise(() => undefined), preview } });
  expect(await screen.findByRole("button", { name: "Envoyer le rapport" })).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Télécharger le PDF" }));
  expect(preview).toHaveBeenCalledExactlyOnceWith({ oldDiagnosisId: "old", newDiagnosisId: "new" });
});

test("a refusal of the server is said in its words", async () => {
  const refusal = "L’un des deux diagnostics est indisponible. Choisissez-en un autre.";
  open({ comparisons: { compare: () => Promise.reject(new CarnationError("refused", refusal)) } });
  expect(await screen.findByText(refusal)).toBeDefined();
});

test("the numbers of a comparison stay without photos", async () => {
  open({ photo: () => Promise.reject(new CarnationError("not-found")) });
  expect(await screen.findByText(/^Les deux photos ont été effacées/u)).toBeDefined();
  expect((await screen.findAllByRole("row", { name: /Rougeurs.*Amélioration/u })).length).toBeGreaterThan(0);
});

test("two other diagnoses are chosen, and not the same one twice", async () => {
  const third = diagnosisOf({ id: "third", customer: "anais", created: new Date("2026-09-01T09:00:00Z") });
  const { router } = open({ diagnoses: [newer, third, older] });
  await userEvent.click(await screen.findByRole("button", { name: "Changer les diagnostics" }));
  const dialog = await screen.findByRole("dialog", { name: "Changer les diagnostics" });
  await userEvent.selectOptions(within(dialog).getByLabelText("Premier diagnostic"), "new");
  expect(within(dialog).getByRole<HTMLButtonElement>("button", { name: "Comparer" }).disabled).toBe(true);
  await userEvent.selectOptions(within(dialog).getByLabelText("Premier diagnostic"), "third");
  await userEvent.click(within(dialog).getByRole("button", { name: "Comparer" }));
  expect(router.state.location.pathname).toBe("/user/diagnosis/compare/third/new");
});

test("the recap is asked for once, shown live, edited, and kept", async () => {
  const writeRecap = vi.fn(() => Promise.resolve());
  const saveRecap = vi.fn<Workspace["comparisons"]["saveRecap"]>(() => Promise.resolve());
  const { tell } = open({ recap: { status: "missing" }, comparisons: { writeRecap, saveRecap } });
  const region = await recapRegion();
  expect(await within(region).findByText(/en cours de rédaction/u)).toBeDefined();
  await waitFor(() => expect(writeRecap).toHaveBeenCalledTimes(1));
  expect(writeRecap).toHaveBeenCalledWith({ oldDiagnosisId: "old", newDiagnosisId: "new" });
  tell(written);
  expect(await within(region).findByText("Continuez ainsi.")).toBeDefined();
  expect(within(region).getByText(/^Texte généré automatiquement à partir des mesures/u)).toBeDefined();

  await userEvent.click(within(region).getByRole("button", { name: "Modifier" }));
  const area = within(region).getByLabelText<HTMLTextAreaElement>("Texte du bilan");
  expect(document.activeElement).toBe(area);
  await userEvent.clear(area);
  await userEvent.type(area, "Ce soin guérit.");
  expect(within(region).getByText(/promet plus qu’un soin cosmétique/u)).toBeDefined();
  const saving = Promise.withResolvers<void>();
  saveRecap.mockReturnValueOnce(saving.promise);
  await userEvent.click(within(region).getByRole("button", { name: "Enregistrer le bilan" }));
  // What is typed while it is saved would be lost with the answer.
  expect(area.readOnly).toBe(true);
  saving.reject(new CarnationError("unavailable"));
  expect(await within(region).findByText(/momentanément indisponible/u)).toBeDefined();
  expect([area.value, area.readOnly]).toEqual(["Ce soin guérit.", false]);
  await userEvent.click(within(region).getByRole("button", { name: "Enregistrer le bilan" }));
  tell({ ...written, text: "Ce soin guérit.", source: "professional" });
  expect(await within(region).findByText(/^Texte modifié par vous/u)).toBeDefined();
  expect(saveRecap).toHaveBeenLastCalledWith({
    oldDiagnosisId: "old",
    newDiagnosisId: "new",
    text: "Ce soin guérit.",
    seen: written.text,
  });
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Modifier"));

  await userEvent.click(within(region).getByRole("button", { name: "Régénérer" }));
  await userEvent.click(await screen.findByRole("button", { name: "Remplacer mon texte" }));
  await waitFor(() =>
    expect(writeRecap).toHaveBeenLastCalledWith({
      oldDiagnosisId: "old",
      newDiagnosisId: "new",
      regenerate: true,
    }),
  );
});

test.each([
  ["fails", { status: "missing" } as const, new CarnationError("unavailable"), /momentanément indisponible/u],
  [
    "came to no end",
    documentOf({ ...written, text: "", state: "started" as const, created: new Date(0) }),
    null,
    /tarde à être rédigé/u,
  ],
  [
    "does not say when it was begun",
    documentOf({ ...written, text: "", state: "started" as const, created: null }),
    null,
    /tarde à être rédigé/u,
  ],
])("a recap that %s leaves the words of the rules", async (_what, recap, failure, said) => {
  const writeRecap = () => (failure === null ? Promise.resolve() : Promise.reject(failure));
  open({ recap, comparisons: { writeRecap } });
  const region = await recapRegion();
  expect(await within(region).findByText(said)).toBeDefined();
  expect(region.textContent).toContain(recapText(comparison).split("\n\n")[1]);
});

test("the report is looked at as it leaves, and sent once to the address that was read", async () => {
  const send = vi.fn<Workspace["comparisons"]["send"]>(() => Promise.resolve("s1"));
  const preview = () =>
    Promise.resolve({
      name: "Comparaison.pdf",
      subject: "Votre comparaison de peau",
      message: "Bonjour Anaïs,",
      toReview: null,
      pdf: new Blob(["%PDF"], { type: "application/pdf" }),
    });
  open({ comparisons: { send, preview } });
  await userEvent.click(await screen.findByRole("button", { name: "Envoyer le rapport" }));
  const dialog = await screen.findByRole("dialog", { name: "Envoyer le rapport" });
  const field = within(dialog).getByLabelText<HTMLInputElement>(/^Adresse e-mail/u);
  expect(field.value).toBe("anais@exemple.fr");
  expect(await within(dialog).findByText("Bonjour Anaïs,")).toBeDefined();
  expect(await within(dialog).findByText(/^Page 1 sur 1\. Votre comparaison de peau$/u)).toBeDefined();

  await userEvent.clear(field);
  await userEvent.type(field, "anais@");
  const button = within(dialog).getByRole("button", { name: "Envoyer" });
  await userEvent.click(button);
  expect(within(dialog).getByText(/^Cette adresse n’est pas complète/u)).toBeDefined();
  await userEvent.type(field, "autre.fr");
  expect(within(dialog).getByText(/n’est pas celle de la fiche/u)).toBeDefined();
  send.mockRejectedValueOnce(new CarnationError("deadline-exceeded"));
  await userEvent.click(button);
  await within(dialog).findByText(/Le délai est dépassé/u);
  await userEvent.click(button);
  expect(await screen.findByText(/^Rapport.: en cours d’envoi\.$/u)).toBeDefined();
  const [first, second] = send.mock.calls.map(([report]) => report);
  expect(second).toEqual(first);
  expect(first).toMatchObject({ oldDiagnosisId: "old", newDiagnosisId: "new", email: "anais@autre.fr" });
});

test("a text that changed elsewhere stands beside what is typed, which stays until it is chosen", async () => {
  const saveRecap = vi.fn<Workspace["comparisons"]["saveRecap"]>(() => Promise.resolve());
  const { tell } = open({ comparisons: { saveRecap } });
  const region = await recapRegion();
  expect(await within(region).findByText("À titre cosmétique.")).toBeDefined();
  await userEvent.click(within(region).getByRole("button", { name: "Modifier" }));
  const area = within(region).getByLabelText<HTMLTextAreaElement>("Texte du bilan");
  await userEvent.clear(area);
  await userEvent.type(area, "Le mien.");
  const save = within(region).getByRole("button", { name: "Enregistrer le bilan" });
  saveRecap.mockRejectedValueOnce(new CarnationError("aborted"));
  await userEvent.click(save);
  expect(await within(region).findByText(/modifié entre-temps/u)).toBeDefined();
  act(() => tell({ ...written, text: "L’autre.", source: "professional" }));
  const other = within(region).getByRole("region", { name: "L’autre texte" });
  expect(within(other).getByText("L’autre.")).toBeDefined();
  expect(area.value).toBe("Le mien.");
  await userEvent.click(within(region).getByRole("button", { name: "Garder mon texte" }));
  expect(within(region).queryByRole("region", { name: "L’autre texte" })).toBeNull();
  act(() => tell({ ...written, text: "Encore un.", source: "professional" }));
  await userEvent.click(within(region).getByRole("button", { name: "Reprendre l’autre texte" }));
  expect(area.value).toBe("Encore un.");
  await userEvent.type(area, " Le mien.");
  await userEvent.click(save);
  const [first, last] = saveRecap.mock.calls.map(([recap]) => recap);
  expect(first).toMatchObject({ text: "Le mien.", seen: written.text });
  expect(last).toMatchObject({ text: "Encore un. Le mien.", seen: "Encore un." });
});

test("a recap that is being edited when the session runs out is open again for whoever edited it", async () => {
  const saveRecap = vi.fn<Workspace["comparisons"]["saveRecap"]>(() => Promise.resolve());
  const { store } = open({ comparisons: { saveRecap } });
  await screen.findByText("À titre cosmétique.");
  await userEvent.click(screen.getByRole("button", { name: "Modifier" }));
  await userEvent.type(screen.getByLabelText("Texte du bilan"), " Encore.");
  const typed = screen.getByLabelText<HTMLTextAreaElement>("Texte du bilan").value;
  expect(await interruptSession(store)).toBe(true);
  expect(await screen.findByLabelText("Texte du bilan")).toHaveProperty("value", typed);
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer le bilan" }));
  await screen.findByRole("button", { name: "Modifier" });
  expect(saveRecap).toHaveBeenCalledOnce();
  expect(await interruptSession(store)).toBe(false);
});

test("a text of a model is read over before the report is sent", async () => {
  const send = vi.fn<Workspace["comparisons"]["send"]>(() => Promise.resolve("s1"));
  const toReview = vi.fn(() => "La peau progresse.");
  const preview = () =>
    Promise.resolve({
      name: "Comparaison.pdf",
      subject: "Votre comparaison de peau",
      message: "Bonjour Anaïs,",
      toReview: toReview(),
      pdf: new Blob(["%PDF"], { type: "application/pdf" }),
    });
  open({ comparisons: { send, preview } });
  await userEvent.click(await screen.findByRole("button", { name: "Envoyer le rapport" }));
  const dialog = await screen.findByRole("dialog", { name: "Envoyer le rapport" });
  expect(await within(dialog).findByText("La peau progresse.")).toBeDefined();
  const button = within(dialog).getByRole("button", { name: "Envoyer" });
  await userEvent.click(button);
  expect(within(dialog).getByText(/relisez-le, puis cochez/u)).toBeDefined();
  expect(document.activeElement).toBe(within(dialog).getByLabelText("J’ai relu ce texte"));
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByLabelText("J’ai relu ce texte"));

  // It was generated anew meanwhile: what is there now is read over.
  toReview.mockReturnValue("La peau est stable.");
  send.mockRejectedValueOnce(new CarnationError("refused", "À relire."));
  await userEvent.click(button);
  expect(await within(dialog).findByText("La peau est stable.")).toBeDefined();
  const tick = within(dialog).getByLabelText<HTMLInputElement>("J’ai relu ce texte");
  expect(tick.checked).toBe(false);
  await userEvent.click(tick);
  await userEvent.click(button);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.lastCall?.[0]).toMatchObject({ reviewed: "La peau est stable." });
});

test("a report is not sent without the client's agreement to e-mails, and can be handed over", async () => {
  open({ customer: anais([]) });
  await userEvent.click(await screen.findByRole("button", { name: "Envoyer le rapport" }));
  const dialog = await screen.findByRole("dialog", { name: "Envoyer le rapport" });
  expect(within(dialog).getByText(/n’a pas accepté de recevoir ses documents par e-mail/u)).toBeDefined();
  expect(within(dialog).queryByRole("button", { name: "Envoyer" })).toBeNull();
});

test("the PDF is handed to the browser under its name, and a failure is said", async () => {
  const pdf = new Blob(["%PDF"], { type: "application/pdf" });
  const preview = vi.fn<Workspace["comparisons"]["preview"]>(() =>
    Promise.resolve({ name: "Comparaison : Anaïs.pdf", subject: "…", message: "…", toReview: null, pdf }),
  );
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:pdf");
  open({ comparisons: { preview } });
  preview.mockRejectedValueOnce(new CarnationError("unavailable"));
  const button = await screen.findByRole("button", { name: "Télécharger le PDF" });
  await userEvent.click(button);
  expect(await screen.findByText(/momentanément indisponible/u)).toBeDefined();
  await userEvent.click(button);
  await waitFor(() => expect(saved).toEqual(["Comparaison   Anaïs.pdf"]));
  vi.restoreAllMocks();
});
