import { Skeleton } from "@carnation/ui/skeleton";
import type { ReactNode } from "react";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { Waiting } from "../../../shared/feedback/Waiting.tsx";
import { ResultsSkeleton } from "./ResultsSkeleton.tsx";

/** The shape of what stands beside the photo, before it is known of whom it is, and when; as high as what comes. */
export function ResultsWaiting({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  return (
    <>
      <header className="grid gap-2">
        <Skeleton width="14rem" />
        <PageHeading />
        <Skeleton width="20rem" />
      </header>
      <Waiting onRetry={onRetry}>
        <ResultsSkeleton />
      </Waiting>
    </>
  );
}
