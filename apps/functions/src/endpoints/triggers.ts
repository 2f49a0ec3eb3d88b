import { type CloudEvent, logger, type ParamsOf } from "firebase-functions";
import * as firestore from "firebase-functions/firestore";
import * as storage from "firebase-functions/storage";

/** Age of an event from which it is late, in milliseconds: who waited for what it does has given up. */
const LATE_MS = 10 * 60_000;

/** Tells whether an event is delivered long after what it tells of. */
export function isLate({ time }: Pick<CloudEvent<unknown>, "time">): boolean {
  return Date.now() - Date.parse(time) > LATE_MS;
}

/** Name under which the operator is alerted of an event that still fails. */
const LATE_EVENT = "LATE_EVENT";

/** Handler of an event that is delivered again until it succeeds: of one that still fails when it is late, the operator is told. */
function retried<Event extends CloudEvent<unknown>>(
  handle: (event: Event) => unknown,
): (event: Event) => Promise<void> {
  return async (event) => {
    try {
      await handle(event);
    } catch (error) {
      const { id, type, subject, time } = event;
      if (isLate(event)) logger.error(LATE_EVENT, { id, type, subject, time });
      throw error;
    }
  };
}

type Options<Document extends string> = Omit<firestore.DocumentOptions<Document>, "retry">;
type Written = firestore.Change<firestore.DocumentSnapshot>;
type Handler<Data, Document extends string> = (
  event: firestore.FirestoreEvent<Data | undefined, ParamsOf<Document>>,
) => unknown;

/** Deploys a function for each document that is created, delivered again until it succeeds. */
export function onDocumentCreated<Document extends string>(
  options: Options<Document>,
  handle: Handler<firestore.QueryDocumentSnapshot, Document>,
) {
  return firestore.onDocumentCreated({ ...options, retry: true }, retried(handle));
}

/** Deploys a function for each document that is created, changed or deleted, delivered again until it succeeds. */
export function onDocumentWritten<Document extends string>(
  options: Options<Document>,
  handle: Handler<Written, Document>,
) {
  return firestore.onDocumentWritten({ ...options, retry: true }, retried(handle));
}

/** Deploys a function for each document that is changed, delivered again until it succeeds; one that is made or deleted wakes nobody. */
export function onDocumentUpdated<Document extends string>(
  options: Options<Document>,
  handle: Handler<firestore.Change<firestore.QueryDocumentSnapshot>, Document>,
) {
  return firestore.onDocumentUpdated({ ...options, retry: true }, retried(handle));
}

/** Deploys a function for each document that is deleted, delivered again until it succeeds. */
export function onDocumentDeleted<Document extends string>(
  options: Options<Document>,
  handle: Handler<firestore.QueryDocumentSnapshot, Document>,
) {
  return firestore.onDocumentDeleted({ ...options, retry: true }, retried(handle));
}

/** Deploys a function for each file that is stored, delivered again until it succeeds. */
export function onObjectFinalized(
  options: Omit<storage.StorageOptions, "retry">,
  handle: (event: storage.StorageEvent) => unknown,
) {
  return storage.onObjectFinalized({ ...options, retry: true }, retried(handle));
}
