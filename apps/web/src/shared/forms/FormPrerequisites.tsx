import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom, type WritableAtom } from "jotai";
import { useState, type ReactNode } from "react";
import { NotReady } from "../feedback/NotReady.tsx";
import { PageHeading } from "../navigation/PageHeading.tsx";
import { PageMain } from "../navigation/PageMain.tsx";
import type { QueryState } from "../state/queryState.ts";

/** Describes what a form has to know before it opens; setting it reads again what has failed. */
export type PrerequisiteAtom<Given> = WritableAtom<
  QueryState<{ readonly status: "unread" } | { readonly status: "ready"; readonly value: Given }>,
  [],
  void
>;

interface FormPrerequisitesProps<Given> {
  /** Holds what is there already: the names, the addresses that are taken, what there is to choose from. */
  readonly atom: PrerequisiteAtom<Given>;
  /** Draws the form of a new one, or of one of them. */
  readonly children: (given: Given) => ReactNode;
}

/** A form that refuses what is taken: it opens once that is known, and stays whatever becomes of the list. */
export function FormPrerequisites<Given>({ atom, children }: FormPrerequisitesProps<Given>): ReactNode {
  const [known, retry] = useAtom(atom);
  const [given, setGiven] = useState<{ readonly value: Given } | null>(null);
  if (known.status === "ready" && known.value !== given?.value) setGiven({ value: known.value });
  if (given !== null) return children(given.value);
  if (known.status === "ready") return null;
  return (
    <PageMain>
      <PageHeading className="mb-6" />
      <NotReady watched={known} onRetry={retry} skeleton={<Skeleton height="20rem" />} />
    </PageMain>
  );
}
