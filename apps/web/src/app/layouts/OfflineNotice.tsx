import { Alert } from "@carnation/ui/alert";
import type { ReactNode } from "react";
import { useOnline } from "../../shared/navigation/useOnline.ts";

/** Words on every page for as long as the connection is lost. */
export const offlineWords =
  "Vous êtes hors connexion. Ce qui est affiché reste lisible\u202F; rien n’est envoyé.";

/** Says that the connection is lost, above a page without a shell. The live region stays, so that it is announced. */
export function OfflineNotice(): ReactNode {
  const online = useOnline();
  return <output className="block">{online ? null : <Alert tone="warning">{offlineWords}</Alert>}</output>;
}
