import type { Diagnosis } from "@carnation/product/diagnosis";
import { Button } from "@carnation/ui/button";
import { Suspense, useState, type ReactNode } from "react";
import { AssociateCustomer } from "./AssociateCustomer.tsx";
import { CompareWithOthers } from "../../../shared/comparison/CompareLink.tsx";
import { RoutineLink } from "../../../shared/care/RoutineLink.tsx";
import { SendResults } from "./sendResultsLater.ts";

interface ResultsActionsProps {
  readonly diagnosis: Diagnosis;
  readonly onPresent: () => void;
}

/** Shows what can be done with a result: a routine made of it; compare it, or give it its client; show it to the person, or send it. */
export function ResultsActions({ diagnosis, onPresent }: ResultsActionsProps): ReactNode {
  const { id, customer } = diagnosis;
  const [isSending, setSending] = useState(false);
  return (
    <div className="cn-no-print flex flex-wrap gap-3">
      <RoutineLink diagnosis={diagnosis} />
      {customer === null ? (
        <AssociateCustomer diagnosisId={id} />
      ) : (
        <CompareWithOthers diagnosis={diagnosis} customer={customer} />
      )}
      <Button onClick={onPresent}>Mode présentation</Button>
      {isSending ? (
        <Suspense fallback={<Button loading>Envoyer les résultats</Button>}>
          <SendResults diagnosis={diagnosis} />
        </Suspense>
      ) : (
        <Button onClick={() => setSending(true)}>Envoyer les résultats</Button>
      )}
    </div>
  );
}
