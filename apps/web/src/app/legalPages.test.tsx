import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { openApp, signedIn } from "../testing/openApp.tsx";

const facts = { publisher: { name: "Exemple SAS" }, host: { name: "Hébergeur Exemple" } };

afterEach(() => void vi.unstubAllGlobals());

function answer(response: () => Response): void {
  vi.stubGlobal("fetch", () => Promise.resolve(response()));
}

test.each([
  ["/mentions-legales", "Mentions légales", /Hébergeur Exemple/u],
  ["/confidentialite", "Politique de confidentialité", /Exemple SAS/u],
  ["/conditions", "Conditions générales d’utilisation", /Exemple SAS/u],
  ["/contrat-de-sous-traitance", "Contrat de sous-traitance des données", /Exemple SAS/u],
])("%s is read without sign-in, with the facts of the deployment", async (address, title, fact) => {
  answer(() => Response.json(facts));
  openApp(address, null, { status: "signed-out" });
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
  expect((await screen.findAllByText(fact)).length).toBeGreaterThan(0);
  expect(document.title).toBe(`${title} — Carnation`);
  expect(screen.getAllByRole("link").length).toBeGreaterThanOrEqual(3);
});

test("a legal page leads to the others, also for who is signed in", async () => {
  answer(() => Response.json(facts));
  const { router } = openApp("/mentions-legales", null, signedIn());
  await userEvent.click(await screen.findByRole("link", { name: "Contrat de sous-traitance des données" }));
  await screen.findByRole("heading", { level: 2, name: "1. Parties" });
  expect(router.state.location.pathname).toBe("/contrat-de-sous-traitance");
});

test.each([
  ["an error", () => new Response("", { status: 503 })],
  ["a page in the place of the facts", () => new Response("<html></html>")],
])("%s is told, and the facts are asked for again", async (_what, response) => {
  answer(response);
  openApp("/mentions-legales", null, { status: "signed-out" });
  await screen.findByText("Le service est momentanément indisponible.");
  answer(() => Response.json(facts));
  await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(await screen.findByText(/^Hébergeur Exemple/u)).toBeTruthy();
});
