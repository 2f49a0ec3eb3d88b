import { type ReactNode, useEffect, useState } from "react";
import { Button } from "../../../actions/button/Button.tsx";
import { CaptureFrame } from "../CaptureFrame.tsx";
import { grabFrame } from "../grabFrame.ts";
import { useCamera } from "../useCamera.ts";

/** A host that opens the real camera of the device and shows the photo it took: for the stories alone. */
export function LiveCamera(): ReactNode {
  const [open, setOpen] = useState(false);
  const [photo, setPhoto] = useState<string | null>(null);
  const camera = useCamera({ active: open && photo === null });
  useEffect(() => () => (photo === null ? undefined : URL.revokeObjectURL(photo)), [photo]);
  return (
    <CaptureFrame
      status={camera.status}
      stream={camera.stream}
      mirrored={camera.facing === "user"}
      captured={photo}
      onCapture={({ video, aspectRatio }) => {
        void grabFrame(video, { aspectRatio }).then((picture) =>
          setPhoto(picture && URL.createObjectURL(picture)),
        );
      }}
      onRetake={() => setPhoto(null)}
      onUse={() => setPhoto(null)}
      onSwitchCamera={camera.switchCamera}
      onRestart={camera.restart}
      fallback={open ? undefined : <Button onClick={() => setOpen(true)}>Ouvrir l’appareil photo</Button>}
    />
  );
}
