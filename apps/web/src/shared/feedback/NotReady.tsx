import type { ReactNode } from "react";
import type { QueryState } from "../state/queryState.ts";
import { Failure } from "./Failure.tsx";
import { NotReadYet } from "./NotReadYet.tsx";
import { Waiting } from "./Waiting.tsx";

/** Describes what every watched document and list may say before, or instead of, what it holds. */
type NotReadyState = QueryState<{ readonly status: "unread" }>;

interface NotReadyProps {
  readonly watched: NotReadyState;
  readonly onRetry: () => void;
  /** Grey shapes of the content, while it loads. */
  readonly skeleton: ReactNode;
}

/** Shows what stands in the place of a content that is on its way, has failed, or has not been read yet. */
export function NotReady({ watched, onRetry, skeleton }: NotReadyProps): ReactNode {
  switch (watched.status) {
    case "loading":
      return <Waiting onRetry={onRetry}>{skeleton}</Waiting>;
    case "failed":
      return <Failure error={watched.error} onRetry={onRetry} />;
    case "unread":
      return <NotReadYet />;
  }
}
