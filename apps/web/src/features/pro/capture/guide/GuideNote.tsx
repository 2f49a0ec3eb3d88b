import type { ReactNode } from "react";
import { cameraShortfall } from "./guideWords.ts";
import type { LiveGuide } from "./useCaptureGuide.ts";

/** Words under the camera: the live picture stays here, criteria that the camera cannot show, or a guide that is missing. */
export function GuideNote({ status, conditions }: Pick<LiveGuide, "status" | "conditions">): ReactNode {
  if (status === "off") return null;
  const shortfall = cameraShortfall(conditions);
  return (
    <div className="mt-5 grid max-w-[60ch] gap-2 text-small text-ink-2">
      <output>
        {status === "unavailable"
          ? "Le guide n’est pas disponible pour l’instant. Prenez la photo avec le déclencheur."
          : "Le guide regarde l’image sur cet appareil. Rien n’est envoyé avant que vous touchiez «\u00A0Analyser\u00A0»."}
      </output>
      <output>{shortfall}</output>
    </div>
  );
}
