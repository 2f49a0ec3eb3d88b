import { IconButton } from "@carnation/ui/icon-button";
import { Maximize, ZoomIn, ZoomOut } from "lucide-react";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { BlobImage } from "../../common/BlobImage.tsx";
import { PhotoPlaceholder } from "../../common/PhotoPlaceholder.tsx";

const ZOOMS = [1, 1.5, 2, 3] as const;

interface PhotoViewerProps {
  /** Null while the photo is read, or when there is none. */
  readonly photo: Blob | null;
  readonly alt: string;
  /** Said in the photo's place when there is none. */
  readonly missing: string | null;
}

/** The photograph, the largest thing on the screen: square corners, no filter, three steps of zoom. */
export function PhotoViewer({ photo, alt, missing }: PhotoViewerProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState(0);
  const zoom = ZOOMS[step] ?? 1;

  // Zooming keeps the middle of the frame in its place.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    element.scrollLeft = element.clientWidth * (zoom - 1) * 0.5;
    element.scrollTop = element.clientHeight * (zoom - 1) * 0.42;
  }, [zoom]);

  return (
    <section
      aria-label="Photo"
      className="relative h-[468px] overflow-hidden bg-photo-ground tablet:h-[660px] desk:sticky desk:top-16 desk:h-[calc(100dvh-4rem)]"
    >
      {photo === null ? (
        <PhotoPlaceholder>{missing}</PhotoPlaceholder>
      ) : (
        <>
          <div ref={frame} className="size-full overflow-auto -outline-offset-4">
            <BlobImage
              blob={photo}
              alt={alt}
              className="max-w-none object-cover object-[50%_42%]"
              style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
            />
          </div>
          <div className="absolute end-4 top-4 grid divide-y divide-line overflow-hidden rounded-control bg-surface *:rounded-none *:-outline-offset-2">
            <IconButton
              label="Agrandir"
              icon={<ZoomIn aria-hidden="true" />}
              disabled={step === ZOOMS.length - 1}
              onClick={() => setStep(step + 1)}
            />
            <IconButton
              label="Réduire"
              icon={<ZoomOut aria-hidden="true" />}
              disabled={step === 0}
              onClick={() => setStep(step - 1)}
            />
            <IconButton
              label="Plein écran"
              icon={<Maximize aria-hidden="true" />}
              onClick={() => void frame.current?.requestFullscreen()}
            />
          </div>
        </>
      )}
    </section>
  );
}
