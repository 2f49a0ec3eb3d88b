import { messageFor } from "@carnation/domain";
import { Button } from "@carnation/ui/button";
import type { ReactNode } from "react";
import { Link, useRouteError } from "react-router";
import { useOnline } from "../navigation/useOnline.ts";
import { useDocumentTitle } from "../navigation/useDocumentTitle.ts";
import { paths } from "../routes/paths.ts";

/** What stands in for a page that failed to load or to draw. What was saved stays saved. */
export function RouteErrorScreen(): ReactNode {
  const error = useRouteError();
  const online = useOnline();
  useDocumentTitle("Page indisponible");
  return (
    <main
      id="contenu"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-[1440px] content-start justify-items-start gap-5 px-(--cn-gutter) py-9 outline-none"
    >
      <h1>Cette page n’a pas pu s’afficher</h1>
      <p role="alert" className="max-w-[60ch] text-ink-2">
        {messageFor(error).message} Ce qui était enregistré l’est toujours.
      </p>
      <div className="flex flex-wrap gap-3">
        {/* Off line, a reload would leave the application for the browser's own error page. */}
        {online ? (
          <Button variant="primary" onClick={() => window.location.reload()}>
            Réessayer
          </Button>
        ) : null}
        <Button asChild variant="text">
          <Link to={paths.dashboard}>Tableau de bord</Link>
        </Button>
      </div>
    </main>
  );
}
