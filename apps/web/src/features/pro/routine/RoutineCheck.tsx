import { formatCount } from "@carnation/domain/format";
import { careMoments } from "@carnation/domain/internal/recommendation";
import { contraindicatedSteps } from "@carnation/domain/internal/routine";
import type { Routine } from "@carnation/domain/routine";
import type { Customer } from "@carnation/product/customer";
import { contraindicationReasons } from "@carnation/product/diagnosis";
import { Check, Info } from "lucide-react";
import type { ReactNode } from "react";
import type { Care } from "../../../shared/care/useCare.ts";

interface RoutineCheckProps {
  readonly routine: Routine;
  readonly care: Pick<Care, "known" | "contraindications">;
  /** Null for a quick diagnosis. */
  readonly customer: Customer | null;
}

/** Says what of a routine was checked against its other steps and against what is known of the person, and with what result. */
export function RoutineCheck({ routine, care, customer }: RoutineCheckProps): ReactNode {
  const met = metSentence(routine, care, customer);
  const gone = customer === null ? 0 : goneSteps(routine, care);
  const Icon = met === null && gone === 0 ? Check : Info;
  return (
    <p className="flex gap-2 text-small text-ink-2">
      <Icon aria-hidden="true" size={16} strokeWidth={1.5} className="mt-0.5 flex-none" />
      <span>
        {`Aucun actif incompatible. ${met ?? clearSentence(routine, customer, gone > 0)}`}
        {gone === 0
          ? null
          : ` ${formatCount(gone, "étape n’est plus", "étapes ne sont plus")} au catalogue\u00A0: à vérifier vous-même.`}
      </span>
    </p>
  );
}

/** Number of steps whose contraindications nobody can tell. */
function goneSteps(routine: Routine, { known }: RoutineCheckProps["care"]): number {
  const isKnown = new Set(known.map(({ id }) => id));
  const placed = careMoments.flatMap((moment) => routine[moment]);
  return placed.filter(({ recommendation }) => !isKnown.has(recommendation)).length;
}

/**
 * Names the steps that stand against a contraindication of the person without a reason to keep them. There can be some:
 * where the settings set nothing aside, no step needs a reason. Null when there is none.
 */
function metSentence(
  routine: Routine,
  { known, contraindications }: RoutineCheckProps["care"],
  customer: Customer | null,
): string | null {
  const reasons = contraindicationReasons(known, customer?.contraindications ?? [], contraindications);
  const steps = contraindicatedSteps(routine, reasons);
  if (steps.length === 0) return null;
  const named = new Set(
    steps.map(({ step, reasons: why }) => `«\u00A0${step.label}\u00A0» (${why.join("\u202F; ")})`),
  );
  return `Contre-indication cochée dans sa fiche\u00A0: ${[...named].join(", ")}.`;
}

function clearSentence(routine: Routine, customer: Customer | null, isPart: boolean): string {
  if (customer === null) return "Sans fiche client, les contre-indications ne sont pas vérifiées.";
  const isKeptDespite = careMoments.some((moment) => routine[moment].some((step) => step.override !== null));
  if (isKeptDespite) return "Chaque étape gardée malgré une contre-indication porte votre raison.";
  if (customer.contraindications.length === 0) return "Aucune contre-indication n’est cochée dans sa fiche.";
  return `Aucune ${isPart ? "étape du catalogue" : "étape"} ne va contre ses contre-indications.`;
}
