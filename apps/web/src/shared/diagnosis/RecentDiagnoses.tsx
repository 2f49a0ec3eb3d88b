import type { Customer } from "@carnation/product/customer";
import { EmptyState } from "@carnation/ui/empty-state";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom } from "jotai";
import type { ReactNode } from "react";
import { recentDiagnosesAtom } from "../watch/catalogueAtoms.ts";
import { ListContent } from "../feedback/ListContent.tsx";
import { useNow } from "../browser/useNow.ts";
import { DiagnosisRow } from "./DiagnosisRow.tsx";
import { toDiagnosisLines } from "./diagnosisLines.ts";

interface RecentDiagnosesProps {
  /** Longest list that is shown. */
  readonly limit: number;
  /** Clients by whom the diagnoses are named. */
  readonly customers: readonly Customer[];
}

/** The latest diagnoses, whatever their state: each can be opened, followed or taken again. */
export function RecentDiagnoses({ limit, customers }: RecentDiagnosesProps): ReactNode {
  const [diagnoses, retry] = useAtom(recentDiagnosesAtom);
  const now = useNow();
  return (
    <section aria-labelledby="diagnostics-recents">
      <h2 id="diagnostics-recents" className="pb-3">
        Diagnostics récents
      </h2>
      <ListContent
        watched={diagnoses}
        onRetry={retry}
        skeleton={<RowsSkeleton />}
        empty={
          <EmptyState title="Aucun diagnostic pour l’instant.">
            Chaque diagnostic commencé s’affichera ici.
          </EmptyState>
        }
      >
        {(recent) => (
          <ul className="border-b border-line">
            {toDiagnosisLines(recent.slice(0, limit), customers, now).map((line) => (
              <DiagnosisRow key={line.id} line={line} />
            ))}
          </ul>
        )}
      </ListContent>
    </section>
  );
}

function RowsSkeleton(): ReactNode {
  return (
    <div className="grid gap-3">
      {["a", "b", "c"].map((key) => (
        <Skeleton key={key} height="3.5rem" />
      ))}
    </div>
  );
}
