import type { Role } from "@carnation/product/session";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { openApp, signedIn } from "../testing/openApp.tsx";
import { routeTable } from "./routes/routeTable.ts";

/**
 * Every route for everybody: who sees it, where others are sent, its title, its one heading and its menu. A screen that
 * is built keeps its row; what it does with data is its own test's. The workspace stays unread, as in the first moment
 * after a sign-in.
 */
afterEach(() => {
  document.title = "";
});
// Loaded on demand while a test's clock runs, on a cold and busy machine.
beforeAll(async () => {
  await Promise.all([
    ...routeTable.map(({ load }) => load()),
    import("./layouts/PublicLayout.tsx"),
    import("./layouts/CustomerLayout.tsx"),
    import("./layouts/AdminLayout.tsx"),
  ]);
});

type Who = Role | "nobody";
const everybody: readonly Who[] = ["nobody", "customer", "employee", "admin"];
const concrete = (path: string): string => path.replace(/:\w+/gu, "x");

/** The ways in and out: they wait for the backend, and lead elsewhere by themselves (`e2e/routes.spec.ts`). */
const passing = new Set(["/auth/login", "/auth/admin", "/user/logout"]);

const open = (address: string, who: Who) =>
  openApp(address, null, who === "nobody" ? { status: "signed-out" } : signedIn("u1", who));

type Outcome = "shown" | "login" | "admin-only";

/** Gives what section 6 of the specification says of a route, read from its address and not from the domain's table. */
function outcomeOf(path: string, who: Who): Outcome {
  if (path.startsWith("/auth/")) return "shown";
  if (who === "nobody") return "login";
  return path.startsWith("/admin/") && who !== "admin" ? "admin-only" : "shown";
}

const cases = routeTable
  .filter(({ path }) => !passing.has(path))
  .flatMap((route) =>
    everybody.map((who) => ({ who, path: route.path, route, outcome: outcomeOf(route.path, who) })),
  );
const casesOf = (wanted: Outcome) => cases.filter(({ outcome }) => outcome === wanted);

/** The words of the page's one heading, once it is drawn. */
async function heading(): Promise<string> {
  const found = await screen.findAllByRole("heading", { level: 1 });
  expect(found).toHaveLength(1);
  return found[0]!.textContent;
}

test.each(casesOf("login"))("$who is led from $path to login, with the way back", async (routed) => {
  const { who, path, route } = routed;
  const address = `${concrete(path)}?tri=nom`;
  const { router } = open(address, who);
  await waitFor(() => expect(router.state.location.pathname).toBe("/auth/login"));
  expect(new URLSearchParams(router.state.location.search).get("retour")).toBe(address);
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(screen.queryByRole("heading", { name: route.title })).toBeNull();
});

test.each(casesOf("admin-only"))("$who is kept out of $path", async ({ who, path }) => {
  open(concrete(path), who);
  expect(await heading()).toBe("Accès réservé aux administrateurs");
  const wayOut = screen.getByRole("link", { name: "Aller au tableau de bord" });
  expect(wayOut.getAttribute("href")).toBe("/user/dashboard");
  await waitFor(() => expect(document.title).toBe("Accès réservé — Carnation"));
  expect(screen.queryByRole("navigation")).toBeNull();
});

test.each(casesOf("shown"))("$who opens $path", async ({ who, path, route }) => {
  const { router } = open(concrete(path), who);
  await heading();
  await waitFor(() => expect(document.title).toMatch(/^\p{Lu}.+ — Carnation$/u));
  expect(router.state.location.pathname).toBe(concrete(path));

  const label = routeTable.find(
    ({ section, menuLabel }) => section === route.section && menuLabel,
  )?.menuLabel;
  const lit = screen.queryAllByRole("link", { current: "page" }).map(({ textContent }) => textContent);
  expect(lit).toEqual(label === undefined ? [] : [label]);
  const administration = screen.queryByRole("link", { name: "Administration" });
  expect(administration !== null).toBe(who === "admin" && path.startsWith("/user/"));
});
