import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import type { ReactNode } from "react";
import type { Identified } from "../resource/Resource.ts";
import type { ActivationResult } from "./useActivation.ts";

interface ActivationNoticeProps<Row> {
  readonly result: ActivationResult<Row>;
  /** « 3 sous-catégories » */
  readonly count: (amount: number) => string;
  readonly nameOf: (row: Row) => string;
  readonly onRetry: () => void;
}

/** Shows what came of switching rows on or off; what stayed as it was is named, with why. */
export function ActivationNotice<Row extends Identified>({
  result: { active, done, failed },
  count,
  nameOf,
  onRetry,
}: ActivationNoticeProps<Row>): ReactNode {
  const verb = active ? "Activation" : "Désactivation";
  if (failed.length === 0) {
    return (
      <Alert tone="success" className="mb-5">
        {`${verb}\u00A0: ${count(done)}.`}
      </Alert>
    );
  }
  return (
    <Alert tone="error" role="alert" className="mb-5" actions={<Button onClick={onRetry}>Réessayer</Button>}>
      <p>{`${verb} impossible pour ${count(failed.length)}${done > 0 ? `, faite pour ${count(done)}` : ""}\u00A0:`}</p>
      <ul className="list-disc ps-5">
        {failed.map(({ row, why }) => (
          <li key={row.id}>{`${nameOf(row)}\u00A0: ${why}`}</li>
        ))}
      </ul>
    </Alert>
  );
}
