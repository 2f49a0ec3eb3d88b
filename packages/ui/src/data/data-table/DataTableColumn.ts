import type { ReactNode } from "react";
import type { DataTableEditing } from "./DataTableEditing.ts";

/** Describes what a column can be sorted, searched and filtered by. `null` and `undefined` are « none », never zero. */
export type DataTableValue = string | number | boolean | Date | null | undefined;

/** 1: always shown; 2: needs a wide table (from 50 rem, 800 px); 3: a very wide one (from 58.75 rem, 940 px). */
export type DataTablePriority = 1 | 2 | 3;

/**
 * Place where a cell goes in the row of a phone: picture beside, name over `state`, one `value` at the end, `aside` under
 * that value.
 */
export type DataTablePhoneSlot = "state" | "value" | "aside";

/** Describes what true and false are called in a column: « Active » and « Inactive ». */
export interface DataTableBooleanWords {
  /** The word for `true`. */
  readonly yes: string;
  /** The word for `false`. */
  readonly no: string;
}

export interface DataTableColumn<Row> {
  /** Names the column in `sort`, `hiddenColumns` and `columnFilters`. */
  readonly id: string;
  /** Header, and name of the column wherever it is spoken of. */
  readonly header: string;
  /** Gives what the cells hold, for sorting, searching and as the text of a cell without `cell`: false before true. */
  readonly value?: ((row: Row) => DataTableValue) | undefined;
  /**
   * Gives what the rows are sorted by, where that is not what the cells hold: the rank of a state, not its word.
   * @default `value`
   */
  readonly sortValue?: ((row: Row) => DataTableValue) | undefined;
  /**
   * Gives what a cell shows.
   * @default `value`, formatted for the locale
   */
  readonly cell?: ((row: Row) => ReactNode) | undefined;
  /**
   * `end` for numbers and amounts.
   * @default "start"
   */
  readonly align?: "start" | "end" | undefined;
  /**
   * True when its header sorts; it takes a `value` or a `sortValue`.
   * @default false
   */
  readonly sortable?: boolean | undefined;
  /**
   * True when the person can hide it from the menu of the columns. The first column, which names the row, stays.
   * @default true
   */
  readonly hideable?: boolean | undefined;
  /**
   * Measure of how wide the table must be to show it.
   * @default 1
   */
  readonly priority?: DataTablePriority | undefined;
  /**
   * Place in the row of a phone; without one the column is not shown there. A function chooses by row: a state that most
   * rows share need not be repeated.
   */
  readonly phone?: DataTablePhoneSlot | ((row: Row) => DataTablePhoneSlot | undefined) | undefined;
  /** Gives what a row says under its name while the table has no room for the column; `null` says nothing. */
  readonly standIn?: ((row: Row) => ReactNode) | undefined;
  /**
   * Holds what true and false are called.
   * @default « Oui » and « Non »
   */
  readonly booleanWords?: DataTableBooleanWords | undefined;
  /** Draws a tick or a dash before the word of true or false. @default false */
  readonly booleanMark?: boolean | undefined;
  /** Any CSS length. Give one to every column but the first when the rows are virtualised. */
  readonly width?: string | undefined;
  /** Narrowest width in pixels that a person may give it, where the table is `resizable`. @default 64 */
  readonly minWidth?: number | undefined;
  /** Widest width in pixels that a person may give it. @default 1000 */
  readonly maxWidth?: number | undefined;
  /**
   * Side on which it stays in view while the other columns scroll; it then stands first or last among them. The person can change
   * it where the table has a `pinningMenu`. Of a side, four columns at most.
   */
  readonly pinned?: "start" | "end" | undefined;
  /**
   * Gives what a CSV file holds, where that is not `value`.
   * @default `value`
   */
  readonly exportValue?: ((row: Row) => DataTableValue) | undefined;
  /** Way in which its cells are edited in their place; not those of the first column, which names the row. */
  readonly editing?: DataTableEditing<Row> | undefined;
  /** Keeps a row against the filter's value from `columnFilters`. @default equality with `value` */
  readonly matches?: ((row: Row, wanted: unknown) => boolean) | undefined;
}

export interface DataTableSort {
  /** Id of the sorted column. */
  readonly columnId: string;
  /** Choice of which way its values go, from the top. */
  readonly direction: "ascending" | "descending";
}
