import { type Access, routeAccess } from "@carnation/product/permission";
import { adminRoutes } from "./adminRoutes.ts";
import type { AppRoute } from "../../shared/navigation/AppRoute.ts";
import { authRoutes } from "./authRoutes.ts";
import { userRoutes } from "./userRoutes.ts";

/** Every route of the specification, once. The router, the menus, the titles and the tests derive from it. */
export const routeTable: readonly AppRoute[] = [...authRoutes, ...userRoutes, ...adminRoutes].map(
  (route) => ({
    ...route,
    access: routeAccess[route.path],
  }),
);

/** The shells a page can be laid out in. */
export type RouteLayout = "public" | "customer" | "admin";

const layoutOfAccess: Record<Access, RouteLayout> = {
  public: "public",
  "signed-in": "customer",
  subscriber: "customer",
  admin: "admin",
};

/** The shell of a route. */
export function layoutOf(route: AppRoute): RouteLayout {
  return layoutOfAccess[route.access];
}

/** The routes that share a shell, in table order. */
export function routesOfLayout(layout: RouteLayout): readonly AppRoute[] {
  return routeTable.filter((route) => layoutOf(route) === layout);
}

/** The route of an address, before there is a router that could tell; a written word comes before a parameter. */
export function routeOf(pathname: string): AppRoute | undefined {
  const asked = pathname.replace(/\/$/u, "").split("/");
  const fitting = routeTable.filter(({ path }) => {
    const parts = path.split("/");
    return (
      parts.length === asked.length && parts.every((part, at) => part.startsWith(":") || part === asked[at])
    );
  });
  const parameters = ({ path }: AppRoute): number => path.split(":").length;
  return fitting.toSorted((one, other) => parameters(one) - parameters(other))[0];
}
