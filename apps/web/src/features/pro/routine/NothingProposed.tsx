import type { CareProposal } from "@carnation/product/diagnosis";
import { Button } from "@carnation/ui/button";
import { EmptyState } from "@carnation/ui/empty-state";
import type { ReactNode } from "react";
import { nothingProposed } from "../../../shared/care/nothingProposed.ts";
import type { Question } from "./RoutineQuestion.tsx";

interface NothingProposedProps {
  readonly proposal: CareProposal;
  readonly onAsk: (question: Question) => void;
}

/** Shows what stands above a routine without a step: nothing is needed, nothing answers, or all was removed. */
export function NothingProposed({ proposal, onAsk }: NothingProposedProps): ReactNode {
  const isProposed = proposal.proposed.cosmetics.length + proposal.proposed.other.length > 0;
  const { title, message } = isProposed
    ? { title: "Routine vide", message: "Ajoutez une étape, du catalogue ou à vous." }
    : nothingProposed(proposal);
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
