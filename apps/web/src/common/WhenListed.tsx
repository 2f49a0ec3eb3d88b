import type { KnownList } from "@carnation/data";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom } from "jotai";
import { useState, type ReactNode } from "react";
import { NotReady } from "./NotReady.tsx";
import { PageHeading } from "./navigation/PageHeading.tsx";
import { PageMain } from "./navigation/PageMain.tsx";
import type { WatchAtom } from "./state/watchAtom.ts";

interface WhenListedProps<T> {
  /** What is there already: the names, the addresses that are taken. */
  readonly atom: WatchAtom<KnownList<T>>;
  /** Draws the form of a new one, or of one of them. */
  readonly children: (listed: readonly T[]) => ReactNode;
}

/** A form that refuses what is taken: it opens once that is known, and stays whatever becomes of the list. */
export function WhenListed<T>({ atom, children }: WhenListedProps<T>): ReactNode {
  const [known, retry] = useAtom(atom);
  const [listed, setListed] = useState<readonly T[] | null>(null);
  if (known.status === "ready" && known.value !== listed) setListed(known.value);
  if (listed !== null) return children(listed);
  if (known.status === "ready") return null;
  return (
    <PageMain>
      <PageHeading className="mb-6" />
      <NotReady watched={known} onRetry={retry} skeleton={<Skeleton height="20rem" />} />
    </PageMain>
  );
}
