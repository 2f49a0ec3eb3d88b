import type { ReactNode } from "react";

/** Describes what a field in a cell is given. */
export interface DataTableCellFieldProps {
  /** Text that it holds. */
  readonly value: string;
  /** Receives what it is to hold. */
  readonly onChange: (value: string) => void;
  /** Its name: the column and the row. */
  readonly label: string;
  /** True when what it holds was refused. */
  readonly invalid: boolean;
  /** Id of the words of the refusal. */
  readonly describedBy: string | undefined;
}

/** Describes how the cells of a column are edited in their place. */
export interface DataTableEditing<Row> {
  /** Gives what the field holds at first. */
  readonly text: (row: Row) => string;
  /**
   * Saves what was typed. The cell is free at once, or when the promise ends; what is thrown or rejected is a refusal: its message is
   * shown, and what was typed stays. Hand the new rows to the table before the promise ends.
   */
  readonly save: (text: string, row: Row) => unknown;
  /**
   * Draws the field: a select, a date. Enter saves unless it uses that key itself.
   * @default a line of text
   */
  readonly field?: ((props: DataTableCellFieldProps, row: Row) => ReactNode) | undefined;
  /** Tells whether the cell of a row can be edited. @default every row */
  readonly isEditable?: ((row: Row) => boolean) | undefined;
}
