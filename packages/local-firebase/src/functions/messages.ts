import type { Claims } from "../authentication/identity.ts";
import type { StoredEvent } from "../events/storedEvent.ts";

/** Settings that the worker needs from its start. */
export interface WorkerSettings {
  readonly projectId: string;
  readonly host: string;
  /** 0 = any free port. */
  readonly port: number;
  /** @see OriginGuardOptions */
  readonly allowedOrigins: readonly string[];
  readonly hostingPort: number;
  /** True when each request is told of, on a line of the output. */
  readonly logRequests?: boolean;
  /** True when App Check tokens are verified before they reach a function. */
  readonly appCheck?: boolean;
  /** Absolute path of the functions module. */
  readonly module: string;
}

/** A function that events trigger. */
export interface Trigger {
  readonly name: string;
  /** CloudEvents type, for example `google.cloud.firestore.document.v1.written`. */
  readonly eventType: string;
  /**
   * For Firestore events: the database, `projects/P/databases/D`, and the path pattern of its documents, `users/{uid}`.
   */
  readonly database: string | null;
  readonly document: string | null;
  /** Bucket, for Storage events. */
  readonly bucket: string | null;
  /** Schedule, for scheduled functions. */
  readonly job: Job | null;
  /** Seconds that one run may take. */
  readonly timeout: number;
}

/** Schedule of a function. */
export interface Job {
  /** Name of the function. */
  readonly name: string;
  /** Name of the job as Cloud Scheduler has it after a deployment: `firebase-schedule-<function>-<region>`. */
  readonly id: string;
  /** As written in the function's options: five cron fields, or App Engine's words. */
  readonly schedule: string;
  /** IANA name. */
  readonly timeZone: string;
}

/** Functions that a module offers. */
export interface Offer {
  readonly triggers: readonly Trigger[];
  /** Callables and HTTP functions, once per region. */
  readonly http: readonly { readonly name: string; readonly region: string }[];
  /** Seconds that the slowest of all functions may take. */
  readonly longest: number;
  /** For the log. */
  readonly summary: string;
}

export type FromWorker =
  | { readonly kind: "listening"; readonly port: number }
  | { readonly kind: "listenFailed"; readonly code: string; readonly message: string }
  | ({ readonly kind: "loaded" } & Offer)
  | { readonly kind: "loadFailed"; readonly error: string }
  | {
      readonly kind: "verify";
      readonly id: number;
      readonly authorization: string;
      readonly fromBrowser: boolean;
    }
  | { readonly kind: "verifyAppCheck"; readonly id: number; readonly token: string }
  | { readonly kind: "delivered"; readonly id: number; readonly error: string | null }
  | { readonly kind: "pong" };

export type ToWorker =
  /** `claims` is `null` when the token is refused. */
  | { readonly kind: "verified"; readonly id: number; readonly claims: Claims | null }
  | {
      readonly kind: "deliver";
      readonly id: number;
      readonly functionName: string;
      readonly event: StoredEvent & { readonly uid: string };
    }
  /** Asks whether the thread still turns. */
  | { readonly kind: "ping" }
  | { readonly kind: "close" };
