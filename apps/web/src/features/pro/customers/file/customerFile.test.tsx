import type { DocumentState, ListState, Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import type { Contraindication } from "@carnation/domain/internal/contraindication";
import { type Customer, parseCustomer } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { parseSending } from "@carnation/product/sending";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { diagnosisOf, listOf } from "../../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../../testing/memoryWorkspace.ts";
import { interruptSession } from "../../../../testing/interruptSession.ts";
import { openApp } from "../../../../testing/openApp.tsx";

const day = (date: string): Date => new Date(`${date}T10:00:00Z`);
const given = { purpose: "analysis", given: true, version: "1", author: "u1", signer: "Anaïs Morel" };
const stored = {
  firstname: "Anaïs",
  lastname: "Morel",
  email: "anais@exemple.fr",
  consent: true,
  consents: [{ ...given, date: new Date() }],
  contraindications: ["contraindications/grossesse"],
  notes: "Peau réactive.",
  updated: day("2026-11-01"),
};
const anais = parseCustomer("anais", stored);
const diagnoses = [
  diagnosisOf({ id: "d3", customer: "anais", created: day("2026-11-21") }),
  diagnosisOf({ id: "d2", customer: "anais", created: day("2026-08-02"), state: "error", error: "no-face" }),
  diagnosisOf({ id: "d1", customer: "anais", created: day("2026-06-12") }),
];

interface Differences {
  readonly customers?: Partial<Workspace["customers"]>;
  readonly diagnoses?: Partial<Workspace["diagnoses"]>;
  readonly sendings?: Partial<Workspace["sendings"]>;
  readonly customer?: Customer;
  readonly catalogue?: ListState<Contraindication>;
}

const catalogue = listOf<Contraindication>(
  { id: "grossesse", name: "Grossesse", group: "état", created: null },
  { id: "allergie", name: "Allergie aux parfums", group: "tolérance", created: null },
);

function open(differences: Differences = {}, id = "anais") {
  const { customers, diagnoses: asked, sendings, customer = anais } = differences;
  const workspace = memoryWorkspace(
    {
      customers: listOf(customer),
      contraindications: differences.catalogue ?? catalogue,
    },
    {
      diagnoses: {
        watchOfCustomer: (_customer, onNext) => {
          onNext(listOf(...diagnoses));
          return () => undefined;
        },
        ...asked,
      },
    },
  );
  return openApp(`/user/customers/${id}`, {
    ...workspace,
    customers: { ...workspace.customers, ...customers },
    sendings: { ...workspace.sendings, ...sendings },
  });
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const region = (name: string) => within(screen.getByRole("region", { name }));

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});
afterEach(() => vi.restoreAllMocks());

test("precautions are in sight, and the way to the next diagnosis", async () => {
  open();
  expect((await screen.findByRole("note", { name: "Précautions" })).textContent).toContain("Grossesse");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Anaïs Morel");
  const next = screen.getByRole<HTMLAnchorElement>("link", { name: "Nouveau diagnostic" });
  expect(next.pathname).toBe("/user/diagnosis/customer/anais/method");
});

