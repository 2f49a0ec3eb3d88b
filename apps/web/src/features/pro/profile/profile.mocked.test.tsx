import type { DocumentState, OnNext, PhotoUpload, UploadState, Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { parseProfile, type Profile } from "@carnation/product/profile";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { documentOf } from "../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { interruptSession } from "../../../testing/interruptSession.ts";
import { openApp } from "../../../testing/openApp.tsx";

vi.mock("../../../shared/browser/smallPicture.ts", () => ({
  smallPicture: (picture: File) => Promise.resolve(picture),
}));
vi.mock("../../../shared/browser/pictureChoice.ts", () => ({
  pictureChoice: {
    accept: "image/png",
    validate: (picture: File) => (picture.name === "non.png" ? "Cette image est illisible." : null),
  },
}));

const stored = {
  email: "claire@exemple.fr",
  firstname: "Claire",
  lastname: "Martin",
  company: "Institut Lumière",
  active: true,
  business: { phone: "+33465710042", mentions: "Paiement comptant." },
};
const claire = (fields: object = {}): Profile => parseProfile("u1", { ...stored, ...fields });

function open(own: Partial<Workspace["profile"]> = {}, first = claire()) {
  const tellers = new Set<OnNext<DocumentState<Profile>>>();
  let latest = first;
  const workspace = memoryWorkspace();
  const opened = openApp("/user/profile", {
    ...workspace,
    profile: {
      ...workspace.profile,
      watch: (onNext) => {
        tellers.add(onNext);
        onNext(documentOf(latest));
        return () => tellers.delete(onNext);
      },
      ...own,
    },
  });
  const tell = (profile: Profile): void => {
    latest = profile;
    act(() => {
      for (const onNext of tellers) onNext(documentOf(profile));
    });
  };
  return { ...opened, tell };
}

/** An upload in the hands of the test. */
function uploadInHand() {
  let listener: OnNext<UploadState> = () => undefined;
  let settle: { resolve: () => void; reject: (error: unknown) => void } | null = null;
  const done = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  done.catch(() => undefined);
  const say = (state: UploadState["state"]): void =>
    act(() => listener({ state, bytesTransferred: 50, totalBytes: 100 }));
  const upload: PhotoUpload = {
    done,
    subscribe: (next) => {
      listener = next;
      next({ state: "running", bytesTransferred: 0, totalBytes: 100 });
      return () => undefined;
    },
    pause: () => say("paused"),
    resume: () => say("running"),
    cancel: () => settle?.reject(new CarnationError("cancelled")),
  };
  return { upload, say, finish: () => act(async () => settle?.resolve()) };
}

const preview = () => screen.findByRole("article", { name: "Aperçu de l’en-tête de vos documents" });
const field = <T extends HTMLElement = HTMLInputElement>(name: RegExp) => screen.findByLabelText<T>(name);
const save = async () => userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
const logoOf = (name: string): File => new File(["x"], name, { type: "image/png" });

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: () => undefined }),
  );
});
afterEach(() => vi.restoreAllMocks());

test("the head of documents follows what is typed; what is wrong is said, and what is right is stored", async () => {
  const saved = vi.fn<Workspace["profile"]["save"]>(() => Promise.resolve());
  open({ save: saved });
  expect((await field(/^Téléphone/u)).value.replaceAll("\u00A0", " ")).toBe("04 65 71 00 42");
  expect(screen.getByText(/^Avant d’émettre un devis, complétez votre profil/u)).toBeDefined();
  await userEvent.clear(await field(/^Société/u));
  await userEvent.type(await field(/^Société/u), "Atelier Lumière");
  await userEvent.type(await field(/^Numéro et rue/u), "12, rue des Lilas, 69003 Lyon");
  await userEvent.type(await field(/^Numéro SIRET/u), "732");
  await userEvent.tab();
  expect((await preview()).textContent).toContain("Atelier Lumière");
  expect((await preview()).textContent).toContain("12, rue des Lilas");
  expect((await field(/^Ville/u)).value).toBe("Lyon");
  await userEvent.type(await field(/^Numéro de TVA/u), "fr 40 303265045");
  // One number that is wrong takes nothing from the look of the others.
  const words = (await preview()).textContent?.replaceAll("\u00A0", " ");
  expect(words).toContain("TVA FR 40 303 265 045");
  expect(words).toContain("04 65 71 00 42");
  await userEvent.clear(await field(/^Numéro de TVA/u));
  await save();
  expect((await screen.findAllByText(/^Un numéro SIRET compte 14 chiffres/u)).length).toBeGreaterThan(0);
  expect(saved).not.toHaveBeenCalled();
  await userEvent.clear(await field(/^Numéro SIRET/u));
  await userEvent.type(await field(/^Numéro SIRET/u), "732 829 320 00074");
  await save();
  expect(await screen.findByText("Modifications enregistrées")).toBeDefined();
  const [fields, seen] = saved.mock.lastCall ?? [];
  expect(fields).toMatchObject({
    company: "Atelier Lumière",
    business: {
      siret: "73282932000074",
      postcode: "69003",
      phone: "+33465710042",
      vat_number: "FR44732829320",
    },
  });
  expect(seen).toMatchObject({ company: "Institut Lumière" });
});

