import { userMenuPaths, type Role } from "@carnation/domain";
import type { AppRoute, MenuSection } from "./AppRoute.ts";
import { paths } from "./paths.ts";
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

const itemsOf = (sections: readonly MenuSection[]): readonly MenuItem[] =>
  sections.flatMap((section) => entries.get(section) ?? []);

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

/** The back-office menu, in the groups of the design. */
export const adminMenu: readonly MenuGroup[] = [
  { items: itemsOf(["admin-dashboard", "admin-statistics"]) },
  { heading: "Personnes", items: itemsOf(["admin-employees", "admin-customers"]) },
  {
    heading: "Catalogue",
    items: itemsOf(["admin-recommendations", "admin-subcategories", "admin-contraindications", "admin-news"]),
  },
  { heading: "Offre", items: itemsOf(["admin-subscriptions", "admin-discounts"]) },
  { heading: "Réglages", items: itemsOf(["admin-ai-settings"]) },
];

/** The two ways out of the back-office, at the foot of its menu. */
export const adminMenuExits: readonly MenuItem[] = [
  { label: "Espace utilisateur", to: paths.dashboard, section: "user-dashboard" },
  ...itemsOf(["logout"]),
];
