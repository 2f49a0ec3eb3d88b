/** What the page saw while the guide worked. Times in milliseconds. */
export interface GuideRun {
  readonly picture: string;
  /** From the start of the worker to its first word: code and models included. */
  readonly startedAfter: number;
  readonly gaps: readonly number[];
  readonly watched: number;
  /** The conditions of each frame, in their order. */
  readonly said: readonly string[];
}
