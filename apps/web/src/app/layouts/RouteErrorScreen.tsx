import type { ReactNode } from "react";
import { useRouteError } from "react-router";
import { PageError } from "./PageError.tsx";

/** What the router shows of a page, or a shell, that failed to load or to draw. */
export function RouteErrorScreen(): ReactNode {
  return <PageError error={useRouteError()} />;
}
