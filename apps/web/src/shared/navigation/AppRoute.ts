import type { Access, RoutePath } from "@carnation/product/permission";
import type { ComponentType } from "react";

/** The entries of the two menus, in the order of the specification (user) and of the design's groups (admin). */
export type MenuSection =
  | "user-dashboard"
  | "diagnosis"
  | "customers"
  | "account"
  | "recommendations"
  | "news"
  | "logout"
  | "admin-dashboard"
  | "admin-statistics"
  | "admin-employees"
  | "admin-customers"
  | "admin-recommendations"
  | "admin-subcategories"
  | "admin-contraindications"
  | "admin-news"
  | "admin-subscriptions"
  | "admin-discounts"
  | "admin-ai-settings";

/** One route of the specification: everything the router, the menus, the titles and the tests need to know. */
export interface AppRoute {
  /** Absolute path in the router's notation, for example `/user/customers/:id`. */
  readonly path: RoutePath;
  /** French page title, also the page's heading unless the page knows a better one. */
  readonly title: string;
  /** Roles that may open it, as the domain's `routeAccess` says. */
  readonly access: Access;
  /** The menu entry that is lit while this route is shown. */
  readonly section?: MenuSection;
  /** Present when the route is itself a menu entry: its words in the menu. */
  readonly menuLabel?: string;
  /** Loads its screen, which takes what it needs from the address. */
  readonly load: () => Promise<ComponentType>;
}

/** A route as its group lists it: who may open it is the domain's to say. */
export type ListedRoute = Omit<AppRoute, "access">;
