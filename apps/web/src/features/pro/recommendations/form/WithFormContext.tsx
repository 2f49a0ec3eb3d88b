import { Skeleton } from "@carnation/ui/skeleton";
import { useAtomValue, useSetAtom } from "jotai";
import { useState, type ReactNode } from "react";
import { NotReady } from "../../../../shared/feedback/NotReady.tsx";
import { PageHeading } from "../../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../../shared/navigation/PageMain.tsx";
import { type FormContext, formContextAtom, retryContextAtom } from "./formContext.ts";

interface WithFormContextProps {
  readonly children: (context: FormContext) => ReactNode;
}

/** A form that is drawn from lists: it opens once they are known, and stays whatever becomes of them. */
export function WithFormContext({ children }: WithFormContextProps): ReactNode {
  const known = useAtomValue(formContextAtom);
  const retry = useSetAtom(retryContextAtom);
  const [context, setContext] = useState<FormContext | null>(null);
  if (context === null && known.status === "ready") setContext(known.value);
  if (context !== null) return children(context);
  if (known.status === "ready") return null;
  return (
    <PageMain>
      <PageHeading className="mb-6" />
      <NotReady watched={known} onRetry={retry} skeleton={<Skeleton height="20rem" />} />
    </PageMain>
  );
}
