import type { Criterion } from "@carnation/domain/criterion";
import { formatDate } from "@carnation/domain/format";
import { type Observation, observedWords } from "@carnation/domain/internal/observation";
import { Button } from "@carnation/ui/button";
import type { ReactNode } from "react";

interface ObservationShownProps {
  readonly criterion: Criterion;
  readonly observation: Observation | undefined;
  /** True where others stand beside it: small buttons, and without the sentence that all of them would repeat. */
  readonly inList: boolean;
  readonly removing: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** An observation with its date, or the way to note one. */
export function ObservationShown({
  criterion,
  observation,
  inList,
  removing,
  onEdit,
  onRemove,
}: ObservationShownProps): ReactNode {
  const look = inList ? ({ size: "sm", variant: "text" } as const) : {};
  return (
    <>
      {observation === undefined ? null : (
        <p>
          {observedWords(criterion, observation)}
          <span className="text-small text-ink-2">, notée le {formatDate(observation.date)}</span>
        </p>
      )}
      {inList ? null : (
        <p className="max-w-[60ch] text-small text-ink-2">
          Ce que vous voyez vous-même compte pour les recommandations. Ce n’est pas une mesure&nbsp;: elle
          n’entre ni dans les scores, ni dans les comparaisons.
        </p>
      )}
      <div className={`flex flex-wrap gap-x-3 ${inList ? "-ms-3" : "gap-y-3"}`}>
        <Button onClick={onEdit} {...look}>
          {observation === undefined ? "Noter mon observation" : "Modifier l’observation"}
        </Button>
        {observation === undefined ? null : (
          <Button loading={removing} onClick={onRemove} {...look}>
            Retirer l’observation
          </Button>
        )}
      </div>
    </>
  );
}
