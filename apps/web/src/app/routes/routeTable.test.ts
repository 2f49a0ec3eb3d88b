import { adminMenuPaths, routeAccess } from "@carnation/product/permission";
import { describe, expect, test } from "vitest";
import { adminMenu, adminMenuExits, userMenu } from "./menus.ts";
import { pageTitle } from "../../shared/navigation/pageTitle.ts";
import { routesOfLayout, routeOf, routeTable } from "./routeTable.ts";

describe("the route table", () => {
  test("the route table holds the 57 paths of the specification, each once, with the access that the domain gives them", () => {
    expect(routeTable).toHaveLength(57);
    expect(Object.fromEntries(routeTable.map(({ path, access }) => [path, access]))).toEqual(routeAccess);
  });

  test("the route table lays out the whole admin group, and only it, as the back-office", () => {
    expect(routesOfLayout("admin").map(({ path }) => path)).toEqual(
      routeTable.map(({ path }) => path).filter((path) => path.startsWith("/admin/")),
    );
  });

  test.each(routeTable)("the route table names $path in French, without forbidden words", ({ title }) => {
    expect(title).toMatch(/^\p{Lu}/u);
    expect(title).not.toMatch(/patient|pathologie|traitement|guéri|ordonnance|!|'/iu);
  });

  test("the route table names a screen that exists for every page", async () => {
    const screens = await Promise.all(routeTable.map(({ load }) => load()));
    expect(screens.filter((screen) => typeof screen !== "function")).toEqual([]);
  });
});

describe("the menus", () => {
  const labels = (items: readonly { label: string }[]): string[] => items.map(({ label }) => label);

  test("the professional's follows the specification's order", () => {
    expect(labels(userMenu("customer"))).toEqual([
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
    expect(labels(userMenu("admin")).slice(-2)).toEqual(["Administration", "Déconnexion"]);
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
    const all = [...adminMenu.flatMap(({ items }) => items), ...adminMenuExits];
    expect(all.map(({ to }) => to).toSorted()).toEqual(adminMenuPaths("admin").toSorted());
    expect(labels(adminMenuExits)).toEqual(["Espace utilisateur", "Déconnexion"]);
  });
});

test("a page title ends with the product's name", () => {
  expect(pageTitle("Tableau de bord")).toBe("Tableau de bord — Carnation");
});

test("an address leads to its route, whatever stands in it", () => {
  const addressOf = (path: string): string => path.replaceAll(/:\w+/gu, "add-1");
  expect(routeTable.map(({ path }) => routeOf(addressOf(path))?.path)).toEqual(
    routeTable.map(({ path }) => path),
  );
  expect(routeOf("/user/customers/add/")?.path).toBe("/user/customers/add");
  expect(["/", "/user", "/user/nowhere", "/user/customers/a/b"].map(routeOf)).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
});
