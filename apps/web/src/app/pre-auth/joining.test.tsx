import type { Authentication, CarnationClient } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { act, configure, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { App } from "../App.tsx";
import { connectionAtom, sessionStateAtom, workspaceAtom } from "../../shared/session/sessionAtoms.ts";
import { memoryAuthentication } from "../../testing/memoryAuthentication.ts";
import { memoryWorkspace } from "../../testing/memoryWorkspace.ts";
import { signedIn } from "../../testing/openApp.tsx";
import { activationCode } from "../../features/public/sign-in/activationCode.ts";

// Whoever types where a sign-in follows loads the application meanwhile, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 40_000 });

const CODE = "abcdefghijklmnopqrstuvwxyz0123456789-_ABCDE";

const legal = { privacy: { contact: "donnees@carnation.example" } };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal("scrollTo", () => undefined);
});

/** Stands before the door, with an authentication in memory. */
function stand(address: string, own: Partial<Authentication> = {}, session = {}) {
  window.history.replaceState(null, "", address);
  const store = createStore();
  store.set(sessionStateAtom, { status: "signed-out", ...session });
  const auth = memoryAuthentication({
    async signIn(email) {
      store.set(workspaceAtom, { status: "ready", value: memoryWorkspace() });
      store.set(sessionStateAtom, signedIn("u1"));
      return { uid: "u1", email, role: "customer" };
    },
    signOut() {
      store.set(sessionStateAtom, { status: "signed-out" });
      return Promise.resolve();
    },
    ...own,
  });
  store.set(connectionAtom, {
    open: () => Promise.resolve({ auth } as CarnationClient),
    start: () => undefined,
  });
  const { unmount } = render(<App store={store} />);
  return { store, unmount };
}

const press = (name: RegExp | string) => userEvent.click(screen.getByRole("button", { name }));
const email = () => screen.findByLabelText("Adresse e-mail");

test("a forgotten password is answered alike whatever exists; sent again after a minute, also over a reload", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const sendPasswordReset = vi.fn<Authentication["sendPasswordReset"]>(() => Promise.resolve());
  const { unmount } = stand("/auth/passwordforgotten", { sendPasswordReset });
  await userEvent.type(await email(), " Claire@Exemple.fr");
  await userEvent.dblClick(screen.getByRole("button", { name: "Recevoir le lien" }));
  await screen.findByText("Si un compte existe, un e-mail vient d’être envoyé.");
  expect(sendPasswordReset.mock.calls).toEqual([["claire@exemple.fr"]]);
  expect(screen.getByRole("button", { name: /^Renvoyer dans 60.s$/u })).toHaveProperty("disabled", true);
  act(() => void vi.advanceTimersByTime(20_000));
  unmount();
  stand("/auth/passwordforgotten", { sendPasswordReset });
  await screen.findByRole("button", { name: /^Renvoyer dans 40.s$/u });
  act(() => void vi.advanceTimersByTime(40_000));
  await press("Renvoyer le lien");
  await screen.findByRole("button", { name: /^Renvoyer dans 60.s$/u });
  expect(sendPasswordReset).toHaveBeenCalledTimes(2);
  await press("Utiliser une autre adresse");
  expect(await email()).toHaveProperty("value", "");
});

test("a link that cannot be asked for says why, and keeps the address", async () => {
  const sendPasswordReset = () => Promise.reject(new CarnationError("offline"));
  stand("/auth/passwordforgotten", { sendPasswordReset });
  await userEvent.type(await email(), "claire@exemple.fr{Enter}");
  await screen.findByText("Vous êtes hors connexion.");
  expect(await email()).toHaveProperty("value", "claire@exemple.fr");
});

