import type { Workspace } from "@carnation/data";
import { CarnationError, parseCustomer, parseSending } from "@carnation/domain";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { diagnosisOf, listOf, memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { openApp } from "../../../testing/openApp.tsx";

const day = (date: string): Date => new Date(`${date}T10:00:00Z`);
const given = { purpose: "analysis", given: true, version: "1", author: "u1", signer: "Anaïs Morel" };
const anais = parseCustomer("anais", {
  firstname: "Anaïs",
  lastname: "Morel",
  email: "anais@exemple.fr",
  consent: true,
  consents: [{ ...given, date: new Date() }],
  contraindications: ["contraindications/grossesse"],
  notes: "Peau réactive.",
  updated: day("2026-11-01"),
});
const diagnoses = [
  diagnosisOf({ id: "d3", customer: "anais", created: day("2026-11-21") }),
  diagnosisOf({ id: "d2", customer: "anais", created: day("2026-08-02"), state: "error", error: "no-face" }),
  diagnosisOf({ id: "d1", customer: "anais", created: day("2026-06-12") }),
];

interface Differences {
  readonly customers?: Partial<Workspace["customers"]>;
  readonly diagnoses?: Partial<Workspace["diagnoses"]>;
  readonly sendings?: Partial<Workspace["sendings"]>;
}

function open({ customers, diagnoses: asked, sendings }: Differences = {}, id = "anais") {
  const workspace = memoryWorkspace(
    {
      customers: listOf(anais),
      contraindications: listOf({ id: "grossesse", name: "Grossesse", group: "état", created: null }),
    },
    {
      watchOfCustomer: (_customer, onNext) => {
        onNext(listOf(...diagnoses));
        return () => undefined;
      },
      ...asked,
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

test("two finished diagnoses are ticked and compared, the older one first, whatever was ticked first", async () => {
  open();
  await userEvent.click(await screen.findByRole("checkbox", { name: /21 novembre 2026/u }));
  expect(screen.getByText("Cochez un second diagnostic pour comparer.")).toBeDefined();
  // What failed cannot be compared.
  expect(screen.queryByRole("checkbox", { name: /2 août 2026/u })).toBeNull();
  await userEvent.click(screen.getByRole("checkbox", { name: /12 juin 2026/u }));
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
});

test("a consent is given with a signature; a failure keeps what was signed", async () => {
  const recordConsent = vi
    .fn()
    .mockRejectedValueOnce(new CarnationError("unavailable"))
    .mockResolvedValue(undefined);
  open({ customers: { recordConsent } });
  await userEvent.click((await screen.findAllByRole("button", { name: "Recueillir l’accord" }))[0]!);
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

test("what was not sent says why, and is sent again", async () => {
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
  open({ customers: { erase }, diagnoses: { erase: eraseDiagnosis } });
  await userEvent.click(await screen.findByRole("button", { name: "Effacer le diagnostic du 12 juin 2026" }));
  await userEvent.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Effacer le diagnostic" }),
  );
  expect(eraseDiagnosis).toHaveBeenCalledExactlyOnceWith("d1");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
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

test("whoever is not one's own client has no file", async () => {
  open({}, "nobody");
  expect(await screen.findByText("Cet élément n’existe plus ou a été supprimé.")).toBeDefined();
});
