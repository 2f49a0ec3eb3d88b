import { formatPhotoDate } from "@carnation/domain/internal/format";
import { type Customer, customerLabel } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { erasureTexts } from "@carnation/product/erasure";
import { listLimits } from "@carnation/product/limits";
import { Button } from "@carnation/ui/button";
import { ConfirmDialog } from "@carnation/ui/confirm-dialog";
import { EmptyState } from "@carnation/ui/empty-state";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom } from "jotai";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { isConfirmed, itemsOf } from "../../../../shared/state/queryState.ts";
import { ListContent } from "../../../../shared/feedback/ListContent.tsx";
import { paths } from "../../../../shared/navigation/paths.ts";
import { diagnosesOf } from "../../../../shared/watch/catalogueAtoms.ts";
import { useMutation } from "../../../../shared/watch/useMutation.ts";
import { useNow } from "../../../../shared/browser/useNow.ts";
import { toDiagnosisLines } from "../../../../shared/diagnosis/diagnosisLines.ts";
import { chosenPair, toggled } from "./chosenPair.ts";
import { eraseDiagnosis } from "./customerFile.ts";
import { PageSection } from "../../../../shared/layout/PageSection.tsx";
import { HistoryLine } from "./HistoryLine.tsx";
import { errorMessage } from "../../../../shared/feedback/errorMessage.ts";

/** The diagnoses of a client, newest first; two that are ticked can be compared. */
export function DiagnosisHistory({ customer }: { readonly customer: Customer }): ReactNode {
  const [watched, retry] = useAtom(diagnosesOf(customer.id));
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [erased, setErased] = useState<Diagnosis | null>(null);
  const { run } = useMutation(eraseDiagnosis);
  const list = useRef<HTMLDivElement>(null);
  const shown = itemsOf(watched);
  // What is erased is ticked no more.
  const chosen = ticked.filter((id) => shown.some((diagnosis) => diagnosis.id === id));
  const gone = useRef<string | null>(null);
  // Its line goes away with the button that asked, before the question closes or after it.
  useEffect(() => {
    if (gone.current === null || erased !== null || shown.some(({ id }) => id === gone.current)) return;
    if (document.activeElement === document.body) list.current?.focus();
    gone.current = null;
  }, [erased, shown]);
  const now = useNow();
  return (
    <PageSection title="Diagnostics">
      <div ref={list} tabIndex={-1}>
        <ListContent
          watched={watched}
          onRetry={retry}
          skeleton={<Skeleton height="14rem" />}
          empty={
            <EmptyState
              title="Aucun diagnostic pour l’instant."
              action={
                <Button asChild>
                  <Link to={paths.customerDiagnosis(customer.id)}>Faire un premier diagnostic</Link>
                </Button>
              }
            >
              Les photos, les résultats et leur évolution se retrouveront ici.
            </EmptyState>
          }
        >
          {(diagnoses) => (
            <>
              {comparable(diagnoses) ? (
                <p className="pb-3 text-small text-ink-2">Cochez deux dates pour les comparer.</p>
              ) : null}
              <ul aria-label={`Diagnostics de ${customerLabel(customer)}`} className="border-b border-line">
                {diagnoses.flatMap((diagnosis) =>
                  toDiagnosisLines([diagnosis], [customer], now).map((line) => (
                    <HistoryLine
                      key={line.id}
                      line={line}
                      diagnosis={diagnosis}
                      name={formatPhotoDate(diagnosis.created, momentsOf(diagnoses))}
                      tick={comparable(diagnoses) ? chosen.includes(line.id) : null}
                      onTick={() => setTicked(toggled(chosen, line.id))}
                      onErase={setErased}
                    />
                  )),
                )}
              </ul>
              <CompareBar diagnoses={diagnoses} chosen={chosen} />
              {isConfirmed(watched) && diagnoses.length === listLimits.customerDiagnoses ? (
                <p className="mt-3 text-small text-ink-2">
                  Les {listLimits.customerDiagnoses} diagnostics les plus récents sont affichés. L’export du
                  dossier les contient tous.
                </p>
              ) : null}
            </>
          )}
        </ListContent>
      </div>
      {erased ? (
        <ConfirmDialog
          open
          onOpenChange={(open) => (open ? undefined : setErased(null))}
          title={`Effacer le diagnostic du ${formatPhotoDate(erased.created, momentsOf(shown))}\u202F?`}
          consequence={`${erasureTexts.diagnosis.goes} ${erasureTexts.diagnosis.stays}`}
          confirmLabel="Effacer le diagnostic"
          describeError={errorMessage}
          onConfirm={async () => {
            await run(erased.id);
            gone.current = erased.id;
          }}
        />
      ) : null}
    </PageSection>
  );
}

const momentsOf = (diagnoses: readonly Diagnosis[]): readonly Date[] =>
  diagnoses.map(({ created }) => created);

/** Tells whether there are two to compare. */
function comparable(diagnoses: readonly Diagnosis[]): boolean {
  return diagnoses.filter(({ state }) => state === "done").length > 1;
}

interface CompareBarProps {
  readonly diagnoses: readonly Diagnosis[];
  readonly chosen: readonly string[];
}

/** Shows what the ticks lead to, once there are two. */
function CompareBar({ diagnoses, chosen }: CompareBarProps): ReactNode {
  const pair = chosenPair(diagnoses, chosen);
  if (chosen.length === 0) return null;
  return (
    <div className="sticky bottom-0 z-10 flex min-h-16 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line bg-ground py-2.5">
      <output className="text-small">
        {pair
          ? `Du ${formatPhotoDate(pair[0].created, momentsOf(pair))} au ${formatPhotoDate(pair[1].created, momentsOf(pair))}`
          : "Cochez un second diagnostic pour comparer."}
      </output>
      {pair ? (
        <Button asChild variant="primary">
          <Link to={paths.comparison(pair[0].id, pair[1].id)}>Comparer</Link>
        </Button>
      ) : null}
    </div>
  );
}