test("precautions are changed in the file, by group; a change of somebody else keeps what was ticked", async () => {
  const save = vi.fn().mockRejectedValueOnce(new CarnationError("aborted")).mockResolvedValue(undefined);
  open({ customers: { save } });
  await userEvent.click(await screen.findByRole("button", { name: "Modifier les précautions" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Modifier les précautions" }));
  expect(
    within(dialog.getByRole("group", { name: "Situation" })).getByRole<HTMLInputElement>("checkbox").checked,
  ).toBe(true);
  const allergies = within(dialog.getByRole("group", { name: "Tolérance" }));
  await userEvent.click(allergies.getByRole("checkbox", { name: "Allergie aux parfums" }));
  await userEvent.click(dialog.getByRole("checkbox", { name: "Grossesse" }));
  await userEvent.click(dialog.getByRole("button", { name: "Enregistrer les précautions" }));
  await dialog.findByText(/modifié entre-temps/u);
  expect(allergies.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
  await userEvent.click(dialog.getByRole("button", { name: "Enregistrer les précautions" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button("Modifier les précautions")));
  expect(save).toHaveBeenLastCalledWith({
    id: "anais",
    firstname: "Anaïs",
    lastname: "Morel",
    email: "anais@exemple.fr",
    contraindications: ["allergie"],
    updated: day("2026-11-01"),
  });
});

test("precautions cannot be ticked while they are being saved, after which the dialog closes", async () => {
  let answer: () => void = () => undefined;
  const save = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  open({ customers: { save } });
  await userEvent.click(await screen.findByRole("button", { name: "Modifier les précautions" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Modifier les précautions" }));
  const perfume = (await dialog.findByRole("checkbox", { name: "Allergie aux parfums" })) as HTMLInputElement;
  await userEvent.click(dialog.getByRole("checkbox", { name: "Grossesse" }));
  await userEvent.click(dialog.getByRole("button", { name: "Enregistrer les précautions" }));
  await userEvent.click(perfume);
  expect(perfume.checked).toBe(false);
  answer();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ contraindications: [] }));
});

test("a precaution that the catalogue has no more stays in sight and is kept; unread names are not taken for gone", async () => {
  const save = vi.fn(() => Promise.resolve());
  const { unmount } = open({ customers: { save }, catalogue: listOf() });
  const strip = await screen.findByRole("note", { name: "Précautions" });
  expect(strip.textContent).toContain("1\u00A0précaution\u00A0: Précaution retirée du catalogue");
  await userEvent.click(button("Modifier les précautions"));
  await userEvent.click(await screen.findByRole("button", { name: "Enregistrer les précautions" }));
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ contraindications: ["grossesse"] })),
  );
  unmount();
  open({ catalogue: { status: "unread" } });
  const other = await screen.findByRole("note", { name: "Précautions" });
  expect(other.textContent).toContain("1\u00A0précaution, à lire dans le catalogue");
});

test("many precautions are all said, and shown whole on demand where there is little room", async () => {
  const contraindications = ["a", "b", "c", "grossesse"].map((id) => `contraindications/${id}`);
  open({ customer: parseCustomer("anais", { ...stored, contraindications }) });
  const strip = await screen.findByRole("note", { name: "Précautions" });
  expect(strip.textContent).toContain(
    "4\u00A0précautions\u00A0: Grossesse · Précaution retirée du catalogue · ",
  );
  const whole = within(strip).getByRole("button", { name: "Voir les 4 précautions" });
  expect(whole.getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(whole);
  expect(within(strip).getByRole("button", { name: "Réduire", expanded: true })).toBe(document.activeElement);
});

test("a date says its conditions; twenty dates say that there may be more", async () => {
  const many = Array.from({ length: 20 }, (_, i) =>
    diagnosisOf({ id: `d${i}`, customer: "anais", conditions: i === 0 ? ["make-up"] : [] }),
  );
  open({
    diagnoses: {
      watchOfCustomer: (_customer, onNext) => {
        onNext(listOf(...many));
        return () => undefined;
      },
    },
  });
  const list = within(await screen.findByRole("list", { name: "Diagnostics de Anaïs Morel" }));
  expect(list.getAllByRole("link")[0]?.textContent).toContain("Peau maquillée");
  expect(screen.getByText(/^Les 20 diagnostics les plus récents/u)).toBeDefined();
});

test("a signature can be seen: as it was drawn, or the name that was typed", async () => {
  const png = new Blob([new Uint8Array([137, 80, 78, 71])], { type: "image/png" });
  const picture = vi.fn(() => Promise.resolve(png));
  const records = [
    { ...given, purpose: "email", date: day("2026-06-12"), signature: "anais.signature.png" },
    { ...given, date: day("2026-06-11"), signature: null },
  ];
  open({ customers: { picture }, customer: parseCustomer("anais", { ...stored, consents: records }) });
  await userEvent.click(await screen.findByText("Historique et signatures"));
  expect(picture).not.toHaveBeenCalled();
  await userEvent.click(button(/^Voir la signature.*e-mail/u));
  const drawn = await screen.findByRole("img", { name: "Signature de Anaïs Morel" });
  expect(drawn.getAttribute("src")).toMatch(/^data:image\/png/u);
  expect(picture).toHaveBeenCalledWith("anais.signature.png");
  await userEvent.keyboard("{Escape}");
  expect(document.activeElement).toBe(button(/^Voir la signature.*e-mail/u));
  await userEvent.click(button(/^Voir la signature.*Analyse/u));
  expect((await screen.findByRole("dialog")).textContent).toContain("Signé en tapant son nom");
});

test("two finished diagnoses are ticked and compared, the older one first, whatever was ticked first", async () => {
  open();
  await userEvent.click(await screen.findByRole("checkbox", { name: /21\u00A0novembre\u00A02026/u }));
  expect(screen.getByText("Cochez un second diagnostic pour comparer.")).toBeDefined();
  // What failed cannot be compared.
  expect(screen.queryByRole("checkbox", { name: /2 août 2026/u })).toBeNull();
  await userEvent.click(screen.getByRole("checkbox", { name: /12\u00A0juin\u00A02026/u }));
  const compare = screen.getByRole<HTMLAnchorElement>("link", { name: "Comparer" });
  expect(compare.pathname).toBe("/user/diagnosis/compare/d1/d3");
});

test("a consent is withdrawn after its consequence was read", async () => {
  const recordConsent = vi.fn(() => Promise.resolve());
  open({ customers: { recordConsent } });
  await userEvent.click(await screen.findByRole("button", { name: /Retirer.*Analyse/u }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/les photos sont effacées/u)).toBeDefined();
  await userEvent.click(question.getByRole("button", { name: "Retirer l’accord" }));
  expect(recordConsent).toHaveBeenCalledExactlyOnceWith({ id: "anais", purpose: "analysis", given: false });
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button(/Retirer.*Analyse/u)));
});

