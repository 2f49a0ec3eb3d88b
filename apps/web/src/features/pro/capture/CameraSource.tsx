import { photoLimits } from "@carnation/domain/internal/photo";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { CaptureFrame, grabFrame, useCamera, type CaptureEvent } from "@carnation/ui/capture-frame";
import { useAtom } from "jotai";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { allHold, autoShotAtom } from "./guide/autoShot.ts";
import { guideHints } from "./guide/guideWords.ts";
import { GuideNote } from "./guide/GuideNote.tsx";
import { useAutoShot } from "./guide/useAutoShot.ts";
import { useCaptureGuide } from "./guide/useCaptureGuide.ts";
import { checkedPicture } from "./photo/preparePhoto.ts";
import type { PreviousPhoto } from "./previousPhoto.ts";

interface CameraSourceProps {
  /** Receives a picture that can be sent as it is. */
  readonly onPhoto: (photo: File) => void;
  readonly previous?: PreviousPhoto | undefined;
  /** Place where a photo is imported instead. */
  readonly importPath: string;
}

/**
 * Takes the photo with the device's camera: the one at the back first, since one photographs somebody else. A guide
 * says what to adjust and takes the photo when all is good; where it cannot work, the shutter does.
 */
export function CameraSource({ onPhoto, previous, importPath }: CameraSourceProps): ReactNode {
  const camera = useCamera({ facing: "environment" });
  const [live, setLive] = useState<CaptureEvent | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [auto, setAuto] = useAtom(autoShotAtom);
  const guide = useCaptureGuide(live, previous?.photo);

  const take = async ({ video, aspectRatio }: CaptureEvent): Promise<void> => {
    // A count that was begun by hand may end beside the guide's own: one photo is enough.
    if (busy) return;
    setBusy(true);
    try {
      const taken = await checkedPicture(await grabFrame(video, { aspectRatio }));
      if (typeof taken === "string") setProblem(taken);
      else onPhoto(taken);
    } finally {
      setBusy(false);
    }
  };
  const { countdown, cancel } = useAutoShot({
    enabled: auto && !busy,
    ready: allHold(guide.conditions),
    onShot: () => {
      if (live) void take(live);
    },
  });
  const guided = guide.status !== "off" && guide.status !== "unavailable";

  return (
    <>
      {problem === null ? null : <Alert tone="error">{problem}</Alert>}
      <CaptureFrame
        status={camera.status}
        stream={camera.stream}
        mirrored={camera.facing === "user"}
        minSide={photoLimits.minSidePx}
        busy={busy}
        hints={guided ? guideHints(guide.conditions, guide.target ? (previous?.day ?? null) : null) : []}
        ghost={previous?.photo}
        outlines={guide.target?.outlines}
        onLive={setLive}
        autoShot={auto}
        onAutoShotChange={guided ? setAuto : undefined}
        countdown={countdown}
        onCountdownCancel={cancel}
        onCapture={(event) => void take(event)}
        onSwitchCamera={camera.switchCamera}
        onRestart={camera.restart}
        fallback={
          <Button asChild>
            <Link to={importPath}>Importer une photo</Link>
          </Button>
        }
      />
      <GuideNote status={guide.status} conditions={guide.conditions} />
    </>
  );
}
