import { describe, expect, test } from "vitest";
import { loadPlannedPage } from "./AppRoute.ts";
import { adminMenu, adminMenuExits, userMenu } from "./menus.ts";
import { pageTitle } from "./pageTitle.ts";
import { routesOfLayout, routeTable } from "./routeTable.ts";

/** The paths of section 2 of the specification, as it writes them. */
const specification = {
  "/auth": ["/login", "/passwordforgotten", "/firstlogin", "/admin"],
  "/user": [
    "/dashboard",
    "/diagnosis",
    "/diagnosis/method",
    "/diagnosis/input/{method}",
    "/diagnosis/customer/{id}/method",
    "/diagnosis/results/{id}",
    "/diagnosis/routine/{id}",
    "/diagnosis/routine/{id}/quote",
    "/diagnosis/compare/{id1}/{id2}",
    "/news",
    "/news/{id}",
    "/profile",
    "/account",
    "/billing",
    "/subscription",
    "/payments",
    "/customers",
    "/customers/add",
    "/customers/edit/{id}",
    "/customers/{id}",
    "/recommendations",
    "/recommendations/add",
    "/recommendations/edit/{id}",
    "/recommendations/{recommendation}",
    "/logout",
  ],
  "/admin": [
    "/dashboard",
    "/ai/settings",
    "/profile",
    "/statistics",
    "/subscriptions",
    "/employees",
    "/employees/add",
    "/employees/edit/{id}",
    "/discounts",
    "/discounts/add",
    "/discounts/edit/{id}",
    "/customers",
    "/customers/view/{id}",
    "/customers/add",
    "/customers/edit/{id}",
    "/customers/billing/{id}",
    "/recommendations",
    "/recommendations/add",
    "/recommendations/edit/{id}",
    "/news",
    "/news/add",
    "/news/edit/{id}",
    "/contraindications",
    "/contraindications/add",
    "/contraindications/edit/{id}",
    "/subcategories",
    "/subcategories/add",
    "/subcategories/edit/{id}",
  ],
};

const specified = Object.entries(specification).flatMap(([prefix, paths]) =>
  paths.map((path) => prefix + path.replaceAll(/\{(\w+)\}/gu, ":$1")),
);

describe("the route table", () => {
  test("holds the 57 paths of the specification, each once, and nothing else", () => {
    expect(specified).toHaveLength(57);
    expect(routeTable.map(({ path }) => path).toSorted()).toEqual(specified.toSorted());
  });

  test("opens nothing of the user and admin groups without sign-in, but the log-out", () => {
    const open = routeTable.filter(({ access }) => access === "public").map(({ path }) => path);
    expect(open.filter((path) => !path.startsWith("/auth/"))).toEqual(["/user/logout"]);
  });

  test("keeps the whole admin group, and only it, for administrators", () => {
    expect(routesOfLayout("admin").map(({ path }) => path)).toEqual(
      routeTable.map(({ path }) => path).filter((path) => path.startsWith("/admin/")),
    );
  });

  test("asks for a subscription only where a new analysis starts", () => {
    const subscribed = routeTable.filter(({ access }) => access === "subscriber").map(({ path }) => path);
    expect(subscribed).toEqual([
      "/user/diagnosis/method",
      "/user/diagnosis/input/:method",
      "/user/diagnosis/customer/:id/method",
    ]);
  });

  test.each(routeTable)("names $path in French, without forbidden words", ({ title, purpose = "" }) => {
    expect(title).toMatch(/^\p{Lu}/u);
    expect(`${title} ${purpose}`).not.toMatch(/patient|pathologie|traitement|guéri|ordonnance|!|'/iu);
  });

  test("says what every page that is not built yet will hold, in one sentence", () => {
    const planned = routeTable.filter(({ load }) => load === loadPlannedPage);
    expect(planned.filter(({ purpose = "" }) => !/^Cette page [^.]+\.$/u.test(purpose))).toEqual([]);
    const built = routeTable.filter(({ load }) => load !== loadPlannedPage);
    expect(built.filter(({ purpose }) => purpose !== undefined)).toEqual([]);
  });

  test("names a module that exists for every page", async () => {
    const modules = await Promise.all(routeTable.map(({ load }) => load()));
    expect(modules.filter(({ Page }) => typeof Page !== "function")).toEqual([]);
  });
});

describe("the menus", () => {
  const labels = (items: readonly { label: string }[]): string[] => items.map(({ label }) => label);

  test("the professional's follows the specification's order", () => {
    expect(labels(userMenu(false))).toEqual([
      "Tableau de bord",
      "Diagnostic",
      "Mes clients",
      "Mon compte",
      "Recommandations",
      "Actualités",
      "Déconnexion",
    ]);
  });

  test("only administrators get the Administration link, before the log-out", () => {
    expect(labels(userMenu(true)).slice(-2)).toEqual(["Administration", "Déconnexion"]);
  });

  test("the back-office holds its sections, the way back and the log-out", () => {
    expect(labels(adminMenu.flatMap(({ items }) => items)).toSorted()).toEqual(
      [
        "Abonnements",
        "Actualités",
        "Clients professionnels",
        "Contre-indications",
        "Employés",
        "Paramètres IA",
        "Recommandations",
        "Réductions",
        "Sous-catégories",
        "Statistiques",
        "Tableau de bord",
      ].toSorted(),
    );
    expect(labels(adminMenuExits)).toEqual(["Espace utilisateur", "Déconnexion"]);
  });
});

test("a page title ends with the product's name", () => {
  expect(pageTitle("Tableau de bord")).toBe("Tableau de bord — Carnation");
});
