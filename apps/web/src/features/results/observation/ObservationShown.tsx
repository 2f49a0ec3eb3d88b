import { type Criterion, formatDate, type Observation, observedWords } from "@carnation/domain";
import { Button } from "@carnation/ui/button";
import type { ReactNode } from "react";

interface ObservationShownProps {
  readonly criterion: Criterion;
  readonly observation: Observation | undefined;
  /** Shows nothing but the button to note one. */
  readonly brief: boolean;
  readonly removing: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** An observation with its date, or the way to note one. */
export function ObservationShown({
  criterion,
  observation,
  brief,
  removing,
  onEdit,
  onRemove,
}: ObservationShownProps): ReactNode {
  return (
    <>
      {observation === undefined ? null : (
        <p>
          {observedWords(criterion, observation)}
          <span className="text-small text-ink-2">, notée le {formatDate(observation.date)}</span>
        </p>
      )}
      {brief ? null : (
        <p className="max-w-[60ch] text-small text-ink-2">
          Ce que vous voyez vous-même compte pour les recommandations. Ce n’est pas une mesure&nbsp;: elle
          n’entre ni dans les scores, ni dans les comparaisons.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onEdit} {...(brief ? { size: "sm", variant: "text", className: "-ms-3" } : {})}>
          {observation === undefined ? "Noter mon observation" : "Modifier l’observation"}
        </Button>
        {observation === undefined ? null : (
          <Button loading={removing} onClick={onRemove}>
            Retirer l’observation
          </Button>
        )}
      </div>
    </>
  );
}
