import type { Diagnosis } from "@carnation/domain";
import { Button } from "@carnation/ui/button";
import type { ReactNode } from "react";
import { AssociateCustomer } from "./AssociateCustomer.tsx";
import { CompareWithOthers } from "../../common/comparison/CompareLink.tsx";

interface ResultsActionsProps {
  readonly diagnosis: Diagnosis;
  readonly onPresent: () => void;
}

/** What can be done with a result: compare it, or give it its client; show it to the person. */
export function ResultsActions({ diagnosis, onPresent }: ResultsActionsProps): ReactNode {
  const { id, customer } = diagnosis;
  return (
    <div className="cn-no-print flex flex-wrap gap-3">
      {customer === null ? (
        <AssociateCustomer diagnosisId={id} variant="primary" />
      ) : (
        <CompareWithOthers diagnosis={diagnosis} customer={customer} variant="primary" />
      )}
      <Button onClick={onPresent}>Mode présentation</Button>
    </div>
  );
}
