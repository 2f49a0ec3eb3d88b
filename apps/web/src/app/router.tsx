import { createBrowserRouter, Navigate, type RouteObject } from "react-router";
import { AdminLayout } from "./layouts/AdminLayout.tsx";
import { CustomerLayout } from "./layouts/CustomerLayout.tsx";
import { PublicLayout } from "./layouts/PublicLayout.tsx";
import { RouteErrorScreen } from "./layouts/RouteErrorScreen.tsx";
import { StartingScreen } from "./layouts/StartingScreen.tsx";
import type { AppRoute } from "./routes/AppRoute.ts";
import { paths } from "./routes/paths.ts";
import { routesOfLayout, type RouteLayout } from "./routes/routeTable.ts";

const layouts = { public: PublicLayout, customer: CustomerLayout, admin: AdminLayout } as const;

function toRouteObject(route: AppRoute): RouteObject {
  return {
    path: route.path,
    handle: route,
    lazy: async () => {
      const { Page } = await route.load();
      return { Component: Page };
    },
  };
}

/** One shell with its pages; an error in a page keeps the shell, an error in the shell replaces it. */
function branch(layout: RouteLayout): RouteObject {
  return {
    Component: layouts[layout],
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

/** The browser's router over the application's routes. */
export function createRouter(): AppRouter {
  return createBrowserRouter(routes);
}
