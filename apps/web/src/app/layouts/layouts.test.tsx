import type { Workspace } from "@carnation/data";
import { parseProfile, parseSubscription, type Profile, type Subscription } from "@carnation/domain";
import { configure, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { routes } from "../router.tsx";
import { sessionStateAtom, workspaceAtom } from "../session/sessionAtoms.ts";

// jsdom has no scrolling; the router restores the scroll position at every navigation.
vi.stubGlobal("scrollTo", () => undefined);

// Shells and pages are loaded on demand, which takes seconds on a cold and busy machine.
configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 30_000 });

const profile = parseProfile("u1", {
  email: "claire@exemple.fr",
  firstname: "élodie",
  lastname: "Martin",
  company: "Institut Lumière de Peau",
});

/** A workspace in memory: one account, no client, no diagnosis. */
function workspaceOf(subscription: Subscription | null): Workspace {
  const still =
    <T,>(value: T) =>
    (onNext: (value: T) => void) => {
      onNext(value);
      return () => undefined;
    };
  return {
    profile: { watch: still<Profile | null>(profile) },
    subscription: { watchCurrent: still<Subscription | null>(subscription) },
    customers: { watchLastAnalysed: still<readonly never[]>([]), watchAll: still<readonly never[]>([]) },
    news: { watchLatest: still(null) },
    diagnoses: {
      start: () => Promise.resolve("d1"),
      uploadPhoto: () => ({
        done: Promise.resolve(),
        subscribe: () => () => undefined,
        pause: () => undefined,
        resume: () => undefined,
        cancel: () => undefined,
      }),
      watch: (_id, onNext) => still(null)(onNext),
      watchRecent: (_limit, onNext) => still<readonly never[]>([])(onNext),
      result: () => Promise.reject(new Error("none")),
      photo: () => Promise.reject(new Error("none")),
    },
    close: () => Promise.resolve(),
  };
}

const active = parseSubscription("s1", { status: "active" });

function open(path: string, subscription: Subscription | null = active) {
  const store = createStore();
  store.set(sessionStateAtom, {
    status: "signed-in",
    session: { uid: "u1", email: "claire@exemple.fr", role: "customer" },
  });
  store.set(workspaceAtom, { status: "ready", value: workspaceOf(subscription) });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return router;
}

const noSubscription = /Aucun abonnement n'est associé à ce compte\./u;

test("without a subscription a new analysis is not offered, and the way to one is", async () => {
  open("/user/diagnosis/method", null);
  expect(await screen.findByText(noSubscription)).toBeDefined();
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.getByRole("link", { name: "Choisir une formule" }).getAttribute("href")).toBe(
    "/user/subscription",
  );
});

test("without a subscription the other pages stay open", async () => {
  open("/user/customers", null);
  expect(await screen.findByRole("heading", { level: 1, name: "Mes clients" })).toBeDefined();
  expect(screen.queryByText(noSubscription)).toBeNull();
});

test("a new account is greeted by name and shown where to start", async () => {
  open("/user/dashboard");
  expect(await screen.findByRole("heading", { level: 1, name: "Bonjour élodie" })).toBeDefined();
  expect(screen.getByRole("heading", { name: "Trois étapes pour commencer" })).toBeDefined();
  expect(
    screen.getByRole("link", { name: "Essayer avec un visage de démonstration" }).getAttribute("href"),
  ).toBe("/user/diagnosis/method?source=demo");
  expect(screen.queryByText(noSubscription)).toBeNull();
});

test("the avatar is the capital first letter of the first name, and leads to the profile", async () => {
  open("/user/news");
  const avatar = await screen.findByRole("link", { name: "Mon profil" });
  expect(avatar.textContent).toBe("É");
  expect(avatar.getAttribute("href")).toBe("/user/profile");
});

test("the drawer gives the focus back to « Menu » on Escape, and to the new page when one is chosen", async () => {
  const router = open("/user/news");
  const button = await screen.findByRole("button", { name: "Menu" });
  await userEvent.click(button);
  expect(await screen.findByRole("dialog", { name: "Menu" })).toBeDefined();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(button));

  await userEvent.click(button);
  const drawer = await screen.findByRole("dialog", { name: "Menu" });
  const link = [...drawer.querySelectorAll("a")].find(({ textContent }) => textContent === "Mes clients")!;
  await userEvent.click(link);
  const heading = await screen.findByRole("heading", { level: 1, name: "Mes clients" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(router.state.location.pathname).toBe("/user/customers");
});

test("« Continuer » waits for the person's agreement, kept on the way back but not for the next person", async () => {
  sessionStorage.clear();
  const router = open("/user/diagnosis/method?source=file");
  const go = await screen.findByRole("button", { name: "Continuer" });
  expect(go).toHaveProperty("disabled", true);
  expect(screen.getByText("Cochez d’abord l’accord de la personne.")).toBeDefined();
  await userEvent.click(screen.getByRole("checkbox", { name: /La personne accepte/u }));
  await userEvent.click(go);
  await screen.findByRole("heading", { level: 1, name: "Importer une photo" });
  expect(router.state.location.pathname).toBe("/user/diagnosis/input/file");
  await router.navigate(-1);
  expect(await screen.findByRole("checkbox")).toHaveProperty("checked", true);
  await router.navigate("/user/diagnosis");
  await screen.findByRole("heading", { level: 1, name: "Diagnostic" });
  await router.navigate("/user/diagnosis/method");
  await waitFor(() => expect(screen.getByRole("checkbox")).toHaveProperty("checked", false));
});

test("the capture page is not open without an agreement", async () => {
  sessionStorage.clear();
  const router = open("/user/diagnosis/input/file");
  await waitFor(() => expect(router.state.location.pathname).toBe("/user/diagnosis/method"));
});

test("an unknown method goes back to the choice", async () => {
  const router = open("/user/diagnosis/input/telephone");
  await waitFor(() => expect(router.state.location.pathname).toBe("/user/diagnosis/method"));
});

test("a diagnosis that does not exist is told so, with a way back", async () => {
  open("/user/diagnosis/results/inconnu");
  expect(await screen.findByText("Cet élément n’existe plus ou a été supprimé.")).toBeDefined();
  expect(screen.getByRole("link", { name: "Voir les diagnostics récents" })).toBeDefined();
  expect(document.title).toBe("Diagnostic introuvable — Carnation");
});
