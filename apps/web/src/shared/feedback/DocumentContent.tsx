import type { ReactNode } from "react";
import type { DocumentQuery } from "../state/queryState.ts";
import { NotReady } from "./NotReady.tsx";
import { UnreadableDocument } from "./UnreadableDocument.tsx";

interface DocumentContentProps<T> {
  readonly watched: DocumentQuery<T>;
  readonly onRetry: () => void;
  /** Grey shapes of the content, while it loads. */
  readonly skeleton: ReactNode;
  /** Content when the server says that there is none. */
  readonly missing: ReactNode;
  readonly children: (value: T) => ReactNode;
}

/** One document of a page, which loads and fails alone. */
export function DocumentContent<T>({
  watched,
  onRetry,
  skeleton,
  missing,
  children,
}: DocumentContentProps<T>): ReactNode {
  switch (watched.status) {
    case "missing":
      return missing;
    case "unreadable":
      return <UnreadableDocument />;
    case "ready":
      return children(watched.value);
    default:
      return <NotReady watched={watched} onRetry={onRetry} skeleton={skeleton} />;
  }
}
