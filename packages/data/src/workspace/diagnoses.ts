import {
  diagnosisPhotoPath,
  diagnosisResultPath,
  documentPaths,
  isDocumentId,
  parseDiagnosis,
  parseDiagnosisResult,
  parseStartDiagnosisResponse,
} from "@carnation/domain";
import { collection, doc, limit, orderBy, query } from "firebase/firestore";
import { getBlob, getBytes, ref } from "firebase/storage";
import { withCatalogueErrors } from "../errors/catalogueError.ts";
import { callFunction } from "../functions/callFunction.ts";
import { watchDocument, watchQuery } from "../watch/watch.ts";
import { uploadPhoto } from "./photoUpload.ts";
import type { Services } from "./services.ts";
import type { Diagnoses } from "./workspace.ts";

/** The diagnoses of one professional. */
export function createDiagnoses({ firestore, storage, functions }: Services, uid: string): Diagnoses {
  return {
    async start(input) {
      return parseStartDiagnosisResponse(await callFunction(functions, "startDiagnosis", input)).id;
    },
    uploadPhoto: (id, photo) => uploadPhoto(ref(storage, diagnosisPhotoPath(uid, id)), photo),
    watch(id, onNext, onError) {
      if (!isDocumentId(id)) {
        onNext(null);
        return () => undefined;
      }
      return watchDocument(doc(firestore, documentPaths.diagnosis(uid, id)), parseDiagnosis, onNext, onError);
    },
    watchRecent(count, onNext, onError) {
      const diagnoses = collection(firestore, documentPaths.diagnoses(uid));
      const recent = query(diagnoses, orderBy("created", "desc"), limit(count));
      return watchQuery(recent, parseDiagnosis, onNext, onError);
    },
    result: (id, options) =>
      withCatalogueErrors(async () => {
        const bytes = await getBytes(ref(storage, diagnosisResultPath(uid, id)));
        const json: unknown = JSON.parse(new TextDecoder().decode(bytes));
        return parseDiagnosisResult(json, options);
      }),
    photo: (id) => withCatalogueErrors(() => getBlob(ref(storage, diagnosisPhotoPath(uid, id)))),
  };
}