test("another tab's change is shown where nothing was typed, and is a conflict where something was", async () => {
  const saved = vi.fn<Workspace["profile"]["save"]>().mockRejectedValueOnce(new CarnationError("aborted"));
  const { tell } = open({ save: saved.mockResolvedValue(undefined) });
  const lastname = await field(/^Nom/u);
  tell(claire({ lastname: "Roy" }));
  await waitFor(() => expect(lastname.value).toBe("Roy"));
  await userEvent.type(lastname, "er");
  tell(claire({ lastname: "Petit" }));
  expect(lastname.value).toBe("Royer");
  await save();
  await userEvent.click(await screen.findByRole("button", { name: "Enregistrer ma version" }));
  await waitFor(() => expect(saved.mock.lastCall?.[0]).toMatchObject({ lastname: "Royer" }));
  expect(saved.mock.lastCall?.[1]).toBeUndefined();
  saved.mockRejectedValueOnce(new CarnationError("aborted"));
  await userEvent.type(lastname, "s");
  await save();
  await userEvent.click(await screen.findByRole("button", { name: "Recharger la fiche" }));
  expect(lastname.value).toBe("Petit");
});

test("leaving asks first; a failure keeps what was typed", async () => {
  const saved = vi
    .fn<Workspace["profile"]["save"]>()
    .mockRejectedValueOnce(new CarnationError("unavailable"));
  const { router } = open({ save: saved });
  await userEvent.type(await field(/^Nom/u), "e");
  await save();
  expect(await screen.findByText(/momentanément indisponible/u)).toBeDefined();
  expect((await field(/^Nom/u)).value).toBe("Martine");
  await userEvent.click(screen.getAllByRole("link", { name: "Mon compte" })[0]!);
  await userEvent.click(await screen.findByRole("button", { name: "Quitter sans enregistrer" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/user/account"));
});

test("a profile typed when the session runs out is back for whoever typed it, and said until it is saved", async () => {
  const saved = vi.fn<Workspace["profile"]["save"]>(() => Promise.resolve());
  const { store } = open({ save: saved });
  await userEvent.type(await field(/^Société/u), " et compagnie");
  expect(await interruptSession(store)).toBe(true);
  expect((await field(/^Société/u)).value).toBe("Institut Lumière et compagnie");
  const said = await screen.findByText(/^Ce que vous aviez saisi/u);
  await save();
  await waitFor(() => expect(said.isConnected).toBe(false));
  expect(saved).toHaveBeenCalledOnce();
});

test("a field that nobody had touched shows what another tab has saved since, among what is back", async () => {
  const { store, tell } = open();
  await userEvent.type(await field(/^Site/u), "lumiere.fr");
  tell(claire({ business: { ...stored.business, mentions: "Acompte de 30 %." } }));
  expect(await interruptSession(store)).toBe(true);
  await screen.findByText(/^Ce que vous aviez saisi/u);
  expect((await field(/^Site/u)).value).toBe("lumiere.fr");
  expect((await field<HTMLTextAreaElement>(/^Conditions/u)).value).toBe("Acompte de 30 %.");
});

test("a logo is sent after the fields, held, given up, tried again, and shown in the head", async () => {
  const first = uploadInHand();
  const second = uploadInHand();
  const sendLogo = vi
    .fn<Workspace["profile"]["sendLogo"]>()
    .mockResolvedValueOnce(first.upload)
    .mockResolvedValueOnce(second.upload);
  const logo = vi.fn<Workspace["profile"]["logo"]>(() =>
    Promise.resolve(new Blob(["y"], { type: "image/png" })),
  );
  const { tell } = open({ sendLogo, logo });
  const chooser = await field(/^Logo/u);
  await userEvent.upload(chooser, logoOf("non.png"));
  expect((await screen.findAllByText("Cette image est illisible.")).length).toBeGreaterThan(0);
  await userEvent.upload(chooser, logoOf("logo.png"));
  await waitFor(async () => expect((await preview()).querySelector("img")).not.toBeNull());
  await save();
  await screen.findByRole("progressbar", { name: /Envoi du logo/u });
  const pause = screen.getByRole<HTMLButtonElement>("button", { name: "Mettre en pause" });
  await waitFor(() => expect(pause.disabled).toBe(false));
  await userEvent.click(pause);
  expect(screen.getByRole("progressbar", { name: /Envoi en pause/u })).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Reprendre" }));
  first.say("running");
  await userEvent.click(screen.getByRole("button", { name: "Annuler l’envoi" }));
  const notice = await screen.findByText(
    /^L’envoi du logo est annulé\. Le reste du profil est enregistré\.$/u,
  );
  await userEvent.click(within(notice.closest<HTMLElement>("[role=alert]")!).getByRole("button"));
  await second.finish();
  await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
  expect((await preview()).querySelector("img")).not.toBeNull();
  tell(claire({ business: { ...stored.business, logo: "logo-1.png" } }));
  await waitFor(() => expect(logo).toHaveBeenCalledWith("logo-1.png"));
});

test("a logo is taken away", async () => {
  const removeLogo = vi
    .fn<Workspace["profile"]["removeLogo"]>()
    .mockRejectedValueOnce(new CarnationError("unavailable"))
    .mockResolvedValue(undefined);
  const logo = () => Promise.resolve(new Blob(["y"], { type: "image/png" }));
  open({ removeLogo, logo }, claire({ business: { ...stored.business, logo: "logo-1.png" } }));
  await userEvent.click(await screen.findByRole("button", { name: /^Retirer/u }));
  expect((await preview()).querySelector("img")).toBeNull();
  await save();
  expect(await screen.findByText(/^Le logo n’a pas été changé\./u)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  await waitFor(() => expect(removeLogo).toHaveBeenCalledTimes(2));
});
