import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openApp } from "../testing/openApp.tsx";
import { routeTable } from "./routes/routeTable.ts";
import { sessionStateAtom } from "../shared/session/sessionAtoms.ts";

// Who sees which route, with its title and menu: everyRoute.test.tsx.

test("an unknown address leads to the login", async () => {
  const { router } = openApp("/nulle/part", null, { status: "signed-out" });
  await waitFor(() => expect(router.state.location.pathname).toBe("/auth/login"));
});

test("a protected page is not shown while the sign-in is being read", async () => {
  openApp("/user/customers", null, { status: "starting" });
  expect(await screen.findByText("Ouverture de Carnation…")).toBeDefined();
  expect(screen.queryByRole("heading")).toBeNull();
});

test("a navigation takes the focus to the new page's heading; the first page does not", async () => {
  const { router } = openApp("/user/customers", null);
  const first = await screen.findByRole("heading", { level: 1, name: "Mes clients" });
  expect(document.activeElement).not.toBe(first);
  await router.navigate("/user/news");
  const second = await screen.findByRole("heading", { level: 1, name: "Actualités" });
  await waitFor(() => expect(second.contains(document.activeElement)).toBe(true));
  expect(document.title).toBe("Actualités — Carnation");
});

test("the session that ends while a page is open leads to the login", async () => {
  const { router, store } = openApp("/user/news", null);
  await screen.findByRole("heading", { level: 1 });
  act(() => store.set(sessionStateAtom, { status: "signed-out" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/auth/login"));
});

test("a page whose code cannot be loaded off line says so, and offers no reload that would lose the application", async () => {
  const route = routeTable.find(({ path }) => path === "/user/news")!;
  vi.spyOn(route, "load").mockRejectedValue(new TypeError("Failed to fetch dynamically imported module"));
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  vi.spyOn(window, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  openApp("/user/news", null);
  expect(await screen.findByRole("alert")).toHaveProperty(
    "textContent",
    "Cet appareil n’en a rien gardé. La page s’affichera d’elle-même au retour de la connexion. Ce qui était enregistré l’est toujours.",
  );
  expect(screen.queryByRole("button", { name: "Réessayer" })).toBeNull();
  network.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  expect(await screen.findByRole("button", { name: "Réessayer" })).toBeDefined();
  expect(
    screen.getByRole("heading", { level: 1, name: "Le service ne répond pas pour l’instant" }),
  ).toBeDefined();
  vi.restoreAllMocks();
});
