import { Skeleton, SkeletonGroup } from "@carnation/ui/skeleton";

export function Example() {
  return (
    <SkeletonGroup>
      <Skeleton width="12rem" />
      <Skeleton width="8rem" />
    </SkeletonGroup>
  );
}
