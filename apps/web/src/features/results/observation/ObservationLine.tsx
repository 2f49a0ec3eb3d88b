import { type Criterion, type Diagnosis, observationSentence } from "@carnation/domain";
import type { ReactNode } from "react";

interface ObservationLineProps extends Pick<Diagnosis, "observations"> {
  readonly criterion: Criterion;
}

/** What was observed of a criterion, in one line; nothing when nothing was. */
export function ObservationLine({ criterion, observations }: ObservationLineProps): ReactNode {
  const observation = observations[criterion.id];
  return observation === undefined ? null : (
    <p className="text-small">{observationSentence(criterion, observation)}</p>
  );
}
