import { Button } from "@carnation/ui/button";
import type { ReactNode } from "react";
import { CodeNotLoaded } from "../../shared/code/loadCode.ts";
import { useCodeRecovery } from "../../shared/code/useCodeRecovery.ts";
import { useOnline } from "../../shared/navigation/useOnline.ts";
import { useDocumentTitle } from "../../shared/navigation/useDocumentTitle.ts";
import { offlineMessage } from "../../shared/feedback/offlineMessage.ts";
import { paths } from "../../shared/navigation/paths.ts";
import { PlaceLink } from "../../shared/navigation/PlaceLink.tsx";
import { errorMessage } from "../../shared/feedback/errorMessage.ts";

interface ErrorWordsProps {
  readonly error: unknown;
}

/** Shows why a page failed to load or to draw, and what can be done. What was saved stays saved. */
export function ErrorWords({ error }: ErrorWordsProps): ReactNode {
  const online = useOnline();
  const unread = error instanceof CodeNotLoaded;
  const waiting = useCodeRecovery(unread ? error.part : null);
  useDocumentTitle("Page indisponible");
  const { title, message } = waiting ? offlineMessage("page", online) : failedWords(error, unread);
  return (
    <div className="grid justify-items-start gap-5">
      <h1>{title}</h1>
      <p role="alert" className="max-w-[60ch] text-ink-2">
        {message} Ce qui était enregistré l’est toujours.
      </p>
      <div className="flex flex-wrap gap-3">
        {/* Off line, a reload would leave the application for the browser's own error page. */}
        {online ? (
          <Button variant="primary" onClick={() => window.location.reload()}>
            Réessayer
          </Button>
        ) : null}
        <Button asChild variant="text">
          <PlaceLink to={paths.dashboard}>Tableau de bord</PlaceLink>
        </Button>
      </div>
    </div>
  );
}

function failedWords(error: unknown, unread: boolean): ReturnType<typeof offlineMessage> {
  return {
    title: "Cette page n’a pas pu s’afficher",
    message: unread
      ? "Une partie de l’application n’a pas pu être chargée. Réessayez dans un instant."
      : errorMessage(error),
  };
}
