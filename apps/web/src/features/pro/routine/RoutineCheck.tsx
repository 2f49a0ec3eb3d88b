import { careMoments } from "@carnation/domain/internal/recommendation";
import type { Routine } from "@carnation/domain/routine";
import type { Customer } from "@carnation/product/customer";
import { Check } from "lucide-react";
import type { ReactNode } from "react";

interface RoutineCheckProps {
  readonly routine: Routine;
  /** Null for a quick diagnosis. */
  readonly customer: Customer | null;
}

/** Says that nothing of a routine speaks against another step or against what is known of the person. */
export function RoutineCheck({ routine, customer }: RoutineCheckProps): ReactNode {
  return (
    <p className="flex gap-2 text-small text-ink-2">
      <Check aria-hidden="true" size={16} strokeWidth={1.5} className="mt-0.5 flex-none" />
      <span>{`Aucun actif incompatible. ${aboutPerson(routine, customer)}`}</span>
    </p>
  );
}

function aboutPerson(routine: Routine, customer: Customer | null): string {
  if (customer === null) return "Sans fiche client, les contre-indications ne sont pas vérifiées.";
  const isKeptDespite = careMoments.some((moment) => routine[moment].some((step) => step.override !== null));
  if (isKeptDespite) return "Chaque étape gardée malgré une contre-indication porte votre raison.";
  return customer.contraindications.length === 0
    ? "Aucune contre-indication n’est cochée dans sa fiche."
    : "Aucune étape ne va contre ses contre-indications.";
}
