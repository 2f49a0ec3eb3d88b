import type { CarnationError } from "@carnation/domain/error";

/** Receives each new state of something watched. */
export type OnNext<T> = (value: T) => void;

/** Receives the failure that ended a watch. */
export type OnError = (error: CarnationError) => void;

/** Stops a watch. */
export type Unsubscribe = () => void;
