import type { DocumentChange } from "../documents/storedDocument.ts";

/** Object metadata in the shape of the Google Cloud Storage JSON API (`storage#object`). */
export type GcsObject = Readonly<Record<string, unknown>> & {
  readonly bucket: string;
  readonly name: string;
};

/** Event that functions can be triggered by. */
export type BackendEvent =
  | { readonly kind: "firestore"; readonly time: bigint; readonly change: DocumentChange }
  | {
      readonly kind: "storage.finalized" | "storage.deleted" | "storage.metadataUpdated";
      readonly time: bigint;
      readonly object: GcsObject;
    }
  /** A run of a scheduled function; `time` is when it was due. */
  | { readonly kind: "schedule"; readonly time: bigint; readonly job: string };

/**
 * Port at which services leave their events. `enqueue` is called inside the transaction that makes the change durable.
 */
export interface EventSink {
  enqueue(event: BackendEvent): void;
}
