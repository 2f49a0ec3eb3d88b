import { careMoments } from "@carnation/domain/internal/recommendation";
import type { Routine } from "@carnation/domain/routine";
import { Button } from "@carnation/ui/button";
import { VisuallyHidden } from "@carnation/ui/visually-hidden";
import type { ReactNode } from "react";
import { CareCard } from "../../../shared/care/CareCard.tsx";
import type { Care } from "../../../shared/care/useCare.ts";
import type { Question } from "./RoutineQuestion.tsx";

interface SetAsideProps {
  readonly routine: Routine;
  readonly care: Care;
  readonly onAsk: (question: Question) => void;
}

/** Shows what would have been proposed but for the person's contraindications: it never silently vanishes. */
export function SetAside({ routine, care, onAsk }: SetAsideProps): ReactNode {
  const placed = new Set(careMoments.flatMap((moment) => routine[moment].map((step) => step.recommendation)));
  const { setAside } = care.proposal;
  if (setAside.length === 0) return null;
  return (
    <section aria-labelledby="set-aside" className="pt-4">
      <h2 id="set-aside" className="text-[22px]/[1.2]">
        Écarté pour cette personne
      </h2>
      <p className="mt-1 mb-3 text-small text-ink-2">
        Répond au diagnostic, mais une contre-indication de la fiche s’y oppose.
      </p>
      <ul>
        {setAside.map((choice) => (
          <li key={choice.recommendation.id}>
            <CareCard
              choice={choice}
              care={care}
              selected={placed.has(choice.recommendation.id)}
              actions={
                placed.has(choice.recommendation.id) ? undefined : (
                  <Button
                    variant="text"
                    size="sm"
                    onClick={() =>
                      onAsk({
                        kind: "despite",
                        recommendation: choice.recommendation.id,
                        moment: choice.recommendation.moments[0] ?? "evening",
                      })
                    }
                  >
                    Garder malgré tout{" "}
                    <VisuallyHidden>{`«\u00A0${choice.recommendation.name}\u00A0»`}</VisuallyHidden>
                  </Button>
                )
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
