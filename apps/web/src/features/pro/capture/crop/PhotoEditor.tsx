import { photoLimits } from "@carnation/domain/internal/photo";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { PhotoCropper, wholePhoto, type CropBox } from "@carnation/ui/photo-uploader";
import { useEffect, useState, type ReactNode } from "react";
import { croppedPhoto } from "./cropPhoto.ts";
import { faceBoxIn } from "./faceBox.ts";

interface PhotoEditorProps {
  readonly photo: File;
  /** Receives the photo that is kept, or the same one. */
  readonly onDone: (photo: File) => void;
}

/** Shows what is kept of a photo before it is sent; a face that is found is proposed. */
export function PhotoEditor({ photo, onDone }: PhotoEditorProps): ReactNode {
  const [crop, setCrop] = useState(wholePhoto);
  const [face, setFace] = useState<CropBox | null>(null);
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let wanted = true;
    // Without a face to propose, the frame is set by hand.
    faceBoxIn(photo).then(
      (found) => wanted && setFace(found),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [photo]);

  const keep = async (): Promise<void> => {
    if (crop === wholePhoto) return onDone(photo);
    setPending(true);
    const kept = await croppedPhoto(photo, crop);
    setPending(false);
    if (kept === null) setFailed(true);
    else onDone(kept);
  };

  return (
    <PhotoCropper
      photo={photo}
      value={crop}
      onValueChange={setCrop}
      minSide={photoLimits.minSidePx}
      face={face}
      actions={
        <>
          {failed ? <Alert tone="error">La photo n’a pas pu être recadrée. Envoyez-la entière.</Alert> : null}
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" size="lg" loading={pending} onClick={() => void keep()}>
              Garder ce cadrage
            </Button>
            <Button variant="text" onClick={() => onDone(photo)}>
              Annuler
            </Button>
          </div>
        </>
      }
    />
  );
}
