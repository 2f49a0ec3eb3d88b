import type { Diagnosis } from "@carnation/domain";
import { Button } from "@carnation/ui/button";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { diagnosesOf } from "../../common/state/catalogueAtoms.ts";
import { itemsOf } from "../../common/state/watched.ts";
import { AssociateCustomer } from "./AssociateCustomer.tsx";
import { CompareLink } from "./CompareLink.tsx";

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
        <CompareWithOthers diagnosis={diagnosis} customer={customer} />
      )}
      <Button onClick={onPresent}>Mode présentation</Button>
    </div>
  );
}

interface CompareWithOthersProps {
  readonly diagnosis: Diagnosis;
  readonly customer: string;
}

function CompareWithOthers({ diagnosis, customer }: CompareWithOthersProps): ReactNode {
  const all = itemsOf(useAtomValue(diagnosesOf(customer)));
  return <CompareLink diagnosis={diagnosis} all={all} variant="primary" />;
}