test("a consent is given with a signature; a failure keeps what was signed", async () => {
  const recordConsent = vi
    .fn()
    .mockRejectedValueOnce(new CarnationError("unavailable"))
    .mockResolvedValue(undefined);
  open({ customers: { recordConsent } });
  await userEvent.click(await screen.findByRole("button", { name: /^Recueillir l’accord.*e-mail/u }));
  const dialog = within(await screen.findByRole("dialog", { name: "Envoi par e-mail" }));
  await userEvent.click(dialog.getByRole("checkbox", { name: /par e-mail/u }));
  await userEvent.click(dialog.getByRole("radio", { name: "Signer en tapant mon nom" }));
  await userEvent.click(dialog.getByRole("checkbox", { name: /vaut ma signature/u }));
  await userEvent.click(dialog.getByRole("button", { name: "Signer et enregistrer" }));
  await dialog.findByText(/momentanément indisponible/u);
  await userEvent.click(dialog.getByRole("button", { name: "Signer et enregistrer" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(recordConsent).toHaveBeenLastCalledWith({
    id: "anais",
    purpose: "email",
    given: true,
    signature: undefined,
  });
});

test("notes are saved against what was read; what somebody else changed is not overwritten, nor what was typed lost", async () => {
  const save = vi.fn().mockRejectedValueOnce(new CarnationError("aborted")).mockResolvedValue(undefined);
  open({ customers: { save } });
  const notes = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /Vos notes/u });
  await userEvent.type(notes, " Préfère le soir.");
  await userEvent.click(button("Enregistrer les notes"));
  await screen.findByText(/modifié entre-temps/u);
  expect(notes.value).toBe("Peau réactive. Préfère le soir.");
  expect(save).toHaveBeenCalledExactlyOnceWith({
    id: "anais",
    firstname: "Anaïs",
    lastname: "Morel",
    email: "anais@exemple.fr",
    notes: "Peau réactive. Préfère le soir.",
    updated: day("2026-11-01"),
  });
});

test("notes that are being typed when the session runs out wait for whoever typed them", async () => {
  const { store } = open();
  const notes = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: /Vos notes/u });
  await userEvent.type(await notes(), " Préfère le soir.");
  expect(await interruptSession(store)).toBe(true);
  expect((await notes()).value).toBe("Peau réactive. Préfère le soir.");
  await userEvent.click(button("Annuler"));
  expect(await interruptSession(store)).toBe(false);
  expect((await notes()).value).toBe("Peau réactive.");
});

test("a sending that failed says why, and is sent again", async () => {
  const resend = vi.fn(() => Promise.resolve());
  const refused = parseSending("s1", {
    kind: "comparison-report",
    to: "anais@exemple.fr",
    subject: "Comparaison",
    state: "refused",
    reason: "L’adresse n’existe pas.",
    created: day("2026-11-21"),
  });
  open({
    sendings: {
      resend,
      watchOf: (_customer, onNext) => {
        onNext(listOf(refused));
        return () => undefined;
      },
    },
  });
  const card = within(await screen.findByRole("region", { name: "E-mails envoyés" }));
  expect(card.getByText("L’adresse n’existe pas.")).toBeDefined();
  await userEvent.click(card.getByRole("button", { name: /^Renvoyer/u }));
  expect(resend).toHaveBeenCalledExactlyOnceWith("s1");
});

