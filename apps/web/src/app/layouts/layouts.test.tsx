import { parseSubscription } from "@carnation/product/subscription";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { documentOf, type Known } from "../../testing/readyState.ts";
import { memoryWorkspace } from "../../testing/memoryWorkspace.ts";
import { openApp } from "../../testing/openApp.tsx";

// The first test loads the shells and pages, which takes seconds on a cold and busy machine.

const active = documentOf(parseSubscription("s1", { status: "active" }));

function open(path: string, subscription: Known["subscription"] = active) {
  return openApp(path, memoryWorkspace({ subscription })).router;
}

const noSubscription = /Aucun abonnement n'est associé à ce compte\./u;

test("a new analysis is not offered without a subscription, and the way to one is", async () => {
  open("/user/diagnosis/method", { status: "missing" });
  expect(await screen.findByText(noSubscription)).toBeDefined();
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.getByRole("link", { name: "Choisir une formule" }).getAttribute("href")).toBe(
    "/user/subscription",
  );
});

test("the other pages stay open without a subscription", async () => {
  open("/user/customers", { status: "missing" });
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

test("the letter in the bar leads to the profile, and the way out is an entry of the menu", async () => {
  open("/user/news");
  const account = await screen.findByRole("link", { name: /^Mon profil, élodie/u });
  expect([account.textContent, account.getAttribute("href")]).toEqual(["É", "/user/profile"]);
  expect(screen.getByRole("link", { name: "Déconnexion" }).getAttribute("href")).toBe("/user/logout");
});

test("the short address of the back-office opens its dashboard", async () => {
  const router = open("/admin");
  await waitFor(() => expect(router.state.location.pathname).toBe("/admin/dashboard"));
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
  await waitFor(() => expect(heading.contains(document.activeElement)).toBe(true));
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
