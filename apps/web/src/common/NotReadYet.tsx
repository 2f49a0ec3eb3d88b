import { EmptyState } from "@carnation/ui/empty-state";
import type { ReactNode } from "react";
import { useOnline } from "../app/navigation/useOnline.ts";

/** What this device has not kept cannot be told from what does not exist: it is only said not to have been read yet. */
export function NotReadYet(): ReactNode {
  const online = useOnline();
  return (
    <output className="block">
      <EmptyState
        title={online ? "Le service ne répond pas pour l’instant." : "Pas encore lu hors connexion."}
      >
        Cet appareil n’en a rien gardé. Le contenu s’affichera de lui-même{" "}
        {online ? "dès que le service répondra." : "au retour de la connexion."}
      </EmptyState>
    </output>
  );
}
