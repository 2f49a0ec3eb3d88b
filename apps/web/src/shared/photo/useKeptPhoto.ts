import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { sessionAtom } from "../session/sessionAtoms.ts";
import { type KeptPhoto, keptPhotosOf } from "./keptPhotos.ts";

/** Time between two looks at what this device keeps, in ms: another tab may be sending it. */
const AGAIN_MS = 2000;

/** A photo that is on its way: its capture's key, as it stands in addresses (`?envoi=`), and whose it is. */
export type PhotoOnItsWay = Pick<KeptPhoto, "key" | "customer">;

/**
 * Looks whether this device still keeps the photo of a diagnosis, to send it: it is then on its way, from whichever tab.
 * @param diagnosisId null to look for none
 * @returns undefined while it is not known, null when it keeps none
 */
export function useKeptPhoto(diagnosisId: string | null): PhotoOnItsWay | null | undefined {
  const uid = useAtomValue(sessionAtom)?.uid ?? null;
  const [found, setFound] = useState<{ readonly of: string; readonly kept: PhotoOnItsWay | null } | null>(
    null,
  );
  useEffect(() => {
    if (diagnosisId === null) return;
    let wanted = true;
    const look = async (): Promise<void> => {
      const kept = uid === null ? null : await keptFor(diagnosisId, uid);
      if (!wanted) return;
      setFound((last) =>
        last?.of === diagnosisId && last.kept?.key === kept?.key ? last : { of: diagnosisId, kept },
      );
    };
    void look();
    const timer = setInterval(() => void look(), AGAIN_MS);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [diagnosisId, uid]);
  if (diagnosisId === null) return null;
  return found?.of === diagnosisId ? found.kept : undefined;
}

async function keptFor(diagnosisId: string, uid: string): Promise<PhotoOnItsWay | null> {
  return (await keptPhotosOf(uid)).find(({ diagnosis }) => diagnosis === diagnosisId) ?? null;
}
