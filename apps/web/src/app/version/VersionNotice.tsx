import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import type { ReactNode } from "react";
import type { VersionStanding } from "./versionAtoms.ts";

const words = {
  waiting:
    "Une nouvelle version de Carnation est en ligne. Elle s’ouvrira quand vous changerez de page\u202F; ce que vous écrivez ici n’est pas interrompu.",
  stuck:
    "Cette page en est restée à une ancienne version de Carnation. Enregistrez ce que vous écrivez, fermez les autres onglets de Carnation, puis rechargez la page.",
} as const;

/** Says on every page that a newer version waits. The browser asks before it leaves what is not saved. */
export function VersionNotice({
  standing,
}: {
  readonly standing: Exclude<VersionStanding, "current">;
}): ReactNode {
  return (
    <Alert
      tone={standing === "stuck" ? "warning" : "info"}
      actions={<Button onClick={() => window.location.reload()}>Recharger la page</Button>}
    >
      {words[standing]}
    </Alert>
  );
}
