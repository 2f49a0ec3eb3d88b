import type { UploadState } from "@carnation/data";
import { Button } from "@carnation/ui/button";
import { Progress } from "@carnation/ui/progress";
import type { ReactNode } from "react";
import { useOnline } from "../../common/navigation/useOnline.ts";
import { sentShare } from "./captureState.ts";
import type { Capture } from "./useCapture.ts";

interface UploadProgressProps {
  readonly upload: UploadState;
  readonly capture: Pick<Capture, "pause" | "resume" | "cancel">;
}

/** « Envoi 64 % », with the means to pause it, to take it up again and to give it up. */
export function UploadProgress({ upload, capture }: UploadProgressProps): ReactNode {
  const online = useOnline();
  const paused = upload.state === "paused";
  const detail = paused
    ? "L’envoi reprendra où il s’est arrêté."
    : online
      ? "Restez sur cette page jusqu’à la fin de l’envoi."
      : "Connexion perdue. L’envoi reprendra de lui-même où il s’est arrêté.";
  return (
    <div className="grid gap-4">
      <Progress label={paused ? "En pause," : "Envoi"} value={sentShare(upload)} detail={detail} />
      <div className="flex flex-wrap gap-3">
        {paused ? (
          <Button variant="primary" onClick={capture.resume}>
            Reprendre l’envoi
          </Button>
        ) : (
          <Button onClick={capture.pause}>Mettre en pause</Button>
        )}
        <Button variant="text" onClick={capture.cancel}>
          Annuler l’envoi
        </Button>
      </div>
    </div>
  );
}
