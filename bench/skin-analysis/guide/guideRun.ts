/** Way that the guide came to its first word. */
export interface GuideStart {
  readonly picture: string;
  /** Milliseconds from the start of the worker: code and models included. */
  readonly startedAfter: number;
}

/** Describes what the page saw while the guide worked. Times in milliseconds. */
export interface GuideRun {
  readonly gaps: readonly number[];
  readonly watched: number;
  /** The conditions of each frame, in their order. */
  readonly said: readonly string[];
}
