import type { CriterionId } from "@carnation/domain/criterion";
import { CarnationError } from "@carnation/domain/error";
import type { TimeSpan } from "@carnation/domain/format";
import type { ObservationValue } from "@carnation/domain/internal/observation";
import { callables } from "@carnation/product/callable";
import {
  type Diagnosis,
  isDiagnosisPending,
  parseDiagnosis,
  parseQueuedAnalysis,
  type QueuedAnalysis,
  type StartDiagnosisRequest,
  type StoredDiagnosis,
} from "@carnation/product/diagnosis";
import { listLimits } from "@carnation/product/limits";
import type { SaveMarksRequest, SaveMarksResponse } from "@carnation/product/mark";
import { diagnosisPhotoPath, documentPaths } from "@carnation/product/path";
import type { PhoneLink } from "@carnation/product/phone";
import type { GetRecommendationScoreResponse } from "@carnation/product/recommendation";
import {
  ROUTINE_DISCOUNT_FIELD,
  type SaveRoutineRequest,
  type SaveRoutineResponse,
} from "@carnation/product/routine";
import type { StoredDocuments } from "@carnation/product/stored";
import {
  deleteField,
  doc,
  FieldPath,
  type FieldValue,
  getCountFromServer,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  type Transaction,
  where,
} from "firebase/firestore";
import { ref } from "firebase/storage";
import { withCatalogueErrors } from "../errors/catalogueError.ts";
import { diagnosisFiles } from "../files/diagnosisFiles.ts";
import { createCaller, gone } from "../functions/callFunction.ts";
import type { DocumentState, ListState } from "../watch/queryState.ts";
import type { OnError, OnNext, Unsubscribe } from "../watch/listeners.ts";
import { newestOf, type Unordered } from "../watch/watches.ts";
import { defineResource } from "./defineResource.ts";
import { allNamesOf } from "../documents/namesOf.ts";
import { keepSentPhoto } from "../files/sentPhotos.ts";
import { type PhotoUpload, uploadPhoto } from "./photoUpload.ts";

/** Fields that end a diagnosis whose photo will not come; the rules accept nothing else. */
const abandoned = { state: "error", error: "abandoned" } as const satisfies Partial<StoredDiagnosis>;

