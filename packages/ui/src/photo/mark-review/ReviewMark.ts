import type { MarkState } from "../mask-viewer/PhotoMask.ts";

/** A mark in the list of those to verify. */
export interface ReviewMark {
  /** Tells it from its neighbours, the same from one render to the next. */
  readonly id: string;
  /** Chooses its drawing and what can be done with it. */
  readonly state: MarkState;
  /** Its zone: « Joue droite ». */
  readonly label: string;
  /** A few words under the zone: « 3 mm », « Incertaine », « Ajoutée par vous ». */
  readonly detail?: string | undefined;
}

/** Decisions of a person about marks, and the one that stands out; the host holds the state. */
export interface MarkDecisions {
  /** In the order of the list. */
  readonly marks: readonly ReviewMark[];
  /** Id of the one that stands out. */
  readonly current: string | null;
  /** Receives the id of the mark that is to stand out. */
  readonly onCurrentChange: (id: string) => void;
  /** Receives the id of a proposed mark to strike. */
  readonly onStrike: (id: string) => void;
  /** Receives the id of a struck mark to take back. */
  readonly onRestore: (id: string) => void;
  /** Receives the id of an unsure mark to keep. */
  readonly onKeep: (id: string) => void;
  /** Receives the id of an added mark to take away. */
  readonly onRemove: (id: string) => void;
  /** Asks for adding. */
  readonly onAdd: () => void;
  /** Asks to leave adding. */
  readonly onCancelAdd?: (() => void) | undefined;
  /** Asks to undo the last decision. */
  readonly onUndo?: (() => void) | undefined;
  /** True while a place for a new mark is being looked for. @default false */
  readonly adding?: boolean | undefined;
  /** True once the marks are confirmed: nothing is decided any more until they are reopened. @default false */
  readonly confirmed?: boolean | undefined;
  /** Shows the marks without letting them change. @default false */
  readonly readOnly?: boolean | undefined;
}