test("a client is erased once their name is typed; a diagnosis after one question", async () => {
  const erase = vi.fn(() => Promise.resolve());
  const eraseDiagnosis = vi.fn(() => Promise.resolve());
  const told: ((known: ListState<Diagnosis>) => void)[] = [];
  const watchOfCustomer: Workspace["diagnoses"]["watchOfCustomer"] = (_customer, onNext) => {
    told.push(onNext);
    onNext(listOf(...diagnoses));
    return () => undefined;
  };
  open({ customers: { erase }, diagnoses: { erase: eraseDiagnosis, watchOfCustomer } });
  await userEvent.click(
    await screen.findByRole("button", { name: "Effacer le diagnostic du 12\u00A0juin\u00A02026" }),
  );
  await userEvent.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Effacer le diagnostic" }),
  );
  expect(eraseDiagnosis).toHaveBeenCalledExactlyOnceWith("d1");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  // The line goes away with the button that asked: the focus stays with the list.
  act(() => told.forEach((tell) => tell(listOf(diagnoses[0]!, diagnoses[1]!))));
  expect(screen.queryByRole("button", { name: /12\u00A0juin\u00A02026/u })).toBeNull();
  await waitFor(() =>
    expect(document.activeElement?.contains(screen.getByText("21 novembre 2026"))).toBe(true),
  );
  expect(document.activeElement).not.toBe(document.body);
  await userEvent.click(button("Supprimer le client et ses données"));
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/effacés pour toujours.*Restent/u)).toBeDefined();
  await userEvent.click(question.getByRole("button", { name: "Supprimer le dossier" }));
  expect(erase).not.toHaveBeenCalled();
  await userEvent.type(question.getByRole("textbox"), "Anaïs Morel");
  await userEvent.click(question.getByRole("button", { name: "Supprimer le dossier" }));
  await screen.findByText("C’est supprimé.");
  expect(erase).toHaveBeenCalledExactlyOnceWith("anais");
});

test("the file is exported as a ZIP that the browser keeps; a failure is said", async () => {
  const exportFile = vi
    .fn()
    .mockRejectedValueOnce(new CarnationError("offline"))
    .mockResolvedValue(new Blob(["zip"]));
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:zip", revokeObjectURL: () => undefined }),
  );
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  open({ customers: { exportFile } });
  await screen.findByRole("heading", { name: "Droits de la personne" });
  await userEvent.click(region("Droits de la personne").getByRole("button", { name: "Exporter le dossier" }));
  await region("Droits de la personne").findByRole("alert");
  await userEvent.click(region("Droits de la personne").getByRole("button", { name: "Exporter le dossier" }));
  await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
  vi.unstubAllGlobals();
});

test("an export is given up without a complaint; a client erased elsewhere is gone here", async () => {
  const exportFile = vi.fn<Workspace["customers"]["exportFile"]>(
    (_id, options) =>
      new Promise((_resolve, reject) => {
        options?.onProgress?.(1, 4);
        options?.signal?.addEventListener("abort", () => reject(new CarnationError("cancelled")));
      }),
  );
  const told: ((known: DocumentState<Customer>) => void)[] = [];
  open({
    customers: {
      exportFile,
      watch: (_id, onNext) => {
        told.push(onNext);
        onNext({ status: "ready", value: anais, fromCache: false });
        return () => undefined;
      },
    },
  });
  await screen.findByRole("heading", { name: "Droits de la personne" });
  const rights = region("Droits de la personne");
  await userEvent.click(rights.getByRole("button", { name: "Exporter le dossier" }));
  expect(await rights.findByText(/Export du dossier 25/u)).toBeDefined();
  await userEvent.click(rights.getByRole("button", { name: "Annuler l’export" }));
  await waitFor(() => expect(rights.queryByRole("progressbar")).toBeNull());
  expect(rights.queryByRole("alert")).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(rights.getByRole("button", { name: "Exporter le dossier" })),
  );
  act(() => told.forEach((tell) => tell({ status: "missing" })));
  expect(await screen.findByText("Cet élément n’existe plus ou a été supprimé.")).toBeDefined();
});

test("offline, what is kept is shown, and what was never read says so", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const [one, other] = [diagnoses[0]!, diagnoses[2]!];
  open({
    diagnoses: {
      watchOfCustomer: (_customer, onNext) => {
        onNext({ ...listOf(one, other), fromCache: true });
        return () => undefined;
      },
      result: () => new Promise(() => undefined),
    },
  });
  await screen.findByRole("heading", { name: "Évolution" });
  expect(await region("Évolution").findByText("Pas encore lu hors connexion.")).toBeDefined();
  expect(region("Diagnostics").getAllByRole("listitem")).toHaveLength(2);
});

test("another's client has no file", async () => {
  open({}, "nobody");
  expect(await screen.findByText("Cet élément n’existe plus ou a été supprimé.")).toBeDefined();
});
