import { useMatches } from "react-router";
import type { AppRoute } from "./AppRoute.ts";

/** Whether a match's handle is one of the route table's rows: the router types handles as unknown. */
function isAppRoute(handle: unknown): handle is AppRoute {
  return typeof handle === "object" && handle !== null && "access" in handle && "title" in handle;
}

/** The row of the route table that is being shown. */
export function useCurrentRoute(): AppRoute | undefined {
  return useMatches()
    .map((match) => match.handle)
    .findLast(isAppRoute);
}
