import type { Authentication, CarnationClient, DocumentState, OnNext, Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import type { Subcategory } from "@carnation/domain/routine";
import { parseProfile, type Profile } from "@carnation/product/profile";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { clientAtom } from "../../../shared/session/sessionAtoms.ts";
import { memoryAuthentication } from "../../../testing/memoryAuthentication.ts";
import { documentOf, listOf } from "../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { openApp } from "../../../testing/openApp.tsx";

const stored = {
  email: "u1@exemple.fr",
  firstname: "Claire",
  company: "Zen",
  active: true,
  hidden_criterias: [36],
};
const led: Subcategory = {
  id: "led",
  name: "LED",
  category: "other",
  active: true,
  picture: null,
  created: null,
  order: 1,
  warning: "Réservé aux praticiennes formées",
};

interface Differences {
  readonly auth?: Partial<Authentication>;
  readonly profile?: Partial<Workspace["profile"]>;
  readonly account?: Partial<Workspace["account"]>;
  readonly fields?: object;
}

function open({ auth, profile, account, fields }: Differences = {}) {
  const tellers = new Set<OnNext<DocumentState<Profile>>>();
  const workspace = memoryWorkspace({
    profile: documentOf(parseProfile("u1", { ...stored, ...fields })),
    activeSubcategories: listOf(led),
  });
  const opened = openApp("/user/account", {
    ...workspace,
    profile: {
      ...workspace.profile,
      watch: (onNext) => {
        tellers.add(onNext);
        onNext(documentOf(parseProfile("u1", { ...stored, ...fields })));
        return () => tellers.delete(onNext);
      },
      ...profile,
    },
    account: { ...workspace.account, ...account },
  });
  const client = { auth: memoryAuthentication(auth) } as unknown as CarnationClient;
  act(() => opened.store.set(clientAtom, client));
  const tell = (changed: object): void =>
    act(() => {
      for (const onNext of tellers) onNext(documentOf(parseProfile("u1", { ...stored, ...changed })));
    });
  return { ...opened, tell };
}

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const dialog = async () => within(await screen.findByRole("dialog"));
const type = async (field: HTMLElement, text: string) => userEvent.type(field, text);

beforeAll(() => {
  // jsdom has no pointers: the message that slides away asks for theirs.
  Element.prototype.hasPointerCapture = () => false;
});
afterEach(() => vi.restoreAllMocks());

test("another address is asked for with the password; a wrong one is said under its field, and nothing is lost", async () => {
  const changeEmail = vi
    .fn<Authentication["changeEmail"]>()
    .mockRejectedValueOnce(new CarnationError("wrong-credentials"))
    .mockResolvedValue(undefined);
  open({ auth: { changeEmail } });
  await userEvent.click(await button("Modifier l’adresse"));
  const form = await dialog();
  expect(form.getByText(/lorsque vous l’ouvrez.; vous vous reconnectez alors avec elle\.$/u)).toBeDefined();
  await type(form.getByLabelText(/^Nouvelle adresse/u), "lea@exemple.fr");
  await type(form.getByLabelText(/^Mot de passe actuel/u), "abc");
  await userEvent.click(form.getByRole("button", { name: "Recevoir le lien" }));
  expect((await form.findAllByText("Mot de passe actuel incorrect.")).length).toBeGreaterThan(0);
  expect(form.getByLabelText<HTMLInputElement>(/^Nouvelle adresse/u).value).toBe("lea@exemple.fr");
  await userEvent.click(form.getByRole("button", { name: "Recevoir le lien" }));
  expect(
    await screen.findByText(
      /^Un lien de confirmation vient de partir à lea@exemple\.fr, si aucun autre compte ne l’utilise\./u,
    ),
  ).toBeDefined();
  expect(changeEmail).toHaveBeenLastCalledWith("lea@exemple.fr", "abc");
});

test("the password is changed once both new ones agree", async () => {
  const changePassword = vi.fn<Authentication["changePassword"]>(() => Promise.resolve());
  open({ auth: { changePassword } });
  await userEvent.click(await button("Modifier le mot de passe"));
  const form = await dialog();
  await type(form.getByLabelText(/^Mot de passe actuel/u), "abc");
  await type(form.getByLabelText(/^Nouveau mot de passe \(/u), "tulipe ardoise vélo");
  await type(form.getByLabelText(/seconde fois/u), "tulipe");
  await userEvent.click(form.getByRole("button", { name: "Changer le mot de passe" }));
  expect((await form.findAllByText("Les deux mots de passe sont différents.")).length).toBeGreaterThan(0);
  expect(changePassword).not.toHaveBeenCalled();
  await type(form.getByLabelText(/seconde fois/u), " ardoise vélo");
  await userEvent.click(form.getByRole("button", { name: "Changer le mot de passe" }));
  expect(await screen.findByText(/^Votre mot de passe est changé/u)).toBeDefined();
  expect(changePassword).toHaveBeenCalledWith("abc", "tulipe ardoise vélo");
});

test("sessions end everywhere after the password", async () => {
  const done: string[] = [];
  const auth = {
    reauthenticate: (password: string) => Promise.resolve(void done.push(password)),
    endSessions: () => Promise.resolve(void done.push("ended")),
  };
  open({ auth });
  await userEvent.click(await button("Se déconnecter partout"));
  const form = await dialog();
  await type(form.getByLabelText(/^Mot de passe actuel/u), "abc");
  await userEvent.click(form.getByRole("button", { name: "Se déconnecter partout" }));
  await waitFor(() => expect(done).toEqual(["abc", "ended"]));
});

test("a criterion is hidden at once, said and taken back; one that fails turns back", async () => {
  const hideCriterion = vi.fn<Workspace["profile"]["hideCriterion"]>(() => Promise.resolve());
  open({ profile: { hideCriterion } });
  const redness = await screen.findByRole<HTMLInputElement>("switch", { name: /^Rougeurs/u });
  expect(screen.getByRole<HTMLInputElement>("switch", { name: /^Imperfections/u }).checked).toBe(false);
  expect(screen.getByText("12 sur 13")).toBeDefined();
  await userEvent.click(redness);
  expect(redness.checked).toBe(false);
  expect(await screen.findByText(/^Rougeurs.: masqué dans tous vos résultats/u)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Annuler" }));
  expect(redness.checked).toBe(true);
  await waitFor(() =>
    expect(hideCriterion.mock.calls).toEqual([
      [30, true],
      [30, false],
    ]),
  );
  hideCriterion.mockRejectedValueOnce(new CarnationError("unavailable"));
  await userEvent.click(redness);
  await waitFor(() => expect(redness.checked).toBe(true));
  expect(await screen.findByText(/momentanément indisponible/u)).toBeDefined();
});

test("care is practised or not, two switches in a row are both written; its warning is in sight", async () => {
  const practise = vi.fn<Workspace["profile"]["practise"]>(() => Promise.resolve());
  const saveNotifications = vi.fn<Workspace["profile"]["saveNotifications"]>(() => Promise.resolve());
  open({ profile: { practise, saveNotifications } });
  expect(await screen.findByText("Réservé aux praticiennes formées")).toBeDefined();
  await userEvent.click(screen.getByRole("switch", { name: /^LED/u }));
  await userEvent.click(screen.getByRole("switch", { name: /^LED/u }));
  await waitFor(() =>
    expect(practise.mock.calls).toEqual([
      ["led", true],
      ["led", false],
    ]),
  );
  await userEvent.click(screen.getByRole("switch", { name: /^Notifications d’actualités/u }));
  await waitFor(() => expect(saveNotifications).toHaveBeenCalledWith({ news: true }));
});

test("photos that another retention would erase are counted before it is saved", async () => {
  const savePhotoRetention = vi.fn<Workspace["profile"]["savePhotoRetention"]>(() => Promise.resolve());
  const previewRetention = vi.fn<Workspace["account"]["previewRetention"]>((months) =>
    Promise.resolve(
      months === 6 ? { diagnoses: 3, next: new Date("2027-03-03T10:00:00Z") } : { diagnoses: 0, next: null },
    ),
  );
  open({ profile: { savePhotoRetention }, account: { previewRetention } });
  expect(await screen.findByText("Aucune photo n’est à effacer aujourd’hui.")).toBeDefined();
  await userEvent.selectOptions(await screen.findByLabelText(/^Durée de conservation/u), "6");
  expect(
    await screen.findByText(
      /^Les photos de 3.diagnostics seraient effacées cette nuit\. La suivante le sera le 3.mars 2027\.$/u,
    ),
  ).toBeDefined();
  await userEvent.click(await button("Enregistrer cette durée"));
  await waitFor(() => expect(savePhotoRetention).toHaveBeenCalledWith(6));
});

test("the export is followed, given up, and says what it lacks", async () => {
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: () => undefined }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const exportAll = vi
    .fn<Workspace["profile"]["exportAll"]>()
    .mockImplementationOnce(({ onProgress, signal } = {}) => {
      onProgress?.({ step: "files", read: 1, of: 4 });
      return new Promise((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(new CarnationError("cancelled")));
      });
    })
    .mockResolvedValueOnce({
      archives: [new Blob()],
      missing: [],
      failed: ["factures", "a.jpg", "b.jpg", "c.jpg"],
    })
    .mockRejectedValueOnce(new CarnationError("offline"))
    .mockResolvedValueOnce({ archives: [new Blob()], missing: ["photo.jpg"], failed: [] });
  open({ profile: { exportAll } });
  const start = await button("Exporter mes données");
  await userEvent.click(start);
  expect(await screen.findByRole("progressbar", { name: /Lecture de vos fichiers/u })).toBeDefined();
  await userEvent.click(await button("Annuler l’export"));
  expect(await screen.findByText("L’export est annulé.")).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(start));
  await userEvent.click(start);
  expect(
    await screen.findByText(
      /sauf 4.éléments qui n’ont pas pu être lus.: factures, a\.jpg, b\.jpg et 1.autre/u,
    ),
  ).toBeDefined();
  await userEvent.click(start);
  expect(await screen.findByText(/hors connexion/u)).toBeDefined();
  await userEvent.click(start);
  expect(await screen.findByText(/^Votre archive est prête, dans vos téléchargements/u)).toBeDefined();
});

