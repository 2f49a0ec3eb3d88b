import type { ComponentType } from "react";
import { createBrowserRouter, Navigate, type RouteObject } from "react-router";
import { loadCode } from "./code/loadCode.ts";
import { RouteErrorScreen } from "./layouts/RouteErrorScreen.tsx";
import { StartingScreen } from "../common/StartingScreen.tsx";
import type { AppRoute } from "../common/navigation/AppRoute.ts";
import { paths } from "../common/navigation/paths.ts";
import { routesOfLayout, type RouteLayout } from "./routes/routeTable.ts";

/** The shells, each loaded with its first page: the sign-in page carries no menu. */
const layouts: Readonly<Record<RouteLayout, () => Promise<ComponentType>>> = {
  public: async () => (await import("./layouts/PublicLayout.tsx")).PublicLayout,
  customer: async () => (await import("./layouts/CustomerLayout.tsx")).CustomerLayout,
  admin: async () => (await import("./layouts/AdminLayout.tsx")).AdminLayout,
};

function toRouteObject(route: AppRoute): RouteObject {
  return {
    path: route.path,
    handle: route,
    lazy: async () => ({ Component: await loadCode(route.path, route.load()) }),
  };
}

/** One shell with its pages; an error in a page keeps the shell, an error in the shell replaces it. */
function branch(layout: RouteLayout): RouteObject {
  return {
    lazy: async () => ({ Component: await loadCode(layout, layouts[layout]()) }),
    ErrorBoundary: RouteErrorScreen,
    HydrateFallback: StartingScreen,
    children: [{ ErrorBoundary: RouteErrorScreen, children: routesOfLayout(layout).map(toRouteObject) }],
  };
}

/** The routes of the application, derived from the route table. An unknown address leads to the login. */
export const routes: RouteObject[] = [
  branch("public"),
  branch("customer"),
  branch("admin"),
  { path: "*", element: <Navigate to={paths.login} replace /> },
];

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/** Two slashes at the start of an address name a host to the router, which then shows nothing at all. */
function mendAddress({ pathname, search, hash }: Location): void {
  if (!pathname.startsWith("//")) return;
  window.history.replaceState(window.history.state, "", pathname.replace(/^\/+/u, "/") + search + hash);
}

/** The browser's router over the application's routes. */
export function createRouter(): AppRouter {
  mendAddress(window.location);
  return createBrowserRouter(routes);
}
