import type { ReactNode } from "react";
import type { ListQuery } from "../state/queryState.ts";
import { ListNotes } from "./ListNotes.tsx";
import { NoItems } from "./NoItems.tsx";
import { NotReady } from "./NotReady.tsx";

interface ListContentProps<T> {
  readonly watched: ListQuery<T>;
  readonly onRetry: () => void;
  /** Grey shapes of the content, while it loads. */
  readonly skeleton: ReactNode;
  /** Content when the server says that there is nothing. */
  readonly empty: ReactNode;
  /** Draws the items; there is at least one. */
  readonly children: (items: readonly T[]) => ReactNode;
}

/** One list of a page, which loads and fails alone, with what has to be known about it underneath. */
export function ListContent<T>({
  watched,
  onRetry,
  skeleton,
  empty,
  children,
}: ListContentProps<T>): ReactNode {
  if (watched.status !== "ready") {
    return <NotReady watched={watched} onRetry={onRetry} skeleton={skeleton} />;
  }
  return (
    <>
      {watched.value.length + watched.unreadable === 0 ? <NoItems list={watched}>{empty}</NoItems> : null}
      {watched.value.length > 0 ? children(watched.value) : null}
      <ListNotes list={watched} />
    </>
  );
}
