import type { Role } from "@carnation/domain";
import { configure, render, screen, waitFor } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { routes } from "./router.tsx";
import { routeTable } from "./routes/routeTable.ts";
import { sessionStateAtom } from "./session/sessionAtoms.ts";
import type { SessionState } from "./session/sessionState.ts";

// jsdom has no scrolling; the router restores the scroll position at every navigation.
vi.stubGlobal("scrollTo", () => undefined);

// Shells and pages are loaded on demand, which takes seconds on a cold and busy machine.
configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 30_000 });
afterEach(() => {
  document.title = "";
});

const signedIn = (role: Role): SessionState => ({
  status: "signed-in",
  session: { uid: "u1", email: "claire@exemple.fr", role },
});

function open(path: string, state: SessionState) {
  const store = createStore();
  store.set(sessionStateAtom, state);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { router, store };
}

test("a signed-out visitor of a protected page is sent to the login, with the way back", async () => {
  const { router } = open("/user/customers?tri=nom", { status: "signed-out" });
  await waitFor(() => expect(router.state.location.pathname).toBe("/auth/login"));
  expect(router.state.location.search).toBe("?retour=%2Fuser%2Fcustomers%3Ftri%3Dnom");
});

test("an unknown address leads to the login", async () => {
  const { router } = open("/nulle/part", { status: "signed-out" });
  await waitFor(() => expect(router.state.location.pathname).toBe("/auth/login"));
});

test("nothing protected is shown while the sign-in is being read", async () => {
  open("/user/customers", { status: "starting" });
  expect(await screen.findByText("Ouverture de Carnation…")).toBeDefined();
  expect(screen.queryByRole("heading")).toBeNull();
});

test.each<Role>(["customer", "employee"])(
  "the role %s is refused the back-office, with a way out",
  async (role) => {
    open("/admin/employees", signedIn(role));
    expect(await screen.findByRole("heading", { level: 1 })).toHaveProperty(
      "textContent",
      "Accès réservé aux administrateurs",
    );
    expect(screen.getByRole("link", { name: "Aller au tableau de bord" }).getAttribute("href")).toBe(
      "/user/dashboard",
    );
    expect(screen.queryByRole("navigation")).toBeNull();
  },
);

test("an administrator opens the back-office, with its title and its menu", async () => {
  open("/admin/employees", signedIn("admin"));
  expect(await screen.findByRole("heading", { level: 1, name: "Employés" })).toBeDefined();
  expect(document.title).toBe("Employés — Carnation");
  const current = screen.getByRole("link", { name: "Employés" });
  expect(current.getAttribute("aria-current")).toBe("page");
});

test("a navigation takes the focus to the new page's heading; the first page does not", async () => {
  const { router } = open("/user/customers", signedIn("customer"));
  const first = await screen.findByRole("heading", { level: 1, name: "Mes clients" });
  expect(document.activeElement).not.toBe(first);
  await router.navigate("/user/news");
  const second = await screen.findByRole("heading", { level: 1, name: "Actualités" });
  await waitFor(() => expect(document.activeElement).toBe(second));
  expect(document.title).toBe("Actualités — Carnation");
});

test("the session that ends while a page is open leads to the login", async () => {
  const { router, store } = open("/user/news", signedIn("customer"));
  await screen.findByRole("heading", { level: 1 });
  store.set(sessionStateAtom, { status: "signed-out" });
  await waitFor(() => expect(router.state.location.pathname).toBe("/auth/login"));
});

test("only an administrator sees the Administration link", async () => {
  open("/user/news", signedIn("customer"));
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("link", { name: "Administration" })).toBeNull();
});

test("a page whose code cannot be loaded off line says so, and offers no reload that would lose the application", async () => {
  const route = routeTable.find(({ path }) => path === "/user/news")!;
  vi.spyOn(route, "load").mockRejectedValue(new TypeError("Failed to fetch dynamically imported module"));
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  vi.spyOn(window, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  open("/user/news", signedIn("customer"));
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
