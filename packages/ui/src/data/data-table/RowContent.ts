import type { ReactElement, ReactNode } from "react";

/** Describes what the host puts in a row beside the cells of its columns. */
export interface RowContent<Row> {
  /** The row in a few words: names its checkbox and its actions. */
  readonly getRowName: (row: Row) => string;
  /** A picture before the name, 36 px wide, 34 in a compact table. */
  readonly rowPicture?: ((row: Row) => ReactNode) | undefined;
  /** A few words under the name, in small; on a phone the `standIn` of the columns takes their place. */
  readonly rowNote?: ((row: Row) => ReactNode) | undefined;
  /**
   * The link or button that opens the row, around the content of its first cell. A click anywhere on the row
   * presses it.
   */
  readonly rowLink?: ((row: Row, name: ReactNode) => ReactElement) | undefined;
  /** `MenuItem`s of the row's menu. */
  readonly rowActions?: ((row: Row) => ReactNode) | undefined;
  /** Being saved or removed: paler, with a spinner in the place of its menu, and told as busy. */
  readonly isRowBusy?: ((row: Row) => boolean) | undefined;
}
