import { describe, expect, it } from "vitest";
import { roles } from "../session/session.ts";
import { decideAccess } from "./access.ts";
import { adminMenuPaths, userMenuPaths } from "./menus.ts";
import { routeAccess } from "./routeAccess.ts";

/** Section 2 of the specification, as it writes the paths. */
const specification = `
/auth: /login /passwordforgotten /firstlogin /admin
/user: /dashboard /diagnosis /diagnosis/method /diagnosis/input/{method} /diagnosis/customer/{id}/method
  /diagnosis/results/{id} /diagnosis/routine/{id} /diagnosis/routine/{id}/quote /diagnosis/compare/{id1}/{id2}
  /news /news/{id} /profile /account /billing /subscription /payments
  /customers /customers/add /customers/edit/{id} /customers/{id}
  /recommendations /recommendations/add /recommendations/edit/{id} /recommendations/{recommendation} /logout
/admin: /dashboard /ai/settings /profile /statistics /subscriptions /employees /employees/add /employees/edit/{id}
  /discounts /discounts/add /discounts/edit/{id}
  /customers /customers/view/{id} /customers/add /customers/edit/{id} /customers/billing/{id}
  /recommendations /recommendations/add /recommendations/edit/{id} /news /news/add /news/edit/{id}
  /contraindications /contraindications/add /contraindications/edit/{id}
  /subcategories /subcategories/add /subcategories/edit/{id}`;

const specified = [...specification.matchAll(/^(\/\w+):([^:]*)$/gmu)].flatMap(([, prefix = "", paths = ""]) =>
  paths
    .trim()
    .split(/\s+/u)
    .map((path) => prefix + path.replaceAll(/\{(\w+)\}/gu, ":$1")),
);

describe("routeAccess", () => {
  const entries = Object.entries(routeAccess);

  it("routeAccess holds the 57 paths of the specification, in its order", () => {
    expect(specified).toHaveLength(57);
    expect(Object.keys(routeAccess)).toEqual(specified);
  });

  it.each(specified)("%s is closed as its group is", (path) => {
    const open = path.startsWith("/auth/") || path === "/user/logout";
    const allowed = open ? ["public"] : path.startsWith("/admin/") ? ["admin"] : ["signed-in", "subscriber"];
    expect(allowed).toContain(entries.find(([key]) => key === path)?.[1]);
  });

  it("routeAccess asks for a subscription only where a new analysis starts", () => {
    expect(entries.filter(([, access]) => access === "subscriber").map(([path]) => path)).toEqual([
      "/user/diagnosis/method",
      "/user/diagnosis/input/:method",
      "/user/diagnosis/customer/:id/method",
    ]);
  });
});

describe("the menus", () => {
  const user = [
    "/user/dashboard",
    "/user/diagnosis",
    "/user/customers",
    "/user/account",
    "/user/recommendations",
    "/user/news",
  ];

  it.each([
    ["customer", [...user, "/user/logout"]],
    ["employee", [...user, "/user/logout"]],
    ["admin", [...user, "/admin/dashboard", "/user/logout"]],
  ] as const)("the menus of the user space for %s", (role, menu) => {
    expect(userMenuPaths(role)).toEqual(menu);
  });

  it("the menus of the back-office follows the specification, for administrators alone", () => {
    expect(adminMenuPaths("admin")).toEqual([
      "/admin/dashboard",
      "/admin/employees",
      "/admin/customers",
      "/admin/subscriptions",
      "/admin/contraindications",
      "/admin/subcategories",
      "/admin/recommendations",
      "/admin/news",
      "/admin/discounts",
      "/admin/ai/settings",
      "/admin/statistics",
      "/user/dashboard",
      "/user/logout",
    ]);
    expect(adminMenuPaths("customer")).toEqual([]);
    expect(adminMenuPaths("employee")).toEqual([]);
  });

  it("lead nobody to a page that they may not open", () => {
    const closed = roles.flatMap((role) =>
      [...userMenuPaths(role), ...adminMenuPaths(role)].filter(
        (path) => decideAccess(routeAccess[path], { role }) !== "allow",
      ),
    );
    expect(closed).toEqual([]);
  });
});
