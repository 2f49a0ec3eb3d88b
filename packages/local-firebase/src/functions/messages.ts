import type { Claims } from "../identity/identity.ts";
import type { StoredEvent } from "../events/storedEvent.ts";

/** What the worker needs from its start. */
export interface WorkerSettings {
  readonly projectId: string;
  readonly host: string;
  /** 0 = any free port. */
  readonly port: number;
  /** Absolute path of the functions module. */
  readonly module: string;
}

/** A function that events trigger. */
export interface Trigger {
  readonly name: string;
  /** CloudEvents type, for example `google.cloud.firestore.document.v1.written`. */
  readonly eventType: string;
  /** Path pattern of documents, for example `users/{uid}`, for Firestore events. */
  readonly document: string | null;
  /** Bucket, for Storage events. */
  readonly bucket: string | null;
  /** Seconds that one run may take. */
  readonly timeout: number;
}

export type FromWorker =
  | { readonly kind: "listening"; readonly port: number }
  | { readonly kind: "listenFailed"; readonly code: string; readonly message: string }
  | { readonly kind: "loaded"; readonly triggers: readonly Trigger[]; readonly summary: string }
  | { readonly kind: "loadFailed"; readonly error: string }
  | {
      readonly kind: "verify";
      readonly id: number;
      readonly authorization: string;
      readonly fromBrowser: boolean;
    }
  | { readonly kind: "delivered"; readonly id: number; readonly error: string | null };

export type ToWorker =
  /** `claims` is `null` when the token is refused. */
  | { readonly kind: "verified"; readonly id: number; readonly claims: Claims | null }
  | {
      readonly kind: "deliver";
      readonly id: number;
      readonly functionName: string;
      readonly event: StoredEvent & { readonly uid: string };
    }
  | { readonly kind: "close" };
