// The AI settings: what is called is answered, and one version is in force.
import { FUNCTIONS_REGION as region } from "@carnation/product/limits";
import { HttpsError, onCall } from "firebase-functions/https";

const IN_FORCE = 4;

export const saveaisettings = onCall<{ version: number }>({ region }, ({ data }) => {
  if (data.version !== IN_FORCE) throw new HttpsError("aborted", "");
  return { version: IN_FORCE + 1 };
});

export const setperceivedage = onCall<{ enabled: boolean }>({ region }, () => ({ version: IN_FORCE + 1 }));

export const readaienvironment = onCall({ region }, () => ({
  engineVersion: "carnation-1.4.0",
  hasRemote: false,
  hasRecapModel: false,
  hasAgeModel: false,
  longestSeconds: { embedded: 60, remote: 100 },
}));

/** Two steps, of which the second is the last. */
export const rejudgediagnoses = onCall<{ apply: boolean; cursor: string | null }>({ region }, ({ data }) => {
  if (!data.apply) return { waiting: 400, cursor: null };
  return data.cursor === null
    ? { waiting: 100, cursor: "users/claire/diagnosis/d300" }
    : { waiting: 0, cursor: null };
});

/** Gives back the photo that arrived. */
export const tryaisettings = onCall<{ photo: string }>({ region }, ({ data }) => ({
  ok: true,
  entries: [data.photo],
  engineVersion: "carnation-1.4.0",
  analysisMs: 1,
}));
