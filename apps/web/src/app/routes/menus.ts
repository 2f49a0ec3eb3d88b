import { type AdminMenuPath, adminMenuPaths, userMenuPaths } from "@carnation/product/permission";
import type { Role } from "@carnation/product/session";
import type { AppRoute, MenuSection } from "../../shared/navigation/AppRoute.ts";
import { paths } from "../../shared/navigation/paths.ts";
import { routeTable } from "./routeTable.ts";

/** One line of a menu. */
export interface MenuItem {
  readonly label: string;
  readonly to: string;
  readonly section: MenuSection;
}

/** Lines of the administrator's column under a heading; the first group has none. */
export interface MenuGroup {
  readonly heading?: string;
  readonly items: readonly MenuItem[];
}

const entries = new Map<MenuSection, MenuItem>(
  routeTable.flatMap((route: AppRoute) =>
    route.section !== undefined && route.menuLabel !== undefined
      ? [[route.section, { label: route.menuLabel, to: route.path, section: route.section }] as const]
      : [],
  ),
);

const administrationLink: MenuItem = {
  label: "Administration",
  to: paths.adminDashboard,
  section: "admin-dashboard",
};

const entryOf = new Map<string, MenuItem>([...entries.values()].map((item) => [item.to, item]));

/** The professional's menu for a role, log-out last: the domain says which entries and in which order. */
export function userMenu(role: Role): readonly MenuItem[] {
  return userMenuPaths(role).flatMap((path) =>
    path === administrationLink.to ? administrationLink : (entryOf.get(path) ?? []),
  );
}

const groups: readonly { readonly heading?: string; readonly paths: readonly AdminMenuPath[] }[] = [
  { paths: ["/admin/dashboard", "/admin/statistics"] },
  { heading: "Personnes", paths: ["/admin/employees", "/admin/customers"] },
  {
    heading: "Catalogue",
    paths: ["/admin/recommendations", "/admin/subcategories", "/admin/contraindications", "/admin/news"],
  },
  { heading: "Offre", paths: ["/admin/subscriptions", "/admin/discounts"] },
  { heading: "Réglages", paths: ["/admin/ai/settings"] },
];

const adminPaths = adminMenuPaths("admin");

/** The back-office menu: the domain's entries, in the groups of the design. */
export const adminMenu: readonly MenuGroup[] = groups.map(({ heading, paths: inGroup }) => ({
  ...(heading === undefined ? {} : { heading }),
  items: inGroup.filter((path) => adminPaths.includes(path)).flatMap((path) => entryOf.get(path) ?? []),
}));

const wayBack: MenuItem = { label: "Espace utilisateur", to: paths.dashboard, section: "user-dashboard" };

/** The ways out of the back-office, at the foot of its menu: the domain's entries that are in no group. */
export const adminMenuExits: readonly MenuItem[] = adminPaths
  .filter((path) => !groups.some(({ paths: inGroup }) => inGroup.includes(path)))
  .flatMap((path) => (path === wayBack.to ? wayBack : (entryOf.get(path) ?? [])));
