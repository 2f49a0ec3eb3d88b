import type { ReactNode } from "react";
import type { LiveGuide } from "./useCaptureGuide.ts";

/** Where the live picture goes, or that there is no guide. */
export function GuideNote({ status }: Pick<LiveGuide, "status">): ReactNode {
  if (status === "off") return null;
  return (
    <output className="mt-5 block max-w-[60ch] text-small text-ink-2">
      {status === "unavailable"
        ? "Le guide n’est pas disponible pour l’instant. Prenez la photo avec le déclencheur."
        : "Le guide regarde l’image sur cet appareil. Rien n’est envoyé avant que vous touchiez «\u00A0Analyser\u00A0»."}
    </output>
  );
}
