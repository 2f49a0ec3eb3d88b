import type { ComponentType, ReactNode } from "react";
import {
  createBrowserRouter,
  Navigate,
  useLocation,
  useMatches,
  useNavigate,
  type RouteObject,
} from "react-router";
import { loadCode } from "../../shared/code/loadCode.ts";
import { RouteErrorScreen, ShellErrorScreen } from "../layouts/RouteErrorScreen.tsx";
import { StartingScreen } from "../../shared/layout/StartingScreen.tsx";
import type { AppRoute } from "../../shared/navigation/AppRoute.ts";
import { paths } from "../../shared/navigation/paths.ts";
import { PlaceContext, type Place } from "../../shared/navigation/place.ts";
import { type DoorPage, legalPages } from "../routes/plainPages.ts";
import { layouts } from "../layouts/layouts.ts";
import { routesOfLayout, type RouteLayout } from "../routes/routeTable.ts";

function toRouteObject(route: AppRoute | DoorPage): RouteObject {
  return {
    path: route.path,
    handle: route,
    lazy: async () => ({ Component: await loadCode(route.path, route.load()) }),
  };
}

/** Tells whether a match's handle is one of the route table's rows: the router types handles as unknown. */
function isAppRoute(handle: unknown): handle is AppRoute {
  return typeof handle === "object" && handle !== null && "access" in handle && "title" in handle;
}

/** A shell that knows, like its pages, where it is. */
function placed(Layout: ComponentType): ComponentType {
  return function PlacedLayout(): ReactNode {
    const { search, state, key } = useLocation();
    const navigate = useNavigate();
    const route = useMatches()
      .map((match) => match.handle)
      .findLast(isAppRoute);
    const go: Place["go"] = (to, options) => void navigate(to, options);
    return (
      <PlaceContext value={{ route, search, state, arrived: key !== "default", go }}>
        <Layout />
      </PlaceContext>
    );
  };
}

/** One shell with its pages; an error in a page keeps the shell, an error in the shell replaces it. */
function branch(layout: RouteLayout, beside: readonly DoorPage[] = []): RouteObject {
  const pages = [...routesOfLayout(layout), ...beside];
  return {
    lazy: async () => ({ Component: placed(await loadCode(layout, layouts[layout]())) }),
    ErrorBoundary: ShellErrorScreen,
    HydrateFallback: StartingScreen,
    children: [{ ErrorBoundary: RouteErrorScreen, children: pages.map(toRouteObject) }],
  };
}

/** The routes of the application, derived from the route table. `/admin` leads to the back-office, an unknown address to the login. */
export const routes: RouteObject[] = [
  branch("public", legalPages),
  branch("customer"),
  branch("admin"),
  { path: "/admin", element: <Navigate to={paths.adminDashboard} replace /> },
  { path: "*", element: <Navigate to={paths.login} replace /> },
];

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/** The browser's router over the application's routes. */
export function createRouter(): AppRouter {
  return createBrowserRouter(routes);
}
