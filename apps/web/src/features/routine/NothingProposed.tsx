import { type CareProposal, noPriorityLabel } from "@carnation/domain";
import { Button } from "@carnation/ui/button";
import { EmptyState } from "@carnation/ui/empty-state";
import type { ReactNode } from "react";
import type { Question } from "./RoutineQuestion.tsx";

interface NothingProposedProps {
  readonly proposal: CareProposal;
  readonly isStored: boolean;
  readonly onAsk: (question: Question) => void;
}

/** What stands above a routine without a step: nothing is needed, nothing answers, or all was removed. */
export function NothingProposed({ proposal, isStored, onAsk }: NothingProposedProps): ReactNode {
  const isProposed = proposal.routine.morning.length + proposal.routine.evening.length > 0;
  const [title, message] = proposal.isWithoutNeed
    ? [noPriorityLabel, "Rien n’est à proposer. Vous pouvez tout de même composer une routine d’entretien."]
    : isStored || isProposed
      ? ["Routine vide", "Ajoutez une étape, du catalogue ou à vous."]
      : [
          "Aucune recommandation active ne correspond",
          "Rien dans votre catalogue ne répond à ce diagnostic. Ajoutez une recommandation, ou choisissez vous-même.",
        ];
  return (
    <EmptyState
      title={title}
      action={
        <Button onClick={() => onAsk({ kind: "own", moment: "morning" })}>Ajouter une recommandation</Button>
      }
    >
      {message}
    </EmptyState>
  );
}
