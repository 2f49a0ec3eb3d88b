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
  /** Opens a diagnosis and gives its id. @throws {CarnationError} */
  start(input: StartDiagnosisRequest): Promise<string>;
  /** Sends the photo that the diagnosis waits for; the analysis starts when it has arrived. */
  uploadPhoto(id: string, photo: Blob): PhotoUpload;
  /** Watches one diagnosis; null while there is none with that id, whatever the id. */
  watch(id: string, onNext: OnNext<Diagnosis | null>, onError: OnError): Unsubscribe;
  /** Watches the latest diagnoses, newest first. */
  watchRecent(limit: number, onNext: OnNext<readonly Diagnosis[]>, onError: OnError): Unsubscribe;
  /** Reads the stored result of a diagnosis that is done. @throws {CarnationError} not-found when there is none */
  result(id: string, options?: ParseDiagnosisResultOptions): Promise<DiagnosisResult>;
  /**
   * Reads the photo itself, with the rights of the signed-in person. No download address is made: whoever held one
   * could read the photo without an account.
   * @throws {CarnationError} not-found when there is none
   */
  photo(id: string): Promise<Blob>;
}

/** Everything that a signed-in person reads and does, under their own account. */
export interface Workspace {
  readonly profile: {
    /** Watches the account; null when it has no document. */
    watch(onNext: OnNext<Profile | null>, onError: OnError): Unsubscribe;
  };
  readonly diagnoses: Diagnoses;
  readonly customers: {
    /** Watches the clients analysed last, latest first. */
    watchLastAnalysed(onNext: OnNext<readonly Customer[]>, onError: OnError, limit?: number): Unsubscribe;
    /** Watches the clients by last name, the first 200 (the specification's limit). */
    watchAll(onNext: OnNext<readonly Customer[]>, onError: OnError): Unsubscribe;
  };
  readonly news: {
    /** Watches the latest published article; null when there is none. */
    watchLatest(onNext: OnNext<News | null>, onError: OnError): Unsubscribe;
  };
  readonly subscription: {
    /** Watches the current subscription; null when there is none in trialing or active. */
    watchCurrent(onNext: OnNext<Subscription | null>, onError: OnError): Unsubscribe;
  };
  /**
   * Ends every watch and connection. `forget` also erases what was kept on this device for offline reading, once the
   * last tab has ended.
   */
  close(options?: { readonly forget: boolean }): Promise<void>;
}
