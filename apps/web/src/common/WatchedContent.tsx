import type { ReactNode } from "react";
import type { Watched } from "../app/state/watched.ts";
import { Failure } from "./Failure.tsx";
import { Waiting } from "./Waiting.tsx";

interface WatchedContentProps<T> {
  readonly watched: Watched<T>;
  readonly onRetry: () => void;
  /** Grey shapes of the content, while it loads. */
  readonly skeleton: ReactNode;
  readonly children: (value: T) => ReactNode;
}

/** One part of a page, which loads and fails alone. */
export function WatchedContent<T>({
  watched,
  onRetry,
  skeleton,
  children,
}: WatchedContentProps<T>): ReactNode {
  if (watched.status === "loading") return <Waiting onRetry={onRetry}>{skeleton}</Waiting>;
  if (watched.status === "failed") return <Failure error={watched.error} onRetry={onRetry} />;
  return children(watched.value);
}
