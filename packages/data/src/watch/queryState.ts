/** Nothing of it is kept on this device and the server has not answered: it may well exist. */
export interface Unread {
  readonly status: "unread";
}

/** The server says that there is none. */
export interface Missing {
  readonly status: "missing";
}

/** It is stored, but is not what it should be. It has been reported. */
export interface Unreadable {
  readonly status: "unreadable";
}

/** It is there. */
export interface Ready<T> {
  readonly status: "ready";
  readonly value: T;
  /** True when it is what this device kept, which the server has not confirmed since. */
  readonly fromCache: boolean;
}

/** Describes what is known of a document. Only the server can say that there is none. */
export type DocumentState<T> = Unread | Missing | Unreadable | Ready<T>;

/** A list as it was read. When it has no items there are none: only the server can say so. */
export interface ReadyList<T> extends Ready<readonly T[]> {
  /** Count of how many stored documents are left out because they could not be read. They have been reported. */
  readonly unreadable: number;
}

/** A document of a list: its id, and what it says. */
export interface Entry<T> {
  readonly id: string;
  readonly known: Ready<T> | Unreadable;
}

/** A document of a list that the server has just told. */
export function serverEntry<T>(id: string, value: T): Entry<T> {
  return { id, known: { status: "ready", value, fromCache: false } };
}

/** Describes what is known of a list. */
export type ListState<T> = Unread | ReadyList<T>;

export const unread: Unread = { status: "unread" };
export const missing: Missing = { status: "missing" };
export const unreadable: Unreadable = { status: "unreadable" };

/** The values of the entries that could be read, and how many could not. */
export function readable<T>(entries: readonly Entry<T>[]): Pick<ReadyList<T>, "value" | "unreadable"> {
  const value = entries.flatMap(({ known }) => (known.status === "ready" ? [known.value] : []));
  return { value, unreadable: entries.length - value.length };
}
