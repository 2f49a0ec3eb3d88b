import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { Camera } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../common/navigation/paths.ts";
import { cameraProblemTexts } from "./cameraProblem.ts";
import type { PhotoSourceProps } from "./PhotoSource.ts";
import { useCamera } from "./useCamera.ts";

/** Takes a photo with the device's camera; a camera that failed can be opened again. */
export function CameraCapture(props: PhotoSourceProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  return <CameraSession key={attempt} {...props} onRestart={() => setAttempt(attempt + 1)} />;
}

interface CameraSessionProps extends PhotoSourceProps {
  readonly onRestart: () => void;
}

/** One opening of the camera: the preview is a mirror, the photo is not. */
function CameraSession({ preparing, problem, onPicture, onRestart }: CameraSessionProps): ReactNode {
  const { state, video, aspectRatio, shoot: takePicture } = useCamera();
  const failed = state.status === "failed" ? state.problem : null;

  const shoot = async (): Promise<void> => {
    const photo = await takePicture();
    if (photo) onPicture(photo);
  };

  if (failed) {
    return (
      <Alert
        tone="error"
        actions={
          <>
            <Button asChild variant="primary">
              <Link to={paths.diagnosisInput("file")}>Importer une photo</Link>
            </Button>
            {failed === "absent" ? null : <Button onClick={onRestart}>Réessayer</Button>}
          </>
        }
      >
        {cameraProblemTexts[failed]}
      </Alert>
    );
  }
  return (
    <div className="grid items-start gap-5 desk:grid-cols-[minmax(0,1fr)_360px] desk:gap-10">
      <div
        className="relative w-full overflow-hidden bg-photo-ground"
        style={{ aspectRatio: aspectRatio ?? 3 / 4, maxHeight: "70dvh" }}
      >
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          aria-label="Aperçu de l’appareil photo"
          className="size-full -scale-x-100 object-contain"
        />
        <OvalGuide />
      </div>
      <div className="grid justify-items-start gap-5">
        {problem === null ? null : <Alert tone="error">{problem}</Alert>}
        <output className="text-ink-2">
          {state.status === "live"
            ? "Placez le visage dans l’ovale, de face, traits détendus."
            : "Ouverture de l’appareil photo. Autorisez son accès si le navigateur le demande."}
        </output>
        <Button
          variant="primary"
          size="lg"
          icon={<Camera aria-hidden="true" size={20} strokeWidth={1.5} />}
          disabled={state.status !== "live"}
          loading={preparing}
          onClick={() => void shoot()}
        >
          Prendre la photo
        </Button>
      </div>
    </div>
  );
}

/** Where the face goes: an oval as tall as most of the picture, light with a dark edge, seen on any background. */
function OvalGuide(): ReactNode {
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
      preserveAspectRatio="xMidYMid meet"
    >
      <ellipse cx="50" cy="50" rx="29" ry="39" fill="none" stroke="rgb(26 32 47 / 0.55)" strokeWidth="1.4" />
      <ellipse cx="50" cy="50" rx="29" ry="39" fill="none" stroke="#fff" strokeWidth="0.6" />
    </svg>
  );
}
