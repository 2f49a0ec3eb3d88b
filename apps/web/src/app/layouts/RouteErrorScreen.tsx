import { PageContent } from "@carnation/ui/app-shell";
import type { ReactNode } from "react";
import { useRouteError } from "react-router";
import { ErrorWords } from "./ErrorWords.tsx";
import { WholePageError } from "./WholePageError.tsx";

/** Shows what the router shows of a whole shell that failed to load or to draw. */
export function ShellErrorScreen(): ReactNode {
  return <WholePageError error={useRouteError()} />;
}

/** Shows what it shows, in its shell, of a page that failed to load or to draw. */
export function RouteErrorScreen(): ReactNode {
  return (
    <PageContent>
      <ErrorWords error={useRouteError()} />
    </PageContent>
  );
}
