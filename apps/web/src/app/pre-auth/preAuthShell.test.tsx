import { CarnationError } from "@carnation/domain/error";
import type { Session } from "@carnation/product/session";
import type { CarnationClient } from "@carnation/data";
import { act, configure, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import { beforeEach, expect, test, vi } from "vitest";
import { connectionAtom, sessionStateAtom, workspaceAtom } from "../../shared/session/sessionAtoms.ts";
import type { SessionState } from "../../shared/session/sessionState.ts";
import { memoryAuthentication } from "../../testing/memoryAuthentication.ts";
import { memoryWorkspace } from "../../testing/memoryWorkspace.ts";
import { signedIn } from "../../testing/openApp.tsx";
import { App } from "../App.tsx";
import { rememberSignedIn } from "../session/keptSession.ts";

// The first test loads screens, shells and pages, which takes seconds on a cold and busy machine.
configure({ asyncUtilTimeout: 45_000 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});

/** Stands before the door at an address, with a backend in memory that knows one password. */
function stand(address: string, session: SessionState = { status: "signed-out" }) {
  window.history.replaceState(null, "", address);
  const store = createStore();
  const answers = { now: true };
  const claire: Session = { uid: "claire", email: "claire@exemple.fr", role: "customer" };
  const auth = memoryAuthentication({
    async signIn(_email, password) {
      if (password !== "carnation") throw new CarnationError("wrong-credentials");
      store.set(workspaceAtom, { status: "ready", value: memoryWorkspace() });
      store.set(sessionStateAtom, { status: "signed-in", session: claire });
      return claire;
    },
  });
  const open = vi.fn(() =>
    answers.now
      ? Promise.resolve({ auth } as CarnationClient)
      : Promise.reject(new CarnationError("unavailable")),
  );
  const start = vi.fn();
  store.set(connectionAtom, { open, start });
  store.set(sessionStateAtom, session);
  const { unmount } = render(<App store={store} />);
  return { store, open, start, answers, unmount };
}

const password = () => screen.findByLabelText("Mot de passe");
const submit = () => userEvent.click(screen.getByRole("button", { name: /Se connecter/u }));

test("the sign-in page opens no connection when it is looked at; the first key does", async () => {
  const { open, start } = stand("/auth/login");
  await screen.findByRole("heading", { level: 1, name: "Connexion" });
  expect(document.title).toBe("Connexion — Carnation");
  expect(open).not.toHaveBeenCalled();
  await userEvent.type(await password(), "c");
  expect(open).toHaveBeenCalled();
  expect(start).not.toHaveBeenCalled();
});

test("somebody who signs in in another tab is noticed", async () => {
  const { open } = stand("/auth/login");
  await screen.findByRole("heading", { level: 1, name: "Connexion" });
  rememberSignedIn(true);
  window.dispatchEvent(new StorageEvent("storage", { key: "carnation.signedIn", newValue: null }));
  expect(open).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent("storage", { key: "carnation.signedIn", newValue: "1" }));
  expect(open).toHaveBeenCalled();
});

test("a service that does not answer is told in the form, what was typed stays, and the next attempt comes in", async () => {
  const { answers } = stand("/auth/login?retour=%2Fuser%2Fnews%3Fpage%3D2");
  answers.now = false;
  await userEvent.type(await screen.findByLabelText("Adresse e-mail"), "claire@exemple.fr");
  await userEvent.type(await password(), "carnation");
  await submit();
  expect(await screen.findByRole("alert")).toBeDefined();
  expect(screen.getByLabelText("Adresse e-mail")).toHaveProperty("value", "claire@exemple.fr");
  expect(await password()).toHaveProperty("value", "carnation");
  answers.now = true;
  await submit();
  const heading = await screen.findByRole("heading", { level: 1, name: "Actualités" });
  expect(window.location.pathname + window.location.search).toBe("/user/news?page=2");
  await waitFor(() => expect(heading.contains(document.activeElement)).toBe(true));
});

test("a message of the sign-in page is told by the application", async () => {
  const { store } = stand("/auth/admin");
  await screen.findByRole("heading", { level: 1, name: "Connexion" });
  act(() => {
    store.set(workspaceAtom, { status: "ready", value: memoryWorkspace() });
    store.set(sessionStateAtom, signedIn("claire"));
  });
  expect(await screen.findByText("Ce compte n’est pas administrateur.")).toBeDefined();
  expect(window.location.pathname).toBe("/user/dashboard");
});

test("the address of the house leads to the sign-in, and the way back of the browser works at the door", async () => {
  stand("/");
  await screen.findByRole("heading", { level: 1, name: "Connexion" });
  expect(window.location.pathname).toBe("/auth/login");
  await userEvent.click(screen.getByRole("link", { name: /Mot de passe oublié/u }));
  const forgotten = await screen.findByRole("heading", { level: 1, name: "Mot de passe oublié" });
  await waitFor(() => expect(document.activeElement).toBe(forgotten));
  window.history.back();
  await screen.findByRole("heading", { level: 1, name: "Connexion" });
});

test("a page that needs a sign-in asks for it, with the way back", async () => {
  const { start } = stand("/user/news?page=2");
  await screen.findByRole("heading", { level: 1, name: "Connexion" });
  expect(start).toHaveBeenCalled();
  expect(new URLSearchParams(window.location.search).get("retour")).toBe("/user/news?page=2");
});
