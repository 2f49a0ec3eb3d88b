import {
  CarnationError,
  diagnosisPhotoPath,
  diagnosisResultPath,
  documentPaths,
  isDiagnosisPending,
  isDocumentId,
  parseDiagnosis,
  parseStartDiagnosisResponse,
  type StoredDiagnosis,
  toCarnationError,
} from "@carnation/domain";
import {
  collection,
  doc,
  getCountFromServer,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  type Transaction,
  where,
} from "firebase/firestore";
import { getBlob, getBytes, getMetadata, ref } from "firebase/storage";
import { withCatalogueErrors } from "../errors/catalogueError.ts";
import { callFunction } from "../functions/callFunction.ts";
import { missing } from "../watch/known.ts";
import type { Watches } from "../watch/watch.ts";
import { uploadPhoto } from "./photoUpload.ts";
import { parseResultFile, readStored } from "./readStored.ts";
import type { Services } from "./services.ts";
import type { Diagnoses } from "./workspace.ts";

/** What a diagnosis whose photo will not come is ended with; the rules accept nothing else. */
const abandoned = { state: "error", error: "abandoned" } as const satisfies Partial<StoredDiagnosis>;

/**
 * The diagnoses of one professional.
 * @param session ends with the sign-in that these diagnoses were opened under
 */
export function createDiagnoses(
  { firestore, storage, functions }: Services,
  watches: Watches,
  uid: string,
  session: AbortSignal,
): Diagnoses {
  const diagnoses = collection(firestore, documentPaths.diagnoses(uid));
  const diagnosis = (id: string) => doc(firestore, documentPaths.diagnosis(uid, id));
  const photo = (id: string) => ref(storage, diagnosisPhotoPath(uid, id));

  /** The SDK takes the token of whoever is signed in when it sends: that must still be the same person. */
  const assertSession = (): void => {
    if (session.aborted) throw new CarnationError("unauthenticated", "The session has ended");
  };

  return {
    async start(input) {
      assertSession();
      const answer = await callFunction(functions, "startDiagnosis", input);
      assertSession();
      return parseStartDiagnosisResponse(answer).id;
    },
    uploadPhoto: (id, file) => uploadPhoto(photo(id), file, session),
    // A transaction asks the server first; a plain write would wait on this device and be sent at any later time.
    abandon: (id) =>
      withCatalogueErrors(async () => {
        assertSession();
        const end = async (transaction: Transaction): Promise<void> => {
          const current = await transaction.get(diagnosis(id));
          if (!isDiagnosisPending(current.get("state"))) throw new CarnationError("aborted");
          transaction.update(diagnosis(id), { ...abandoned, finished: serverTimestamp() });
        };
        await runTransaction(firestore, end, { maxAttempts: 2 });
      }),
    watch(id, onNext, onError) {
      if (!isDocumentId(id)) {
        onNext(missing);
        return () => undefined;
      }
      return watches.document(diagnosis(id), parseDiagnosis, onNext, onError);
    },
    watchRecent(count, onNext, onError) {
      const recent = query(diagnoses, orderBy("created", "desc"), limit(count));
      return watches.query(recent, parseDiagnosis, onNext, onError);
    },
    countFinished: ({ from, before }) =>
      withCatalogueErrors(async () => {
        const opened = [where("created", ">=", from), where("created", "<", before)];
        const finished = query(diagnoses, where("state", "==", "done"), ...opened);
        return (await getCountFromServer(finished)).data().count;
      }),
    result: (id, options) =>
      withCatalogueErrors(async () => {
        const bytes = await readStored(() => getBytes(ref(storage, diagnosisResultPath(uid, id))));
        return parseResultFile(bytes, options);
      }),
    photo: (id) => withCatalogueErrors(() => readStored(() => getBlob(photo(id)))),
    hasPhoto: (id) =>
      withCatalogueErrors(async () => {
        try {
          await getMetadata(photo(id));
          return true;
        } catch (failure) {
          if (toCarnationError(failure).code === "not-found") return false;
          throw failure;
        }
      }),
  };
}
