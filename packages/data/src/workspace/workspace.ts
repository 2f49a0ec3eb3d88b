import type { KnownDocument, KnownList } from "../watch/known.ts";
import type {
  Customer,
  CarnationError,
  Diagnosis,
  DiagnosisResult,
  News,
  ParseDiagnosisResultOptions,
  Profile,
  StartDiagnosisRequest,
  Subscription,
  TimeSpan,
} from "@carnation/domain";

/** Receives each new state of something watched. */
export type OnNext<T> = (value: T) => void;

/** Receives the failure that ended a watch. */
export type OnError = (error: CarnationError) => void;

/** Stops a watch. */
export type Unsubscribe = () => void;

/** How far an upload is. `error` and `canceled` carry the reason. */
export interface UploadState {
  readonly state: "running" | "paused" | "success" | "canceled" | "error";
  readonly bytesTransferred: number;
  readonly totalBytes: number;
  readonly error?: CarnationError;
}

/** A resumable upload under way. */
export interface PhotoUpload {
  /** Tells the state now and at every change. */
  subscribe(listener: OnNext<UploadState>): Unsubscribe;
  pause(): void;
  resume(): void;
  cancel(): void;
  /** Resolves when the file is stored; rejects with a `CarnationError`, `cancelled` after `cancel()`. */
  readonly done: Promise<void>;
}

/** The diagnoses of the signed-in professional. */
export interface Diagnoses {
  /**
   * Opens a diagnosis and gives its id.
   * @throws {CarnationError} unauthenticated when the session has ended, also while the server was at it
   */
  start(input: StartDiagnosisRequest): Promise<string>;
  /**
   * Sends the photo that the diagnosis waits for; the analysis starts when it has arrived. It is cancelled with the
   * session.
   */
  uploadPhoto(id: string, photo: Blob): PhotoUpload;
  /**
   * Ends a diagnosis whose photo will not come: in error, as `abandoned`. Nothing is written later, when it fails.
   * @throws {CarnationError} aborted when it has ended already; unauthenticated when the session has; offline, unavailable
   */
  abandon(id: string): Promise<void>;
  /** Watches one diagnosis, whatever the id. */
  watch(id: string, onNext: OnNext<KnownDocument<Diagnosis>>, onError: OnError): Unsubscribe;
  /** Watches the latest diagnoses, newest first. */
  watchRecent(limit: number, onNext: OnNext<KnownList<Diagnosis>>, onError: OnError): Unsubscribe;
  /**
   * Counts, on the server, the finished diagnoses that were opened in a stretch of time.
   * @throws {CarnationError} offline, unavailable: what is kept on this device is never counted
   */
  countFinished(span: TimeSpan): Promise<number>;
  /**
   * Reads the stored result of a diagnosis that is done.
   * @throws {CarnationError} not-found when there is none, damaged when what is stored is not one
   */
  result(id: string, options?: ParseDiagnosisResultOptions): Promise<DiagnosisResult>;
  /**
   * Reads the photo itself, with the rights of the signed-in person. No download address is made: whoever held one
   * could read the photo without an account.
   * @throws {CarnationError} not-found when there is none, damaged when its bytes are not what was stored
   */
  photo(id: string): Promise<Blob>;
  /** Whether the photo has arrived, without reading it. @throws {CarnationError} when that cannot be told now */
  hasPhoto(id: string): Promise<boolean>;
}

/** Everything that a signed-in person reads and does, under their own account. */
export interface Workspace {
  readonly profile: {
    /** Watches the account. */
    watch(onNext: OnNext<KnownDocument<Profile>>, onError: OnError): Unsubscribe;
  };
  readonly diagnoses: Diagnoses;
  readonly customers: {
    /** Watches the clients analysed last, latest first. */
    watchLastAnalysed(onNext: OnNext<KnownList<Customer>>, onError: OnError, limit?: number): Unsubscribe;
    /** Watches the clients by last name, the first 200 (the specification's limit). */
    watchAll(onNext: OnNext<KnownList<Customer>>, onError: OnError): Unsubscribe;
  };
  readonly news: {
    /** Watches the latest published article. */
    watchLatest(onNext: OnNext<KnownDocument<News>>, onError: OnError): Unsubscribe;
  };
  readonly subscription: {
    /** Watches the current subscription: the one in trialing or active. */
    watchCurrent(onNext: OnNext<KnownDocument<Subscription>>, onError: OnError): Unsubscribe;
  };
  /**
   * Ends every watch, upload and connection. `forget` also erases what was kept on this device for offline reading, once the
   * last tab has ended.
   */
  close(options?: { readonly forget: boolean }): Promise<void>;
}