test("an account is asked for with an address, and a link from another device can be pasted", async () => {
  const requestSignUp = vi.fn<Authentication["requestSignUp"]>(() => Promise.resolve());
  const readInvitation = vi.fn<Authentication["readInvitation"]>(() =>
    Promise.resolve({ email: "ines@exemple.fr", firstname: "Inès", lastname: "", company: "" }),
  );
  stand("/auth/firstlogin", { requestSignUp, readInvitation });
  await screen.findByRole("heading", { level: 1, name: "Créer un compte" });
  expect(document.title).toBe("Créer un compte — Carnation");
  await userEvent.type(await email(), "ines@exemple.fr{Enter}");
  await screen.findByText(/^Si cette adresse peut ouvrir un compte/u);
  expect(requestSignUp.mock.calls).toEqual([["ines@exemple.fr"]]);
  await press("J’ai déjà reçu un lien");
  const link = screen.getByLabelText("Lien reçu par e-mail");
  await userEvent.click(link);
  await userEvent.paste("https://carnation.example/auth/firstlogin?code=abc");
  await press("Continuer");
  await screen.findAllByText("Ce lien n’est pas complet. Copiez-le en entier depuis l’e-mail reçu.");
  const broken = `https://carnation.example/auth/firstlogin?code=${CODE.slice(0, 20)}\n ${CODE.slice(20)}.`;
  // At once: what is refused takes the focus a moment later, and with it what would be pasted.
  fireEvent.change(link, { target: { value: broken } });
  await press("Continuer");
  expect(await screen.findByLabelText("Prénom")).toHaveProperty("value", "Inès");
  expect(readInvitation).toHaveBeenCalledWith(CODE);
});

async function fillActivation(): Promise<void> {
  await userEvent.type(await screen.findByLabelText("Prénom"), "Inès");
  await userEvent.type(screen.getByLabelText("Nom"), "Garnier");
  await userEvent.type(screen.getByLabelText("Société"), "Atelier Garnier");
  await userEvent.type(screen.getByLabelText("Mot de passe"), "tulipe ardoise vélo");
  await userEvent.type(screen.getByLabelText("Confirmation du mot de passe"), "tulipe ardoise vélo");
  await userEvent.click(screen.getByRole("checkbox", { name: /J’accepte les conditions/u }));
  await userEvent.click(screen.getByRole("checkbox", { name: /politique de confidentialité/u }));
}

test("an account is activated once, its owner is signed in and welcomed", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(legal)));
  onTestFinished(() => void vi.unstubAllGlobals());
  const activate = vi.fn<Authentication["activate"]>(() => Promise.resolve({ email: "claire@exemple.fr" }));
  stand(`/auth/firstlogin?code=${CODE}`, { activate });
  await screen.findByRole("heading", { level: 1, name: "Créer ou activer un compte" });
  await screen.findByLabelText("Prénom");
  await press("Activer mon compte");
  await screen.findAllByText(
    "Acceptez les conditions générales et le contrat de sous-traitance des données pour continuer.",
  );
  expect(activate).not.toHaveBeenCalled();
  const rule = () => screen.getByText("12 caractères au moins").closest("li")?.textContent;
  expect(rule()).toBe("12 caractères au moins");
  await fillActivation();
  expect(rule()).toBe("12 caractères au moins, c’est bon");
  await press("Lire la politique de confidentialité");
  const dialog = await screen.findByRole("dialog", { name: "Politique de confidentialité" });
  await within(dialog).findByText(/^En vigueur depuis le 30.novembre.2026\.$/u);
  expect(dialog.textContent).toContain("donnees@carnation.example");
  await userEvent.keyboard("{Escape}");
  await userEvent.dblClick(screen.getByRole("button", { name: "Activer mon compte" }));
  await vi.waitFor(() => expect(window.location.pathname).toBe("/user/dashboard"));
  expect(window.location.search).toBe("?bienvenue=criteres");
  expect(activate).toHaveBeenCalledOnce();
  expect(activate.mock.calls[0]).toMatchObject([CODE, { firstname: "Inès", company: "Atelier Garnier" }]);
});

