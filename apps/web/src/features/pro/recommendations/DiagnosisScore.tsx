import type { Workspace } from "@carnation/data";
import { bandLabels, criteria } from "@carnation/domain/criterion";
import { formatDateTime } from "@carnation/domain/format";
import { customerLabel } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { fromStoredTerms, type GetRecommendationScoreResponse } from "@carnation/product/recommendation";
import { BandMark } from "@carnation/ui/band-mark";
import { SelectField } from "@carnation/ui/select-field";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtomValue } from "jotai";
import { useState, type ReactNode } from "react";
import { Failure } from "../../../shared/feedback/Failure.tsx";
import { customersAtom, recentDiagnosesAtom } from "../../../shared/watch/catalogueAtoms.ts";
import { useReading } from "../../../shared/watch/useReading.ts";
import { itemsOf } from "../../../shared/state/queryState.ts";

/** The latest finished diagnoses. */
export function useFinishedDiagnoses(): readonly Diagnosis[] {
  return itemsOf(useAtomValue(recentDiagnosesAtom)).filter(({ state }) => state === "done");
}

interface ChooseDiagnosisProps {
  readonly diagnoses: readonly Diagnosis[];
  readonly value: string;
  readonly onValueChange: (id: string) => void;
  readonly error?: string | undefined;
}

/** One of the latest finished diagnoses, by client and date. */
export function ChooseDiagnosis({ diagnoses, ...field }: ChooseDiagnosisProps): ReactNode {
  const customers = itemsOf(useAtomValue(customersAtom));
  return (
    <SelectField
      label="Diagnostic"
      placeholder="Choisir un diagnostic récent"
      options={diagnoses.map(({ id, customer, created }) => {
        const whose = customers.find((known) => known.id === customer);
        const name = whose ? customerLabel(whose) : customer === null ? "Diagnostic rapide" : "Client";
        return { value: id, label: `${name}, ${formatDateTime(created)}` };
      })}
      {...field}
    />
  );
}

/** Reads the score that a key names: recommendation and diagnosis. */
function readScore(workspace: Workspace, key: string): Promise<GetRecommendationScoreResponse> {
  const [recommendation = "", diagnosis = ""] = key.split("/");
  return workspace.diagnoses.scoreOf(recommendation, diagnosis);
}

/** Shows how well a stored recommendation answers one of the latest diagnoses, and what that is made of. */
export function DiagnosisScore({ recommendation }: { readonly recommendation: string }): ReactNode {
  const diagnoses = useFinishedDiagnoses();
  const [chosen, setChosen] = useState("");
  const { reading, retry } = useReading(chosen === "" ? null : `${recommendation}/${chosen}`, readScore);
  if (diagnoses.length === 0) {
    return <p className="text-small text-ink-2">Il faut un diagnostic terminé. Vous n’en avez pas encore.</p>;
  }
  return (
    <div className="grid gap-4">
      <ChooseDiagnosis diagnoses={diagnoses} value={chosen} onValueChange={setChosen} />
      <output className="block">
        {chosen === "" ? null : reading.status === "ready" ? (
          <Score {...reading.value} />
        ) : reading.status === "failed" ? (
          <Failure error={reading.error} onRetry={retry} />
        ) : (
          <Skeleton height="6rem" />
        )}
      </output>
    </div>
  );
}

const tones = { good: "strength", medium: "maintain", poor: "priority" } as const;

function Score({ score, terms: stored }: GetRecommendationScoreResponse): ReactNode {
  if (score === null) return <p>Aucun des critères ciblés n’a pu être jugé sur ce diagnostic.</p>;
  const terms = fromStoredTerms(stored, criteria).toSorted((a, b) => b.weight * b.need - a.weight * a.need);
  return (
    <>
      <p className="font-serif text-h2">
        {score} <span className="font-sans text-small text-ink-2">sur 100</span>
      </p>
      <p className="mt-1 text-small text-ink-2">
        {score === 0
          ? "Aucun critère ciblé n’en a besoin\u00A0: elle n’est pas proposée pour ce diagnostic."
          : "Ce qui compte, du plus au moins\u00A0:"}
      </p>
      <ul className="mt-2">
        {terms.map(({ criterion, band, weight }) => (
          <li
            key={criterion.id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2 text-small"
          >
            <span>{criterion.label}</span>
            <span className="flex items-center gap-4 text-ink-2">
              <BandMark tone={tones[band]}>{bandLabels[band]}</BandMark>
              {`poids ${weight}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