test("the account is deleted with its address and the password, and kept after all", async () => {
  const erase = vi.fn<Workspace["account"]["erase"]>(() => Promise.resolve({ due: new Date() }));
  const reauthenticate = vi.fn<Authentication["reauthenticate"]>(() => Promise.resolve());
  const keep = vi.fn<Workspace["account"]["keep"]>(() => Promise.resolve());
  const { tell } = open({ account: { erase, keep }, auth: { reauthenticate } });
  await userEvent.click(await button("Supprimer mon compte"));
  const form = await dialog();
  await type(form.getByLabelText(/^Votre adresse e-mail/u), "autre@exemple.fr");
  await type(form.getByLabelText(/^Mot de passe actuel/u), "abc");
  await userEvent.click(form.getByRole("button", { name: "Supprimer mon compte" }));
  expect((await form.findAllByText(/^Saisissez votre adresse.: u1@exemple\.fr/u)).length).toBeGreaterThan(0);
  expect(erase).not.toHaveBeenCalled();
  await userEvent.clear(form.getByLabelText(/^Votre adresse e-mail/u));
  await type(form.getByLabelText(/^Votre adresse e-mail/u), "U1@exemple.fr");
  await userEvent.click(form.getByRole("button", { name: "Supprimer mon compte" }));
  await waitFor(() => expect(erase).toHaveBeenCalled());
  expect(reauthenticate).toHaveBeenCalledWith("abc");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  tell({ deletion: { requested: new Date("2026-11-23"), due: new Date("2026-12-23T10:00:00Z") } });
  // Neither the button that asked nor the one that keeps takes the focus away with it.
  const notice = await screen.findByText(/^La suppression de votre compte est demandée/u);
  await waitFor(() => expect(document.activeElement).toBe(notice));
  expect(await screen.findByText(/^Votre compte sera supprimé le 23.décembre 2026/u)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Supprimer mon compte" })).toBeNull();
  await userEvent.click(await button("Garder mon compte"));
  await waitFor(() => expect(keep).toHaveBeenCalledTimes(1));
  tell({});
  expect(await screen.findByText(/^Votre compte est gardé/u)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
});

test("the contract and the register are handed over as files; why one is not is said", async () => {
  const legalDocument = vi.fn<Workspace["account"]["legalDocument"]>();
  legalDocument
    .mockResolvedValueOnce({ name: "contrat.pdf", pdf: new Blob(["%PDF-"]) })
    .mockRejectedValueOnce(new CarnationError("offline"));
  const kept = vi.fn(() => "blob:contrat");
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: kept, revokeObjectURL: () => undefined }));
  const date = new Date("2026-12-05T10:00:00Z");
  open({ account: { legalDocument }, fields: { contract: { version: "2026-11-30", date } } });
  expect(await screen.findByText(/^Accepté le 5.décembre.2026$/u)).toBeTruthy();
  await userEvent.click(await button("Contrat de sous-traitance (PDF)"));
  await waitFor(() => expect(kept).toHaveBeenCalledOnce());
  await userEvent.click(await button("Modèle de registre (PDF)"));
  await screen.findByText("Vous êtes hors connexion.");
  expect(legalDocument.mock.calls).toEqual([["contract"], ["register"]]);
});

test("the contract is accepted once by an account from before it; why it cannot be is said", async () => {
  const acceptContract = vi.fn<Workspace["account"]["acceptContract"]>();
  acceptContract.mockRejectedValueOnce(new CarnationError("offline")).mockResolvedValue();
  const { tell } = open({ account: { acceptContract } });
  await userEvent.click(await button("Accepter le contrat"));
  await screen.findByText("Vous êtes hors connexion.");
  await userEvent.click(await button("Accepter le contrat"));
  await waitFor(() => expect(acceptContract).toHaveBeenCalledTimes(2));
  tell({ contract: { version: "2026-11-30", date: new Date("2026-12-05T10:00:00Z") } });
  await waitFor(() => expect(screen.queryByRole("button", { name: "Accepter le contrat" })).toBeNull());
});
