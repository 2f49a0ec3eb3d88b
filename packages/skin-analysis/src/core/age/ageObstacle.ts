/** Reasons why an age that was asked for cannot be told. */
export type AgeObstacle =
  /** The installation has no model for it. */
  | "model-not-installed"
  /** The files of the model are missing or others. */
  | "model-unreadable"
  /** Beyond what the model was tried on. */
  | "outside-range"
  /** The file states that no camera took the picture. */
  | "synthetic-image";