/** The diagnoses of the signed-in professional, newest first. */
export const diagnoses = defineResource({
  path: documentPaths.diagnoses,
  parse: parseDiagnosis,
  order: [orderBy("created", "desc")],
  limit: listLimits.customerDiagnoses,
  orderedBy: "created",
  commands: (context) => {
    const {
      firestore,
      storage,
      functions,
      storageUrl,
      uid,
      session,
      collection,
      document,
      parse,
      watches,
      assertSession,
    } = context;
    const call = createCaller(functions, assertSession);
    const setObservation = (
      id: string,
      criterion: CriterionId,
      value: FieldValue | { readonly choice: ObservationValue; readonly date: FieldValue },
    ): Promise<void> =>
      withCatalogueErrors(async () => {
        assertSession();
        const field = new FieldPath("observations" satisfies keyof StoredDiagnosis, String(criterion));
        const write = async (transaction: Transaction): Promise<void> =>
          void transaction.update(document(id), field, value);
        await runTransaction(firestore, write, { maxAttempts: 2 });
      });
    return {
      ...diagnosisFiles(storage, uid),
      /**
       * Opens a diagnosis and gives its id.
       * @throws {CarnationError} unauthenticated when the session has ended, also while the server was at it
       */
      async start(input: StartDiagnosisRequest): Promise<string> {
        return (await call(callables.startDiagnosis, input)).id;
      },
      /**
       * Has the photo of a failed diagnosis analysed again, in the place of the failure. Sending it again is safe.
       * @throws {CarnationError} aborted when it needs another photo; not-found when its photo is gone; resource-exhausted;
       *   offline, unavailable
       */
      async retry(id: string): Promise<void> {
        await call(callables.retrydiagnosis, { id });
      },
      /** Watches the place of a diagnosis in the queue of the analysis; missing when its photo is not in it. */
      watchQueued(id: string, onNext: OnNext<DocumentState<QueuedAnalysis>>, onError: OnError): Unsubscribe {
        const entry = doc(firestore, documentPaths.queuedAnalysis(uid, id));
        return watches.document(entry, parseQueuedAnalysis, onNext, onError);
      },
      /**
       * Opens a diagnosis whose one photo comes from a phone, and gives the link that takes it.
       * @throws {CarnationError} as `start`
       */
      createPhoneLink: (input: StartDiagnosisRequest): Promise<PhoneLink> =>
        call(callables.createphonelink, input),
      /**
       * Sends the photo that the diagnosis waits for; the analysis starts when it has arrived. It is cancelled with
       * the session.
       */
      uploadPhoto: (id: string, file: Blob): PhotoUpload => {
        const path = diagnosisPhotoPath(uid, id);
        const upload = uploadPhoto(ref(storage, path), file, session, { storageUrl });
        // What did not arrive is told by the upload itself.
        upload.done.then(
          () => keepSentPhoto(path, file, session),
          () => undefined,
        );
        return upload;
      },
      /**
       * Ends a diagnosis whose photo will not come: in error, as `abandoned`. Nothing is written later, when it fails:
       * a transaction asks the server first, a plain write would wait on this device and be sent at any later time.
       * @throws {CarnationError} aborted when it has ended already; unauthenticated when the session has; offline,
       *   unavailable
       */
      abandon: (id: string): Promise<void> =>
        withCatalogueErrors(async () => {
          assertSession();
          const end = async (transaction: Transaction): Promise<void> => {
            const current = await transaction.get(document(id));
            if (!isDiagnosisPending(current.get("state"))) throw new CarnationError("aborted");
            transaction.update(document(id), {
              ...abandoned,
              finished: serverTimestamp(),
            } satisfies StoredDocuments["diagnosis"]);
          };
          await runTransaction(firestore, end, { maxAttempts: 2 });
        }),
      /**
       * Erases one with its photo, its results and its comparisons. What is erased already stays so.
       * @throws {CarnationError} unauthenticated; offline, unavailable, deadline-exceeded: sending it again is safe
       */
      erase: (id: string): Promise<void> => gone(call(callables.deletediagnosis, { id })),
      /**
       * Notes down what the professional sees for herself on a finished diagnosis, in place of what she noted before.
       * @throws {CarnationError} permission-denied when the diagnosis is not finished; offline, unavailable: nothing is
       *   written later
       */
      observe: (id: string, criterion: CriterionId, choice: ObservationValue): Promise<void> =>
        setObservation(id, criterion, { choice, date: serverTimestamp() }),
      /** Takes an observation away. @throws {CarnationError} as `observe` */
      forgetObservation: (id: string, criterion: CriterionId): Promise<void> =>
        setObservation(id, criterion, deleteField()),
      /**
       * Saves what the professional said of the marks of a criterion; the score of confirmed ones is made on the server.
       * @throws {CarnationError} aborted when another version than `version` is stored, and nothing was written; refused with
       *   a French sentence when the marks cannot be verified; not-found; offline, unavailable
       */
      saveMarks: (review: SaveMarksRequest): Promise<SaveMarksResponse> => call(callables.savemarks, review),
      /**
       * Saves the care routine of a finished diagnosis.
       * @throws {CarnationError} aborted when another version than `version` is stored, and nothing was written;
       *   refused with a French sentence when a step must not be kept; not-found; offline, unavailable
       */
      saveRoutine: (routine: SaveRoutineRequest): Promise<SaveRoutineResponse> =>
        call(callables.saveroutine, routine),
      /**
       * Writes the discount of the routine alone, 0 to 100 % with two decimals at most.
       * @throws {CarnationError} permission-denied when it is none, or the diagnosis is not finished; offline,
       *   unavailable: nothing is written later
       */
      applyDiscount: (id: string, percent: number): Promise<void> =>
        withCatalogueErrors(async () => {
          assertSession();
          const write = async (transaction: Transaction): Promise<void> =>
            void transaction.update(document(id), ROUTINE_DISCOUNT_FIELD, percent);
          await runTransaction(firestore, write, { maxAttempts: 2 });
        }),
      /**
       * Measure of how well a recommendation answers a diagnosis, and what the score is made of.
       * @throws {CarnationError} not-found when there is no such diagnosis, or no such recommendation for one to see;
       *   offline, unavailable
       */
      scoreOf: (recommendationId: string, diagnosisId: string): Promise<GetRecommendationScoreResponse> =>
        call(callables.getrecommendationscore, { recommendationId, diagnosisId }),
      /**
       * Counts, on the server, the finished diagnoses that were opened in a stretch of time.
       * @throws {CarnationError} offline, unavailable: what is kept on this device is never counted
       */
      countFinished: ({ from, before }: TimeSpan): Promise<number> =>
        withCatalogueErrors(async () => {
          const opened = [where("created", ">=", from), where("created", "<", before)];
          const finished = query(collection, where("state", "==", "done"), ...opened);
          return (await getCountFromServer(finished)).data().count;
        }),
      /** Watches those of one client, newest first. */
      watchOfCustomer: (
        customer: string,
        onNext: OnNext<ListState<Diagnosis>>,
        onError: OnError,
        count: number = listLimits.customerDiagnoses,
      ): Unsubscribe => {
        const whose = doc(firestore, documentPaths.customer(uid, customer));
        const theirs: Unordered = {
          collection,
          filters: [{ field: "customer", operator: "in", value: allNamesOf(whose) }],
          limit: count,
          field: "created",
        };
        return watches.query(newestOf(theirs), parse, onNext, onError, theirs);
      },
      /**
       * Gives a quick diagnosis its client. Sending it again is safe.
       * @throws {CarnationError} invalid-argument, with the specification's message when the client has not agreed to the
       *   analysis; not-found when there is no such diagnosis or client; aborted when it is another client's; offline
       */
      associate: async (id: string, customerId: string): Promise<void> => {
        await call(callables.associatediagnosis, { id, customerId });
      },
    };
  },
});
