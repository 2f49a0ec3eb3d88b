import type { ReactNode } from "react";
import { isKnownEmpty, type WatchedList } from "../app/state/watched.ts";
import { Failure } from "./Failure.tsx";
import { ListNotes } from "./ListNotes.tsx";
import { NotReadYet } from "./NotReadYet.tsx";
import { Waiting } from "./Waiting.tsx";

interface ListContentProps<T> {
  readonly watched: WatchedList<T>;
  readonly onRetry: () => void;
  /** Grey shapes of the content, while it loads. */
  readonly skeleton: ReactNode;
  /** What stands here when the server says that there is nothing. */
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
  switch (watched.status) {
    case "loading":
      return <Waiting onRetry={onRetry}>{skeleton}</Waiting>;
    case "failed":
      return <Failure error={watched.error} onRetry={onRetry} />;
    case "unread":
      return <NotReadYet />;
    case "ready":
      return (
        <>
          {isKnownEmpty(watched) ? empty : null}
          {watched.value.length > 0 ? children(watched.value) : null}
          <ListNotes list={watched} />
        </>
      );
  }
}
