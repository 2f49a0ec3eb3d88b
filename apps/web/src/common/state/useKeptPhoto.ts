import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import * as v from "valibot";
import { sessionAtom } from "../session/sessionAtoms.ts";
import { keptPhotosOf } from "./keptPhotos.ts";

/** Time between two looks at what this device keeps, in ms: another tab may be sending it. */
const AGAIN_MS = 2000;

/** A photo that this device keeps until it has arrived. */
export interface KeptForDiagnosis {
  /** Of its capture, as it stands in addresses (`?envoi=`). */
  readonly key: string;
  /** The client whose photo it is; null for a quick diagnosis. */
  readonly customer: string | null;
}

const aboutSchema = v.object({
  openedDiagnosis: v.optional(v.nullable(v.string()), null),
  /** Under this id it is being opened. */
  request: v.optional(v.nullable(v.string()), null),
  customer: v.optional(v.nullable(v.string()), null),
});

/**
 * Looks whether this device still keeps the photo of a diagnosis, to send it: it is then on its way, from whichever tab.
 * @param diagnosisId null to look for none
 * @returns undefined while it is not known, null when it keeps none
 */
export function useKeptPhoto(diagnosisId: string | null): KeptForDiagnosis | null | undefined {
  const uid = useAtomValue(sessionAtom)?.uid ?? null;
  const [found, setFound] = useState<{ readonly of: string; readonly kept: KeptForDiagnosis | null } | null>(
    null,
  );
  useEffect(() => {
    if (diagnosisId === null) return;
    let wanted = true;
    const look = async (): Promise<void> => {
      const kept = uid === null ? null : await keptFor(diagnosisId, uid);
      if (wanted)
        setFound((last) =>
          isSame(last?.kept, kept) && last?.of === diagnosisId ? last : { of: diagnosisId, kept },
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

async function keptFor(diagnosisId: string, uid: string): Promise<KeptForDiagnosis | null> {
  for (const { key, about } of await keptPhotosOf(uid)) {
    const parsed = v.safeParse(aboutSchema, about);
    if (!parsed.success) continue;
    const { openedDiagnosis, request, customer } = parsed.output;
    if ((openedDiagnosis ?? request) === diagnosisId) return { key, customer };
  }
  return null;
}

function isSame(one: KeptForDiagnosis | null | undefined, other: KeptForDiagnosis | null): boolean {
  return one === other || (one?.key === other?.key && one !== undefined && one !== null && other !== null);
}
