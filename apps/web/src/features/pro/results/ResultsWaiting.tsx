import { Skeleton } from "@carnation/ui/skeleton";
import type { ReactNode } from "react";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { Waiting } from "../../../shared/feedback/Waiting.tsx";
import { ResultsSkeleton } from "./ResultsSkeleton.tsx";

interface ResultsWaitingProps {
  /** Heading of the page. @default the route's title */
  readonly title: string | undefined;
  readonly onRetry: () => void;
}

/** The shape of what stands beside the photo, before it is known of whom it is, and when; as high as what comes. */
export function ResultsWaiting({ title, onRetry }: ResultsWaitingProps): ReactNode {
  return (
    <>
      <header className="grid gap-2">
        <Skeleton width="14rem" />
        <PageHeading {...(title === undefined ? {} : { title })} />
        <Skeleton width="20rem" />
      </header>
      <Waiting onRetry={onRetry}>
        <ResultsSkeleton />
      </Waiting>
    </>
  );
}
