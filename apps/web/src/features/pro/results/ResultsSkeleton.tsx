import { Skeleton } from "@carnation/ui/skeleton";
import type { ReactNode } from "react";

/** The shape of a result that is being read: a sentence, two lists. */
export function ResultsSkeleton(): ReactNode {
  return (
    <div className="grid gap-6">
      <Skeleton height="1.5rem" width="min(36rem, 100%)" />
      <div className="grid gap-10 tablet:grid-cols-2">
        {["strengths", "priorities"].map((list) => (
          <div key={list} className="grid gap-4">
            <Skeleton width="6rem" />
            <Skeleton height="2.5rem" />
            <Skeleton height="2.5rem" />
            <Skeleton height="2.5rem" />
          </div>
        ))}
      </div>
    </div>
  );
}
