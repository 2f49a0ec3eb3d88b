import { Alert } from "@carnation/ui/alert";
import type { ReactNode } from "react";
import { useOnline } from "../../common/navigation/useOnline.ts";

/** Says that the connection is lost, for as long as it is. The live region stays, so that it is announced. */
export function OfflineNotice(): ReactNode {
  const online = useOnline();
  return (
    <output className="block">
      {online ? null : (
        <Alert tone="warning" className="rounded-none px-(--cn-gutter)">
          Vous êtes hors connexion. Ce qui est affiché reste lisible ; rien n’est envoyé.
        </Alert>
      )}
    </output>
  );
}
