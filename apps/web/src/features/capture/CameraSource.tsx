import { photoLimits } from "@carnation/domain";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { CaptureFrame, grabFrame, useCamera, type CaptureEvent } from "@carnation/ui/capture-frame";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../common/navigation/paths.ts";
import { checkedPicture } from "./photo/preparePhoto.ts";

interface CameraSourceProps {
  /** Receives a picture that can be sent as it is. */
  readonly onPhoto: (photo: File) => void;
}

/** Takes the photo with the device's camera: the one at the back first, since one photographs somebody else. */
export function CameraSource({ onPhoto }: CameraSourceProps): ReactNode {
  const camera = useCamera({ facing: "environment" });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const take = async ({ video, aspectRatio }: CaptureEvent): Promise<void> => {
    setBusy(true);
    try {
      const taken = await checkedPicture(await grabFrame(video, { aspectRatio }));
      if (typeof taken === "string") setProblem(taken);
      else onPhoto(taken);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      {problem === null ? null : <Alert tone="error">{problem}</Alert>}
      <CaptureFrame
        status={camera.status}
        stream={camera.stream}
        mirrored={camera.facing === "user"}
        minSide={photoLimits.minSidePx}
        busy={busy}
        onCapture={(event) => void take(event)}
        onSwitchCamera={camera.switchCamera}
        onRestart={camera.restart}
        fallback={
          <Button asChild>
            <Link to={paths.diagnosisInput("file")}>Importer une photo</Link>
          </Button>
        }
      />
    </>
  );
}
