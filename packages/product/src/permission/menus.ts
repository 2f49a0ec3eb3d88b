import type { Role } from "../session/session.ts";
import { decideAccess } from "./access.ts";
import { routeAccess, type RoutePath } from "./routeAccess.ts";

/** The professional's menu in the specification's order; the Administration link stands before the way out. */
const userEntries = [
  "/user/dashboard",
  "/user/diagnosis",
  "/user/customers",
  "/user/account",
  "/user/recommendations",
  "/user/news",
  "/admin/dashboard",
  "/user/logout",
] as const satisfies readonly RoutePath[];

/** The back-office: its dashboard, its sections in the specification's order, the user dashboard, the way out. */
const adminEntries = [
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
] as const satisfies readonly RoutePath[];

/** A route that is an entry of the professional's menu. */
export type UserMenuPath = (typeof userEntries)[number];

/** A route that is an entry of the back-office menu. */
export type AdminMenuPath = (typeof adminEntries)[number];

/** The entries of the professional's menu for a role: those that it may open. */
export function userMenuPaths(role: Role): readonly UserMenuPath[] {
  return userEntries.filter((path) => decideAccess(routeAccess[path], { role }) === "allow");
}

/** The entries of the back-office menu for a role: none but for administrators. */
export function adminMenuPaths(role: Role): readonly AdminMenuPath[] {
  return role === "admin" ? adminEntries : [];
}
