import { documentToWire } from "../documents/documentWire.ts";
import { formatTimestamp } from "../values/timestamp.ts";
import type { BackendEvent } from "./backendEvent.ts";

/** Type of the event that runs a scheduled function. Its subject is the job. */
export const SCHEDULED = "google.cloud.scheduler.job.v1.run";

/** An event in the form in which it waits on disk and travels to functions. */
export interface StoredEvent {
  /** CloudEvents type, for example `google.cloud.firestore.document.v1.created`. */
  readonly type: string;
  /**
   * Subject of the event: a document's resource name, `<bucket>/<object>`, or a job. Events of one subject keep their
   * order.
   */
  readonly subject: string;
  /** RFC 3339. */
  readonly time: string;
  /** The CloudEvent's data: `{value, oldValue}` documents, or the object's metadata; plain JSON. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** `null` for a change that is none: a write that left the document as it was triggers nothing. */
export function toStoredEvent(event: BackendEvent): StoredEvent | null {
  const time = formatTimestamp(event.time);
  if (event.kind === "schedule") return { type: SCHEDULED, subject: event.job, time, data: {} };
  if (event.kind !== "firestore") {
    const { object } = event;
    const type = `google.cloud.storage.object.v1.${event.kind.slice("storage.".length)}`;
    return { type, subject: `${object.bucket}/${object.name}`, time, data: object };
  }
  const { name, before, after } = event.change;
  if (before === after || (before && after && before.updateTime === after.updateTime)) return null;
  const what = before === null ? "created" : after === null ? "deleted" : "updated";
  return {
    type: `google.cloud.firestore.document.v1.${what}`,
    subject: name,
    time,
    data: {
      ...(after ? { value: documentToWire(after) } : {}),
      ...(before ? { oldValue: documentToWire(before) } : {}),
    },
  };
}