test("an activation that fails loses nothing; activated but not signed in, it is tried again", async () => {
  const activate = vi.fn<Authentication["activate"]>();
  activate.mockRejectedValueOnce(new CarnationError("unavailable")).mockResolvedValue({ email: "a@b.fr" });
  const signIn = () => Promise.reject(new CarnationError("offline"));
  stand(`/auth/firstlogin?code=${CODE}`, { activate, signIn });
  await fillActivation();
  await press("Activer mon compte");
  await screen.findByText("Le service est momentanément indisponible.");
  expect(screen.getByLabelText("Mot de passe")).toHaveProperty("value", "tulipe ardoise vélo");
  await press("Activer mon compte");
  await screen.findByText(/^Votre compte est activé, mais la connexion a échoué\. Vous êtes hors connexion/u);
  expect(screen.getByRole("button", { name: "Activer mon compte" })).toHaveProperty("disabled", false);
});

test("an expired link offers another one to the same address, and says nothing of the account", async () => {
  const renewInvitation = vi.fn<Authentication["renewInvitation"]>(() => Promise.resolve());
  const readInvitation = () => Promise.reject(new CarnationError("expired-link"));
  stand(`/auth/firstlogin?code=${CODE}`, { readInvitation, renewInvitation });
  await screen.findByText("Ce lien a expiré ou a déjà servi. Demandez un nouveau lien.");
  await press("Demander un nouveau lien");
  await screen.findByText(/^Si cette invitation peut être renouvelée/u);
  expect(renewInvitation.mock.calls).toEqual([[CODE]]);
  expect(screen.getByRole("button", { name: /^Renvoyer dans/u })).toBeDefined();
});

test("an invitation that cannot be read is asked for again; one without a code never is", async () => {
  const readInvitation = vi.fn<Authentication["readInvitation"]>();
  readInvitation
    .mockRejectedValueOnce(new CarnationError("unavailable"))
    .mockResolvedValue({ email: "ines@exemple.fr", firstname: "", lastname: "", company: "" });
  const { unmount } = stand(`/auth/firstlogin?code=${CODE}`, { readInvitation });
  await screen.findByText(/indisponible\. Votre lien reste valable\.$/u);
  await press("Réessayer");
  await screen.findByLabelText("Prénom");
  unmount();
  stand("/auth/firstlogin?code=tronqué", { readInvitation });
  await screen.findByText(/^Ce lien n’est pas complet/u);
  expect(readInvitation).toHaveBeenCalledTimes(2);
});

test("somebody who is signed in is told so before another account is activated, and the link goes on once they have left", async () => {
  const readInvitation = vi.fn(memoryAuthentication().readInvitation);
  const { store } = stand(`/auth/firstlogin?code=${CODE}`, { readInvitation }, signedIn("nadia"));
  await screen.findByRole("heading", { level: 1, name: "Une session est déjà ouverte" });
  expect(screen.getByText("nadia@exemple.fr")).toBeDefined();
  expect(readInvitation).not.toHaveBeenCalled();
  await press("Se déconnecter et activer le compte");
  await screen.findByLabelText("Prénom");
  expect(store.get(sessionStateAtom).status).toBe("signed-out");
  expect(window.location.search).toBe(`?code=${CODE}`);
});

test.each([
  ["the code", CODE],
  ["with spaces", ` ${CODE.slice(0, 9)} ${CODE.slice(9)}\n`],
  ["the link", `http://127.0.0.1:5000/auth/firstlogin?code=${CODE}`],
  ["the link among others", `<https://a.fr/auth/firstlogin?x=1&code=${CODE}&y=2#z>`],
  ["with the signs around it", `« ${CODE} ».`],
  ["with an invisible sign", `\u200B${CODE}\uFEFF`],
])("a code is read from what was copied: %s", (_what, copied) => {
  expect(activationCode(copied)).toBe(CODE);
});

test.each(["", "abc", `${CODE}a`, "https://a.fr/?code=", CODE.replace("-", "+")])(
  "%j is no code",
  (copied) => {
    expect(activationCode(copied)).toBeNull();
  },
);
