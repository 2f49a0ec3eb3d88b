import {
  type Customer,
  customerLabel,
  type Diagnosis,
  erasureTexts,
  formatDate,
  listLimits,
} from "@carnation/domain";
import { Button } from "@carnation/ui/button";
import { CheckboxField } from "@carnation/ui/checkbox-field";
import { ConfirmDialog } from "@carnation/ui/confirm-dialog";
import { EmptyState } from "@carnation/ui/empty-state";
import { Skeleton } from "@carnation/ui/skeleton";
import { Timeline, type TimelineEvent } from "@carnation/ui/timeline";
import { useAtom } from "jotai";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { DiagnosisPhoto } from "../../../common/DiagnosisPhoto.tsx";
import { ListContent } from "../../../common/ListContent.tsx";
import { paths } from "../../../common/navigation/paths.ts";
import { diagnosesOf } from "../../../common/state/catalogueAtoms.ts";
import { useMutation } from "../../../common/state/useMutation.ts";
import { useNow } from "../../../common/useNow.ts";
import { DiagnosisStateLabel } from "../../diagnosis/DiagnosisStateLabel.tsx";
import { toDiagnosisLines } from "../../diagnosis/diagnosisLines.ts";
import { chosenPair, toggled } from "./chosenPair.ts";
import { eraseDiagnosis } from "./customerFile.ts";
import { FileSection } from "./FileSection.tsx";

/** The diagnoses of a client, newest first; two that are ticked can be compared. */
export function DiagnosisHistory({ customer }: { readonly customer: Customer }): ReactNode {
  const [watched, retry] = useAtom(diagnosesOf(customer.id));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [erased, setErased] = useState<Diagnosis | null>(null);
  const { run } = useMutation(eraseDiagnosis);
  const now = useNow();
  const events = (diagnoses: readonly Diagnosis[]): TimelineEvent[] => {
    const comparable = diagnoses.filter(({ state }) => state === "done").length > 1;
    return toDiagnosisLines(diagnoses, [customer], now).flatMap((line, index): TimelineEvent[] => {
      const diagnosis = diagnoses[index];
      if (diagnosis === undefined) return [];
      const day = formatDate(diagnosis.created);
      return [
        {
          id: line.id,
          date: diagnosis.created.toISOString(),
          kind: "Diagnostic",
          title: <Link to={line.to}>{`Diagnostic du ${day}`}</Link>,
          details: <DiagnosisStateLabel line={line} />,
          media:
            line.state === "started" ? undefined : (
              <DiagnosisPhoto id={line.id} alt="" size="thumbnail" className="h-[72px] w-14" />
            ),
          actions: (
            <>
              {line.state === "done" && comparable ? (
                <CheckboxField
                  label="Comparer"
                  aria-label={`Comparer le diagnostic du ${day}`}
                  checked={chosen.includes(line.id)}
                  onChange={() => setChosen((before) => toggled(before, line.id))}
                />
              ) : null}
              <Button
                variant="text"
                size="sm"
                aria-label={`Effacer le diagnostic du ${day}`}
                onClick={() => setErased(diagnosis)}
              >
                Effacer
              </Button>
            </>
          ),
        },
      ];
    });
  };
  return (
    <FileSection title="Diagnostics">
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
            <CompareBar diagnoses={diagnoses} chosen={chosen} />
            <Timeline label={`Diagnostics de ${customerLabel(customer)}`} events={events(diagnoses)} />
            {diagnoses.length === listLimits.customerDiagnoses ? (
              <p className="mt-3 text-small text-ink-2">
                Les {listLimits.customerDiagnoses} diagnostics les plus récents sont affichés. L’export du
                dossier les contient tous.
              </p>
            ) : null}
          </>
        )}
      </ListContent>
      {erased ? (
        <ConfirmDialog
          open
          onOpenChange={(open) => (open ? undefined : setErased(null))}
          title={`Effacer le diagnostic du ${formatDate(erased.created)}\u00A0?`}
          consequence={`${erasureTexts.diagnosis.goes} ${erasureTexts.diagnosis.stays}`}
          confirmLabel="Effacer le diagnostic"
          onConfirm={() => run(erased.id)}
        />
      ) : null}
    </FileSection>
  );
}

interface CompareBarProps {
  readonly diagnoses: readonly Diagnosis[];
  readonly chosen: readonly string[];
}

/** What the ticks lead to, once there are two. */
function CompareBar({ diagnoses, chosen }: CompareBarProps): ReactNode {
  const pair = chosenPair(diagnoses, chosen);
  if (chosen.length === 0) return null;
  return (
    <div className="sticky top-14 z-10 mb-3 flex flex-wrap items-center justify-between gap-3 border-b border-line bg-ground py-2.5">
      <output className="text-small">
        {pair
          ? `Du ${formatDate(pair[0].created)} au ${formatDate(pair[1].created)}`
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
