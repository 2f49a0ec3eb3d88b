import { useEffect, useState } from "react";
import { type MeasuredPhoto, measurePhoto } from "./measurePhoto.ts";

/** Holds what is known of a photo: `undefined` while it is measured, `null` where that cannot be done. */
export type PhotoChecks = MeasuredPhoto | null | undefined;

interface Known {
  readonly photo: Blob;
  readonly measured: MeasuredPhoto | null;
}

/** Measures the photo that is looked at, and stops as soon as another one takes its place. */
export function usePhotoChecks(photo: Blob): PhotoChecks {
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const measure = async (): Promise<void> => {
      const measured = await measurePhoto(photo, left.signal).catch(() => null);
      if (!left.signal.aborted) setKnown({ photo, measured });
    };
    void measure();
    return () => left.abort();
  }, [photo]);
  return known?.photo === photo ? known.measured : undefined;
}
