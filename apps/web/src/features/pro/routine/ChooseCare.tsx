import { formatCount } from "@carnation/domain/format";
import { careMomentLabels } from "@carnation/domain/internal/recommendation";
import {
  addStep,
  type CareMoment,
  describeStep,
  routineProduct,
  type RoutineStep,
  swapStep,
} from "@carnation/domain/routine";
import { type CareChoice, choicesToAdd, replacementsFor } from "@carnation/product/diagnosis";
import { Button } from "@carnation/ui/button";
import { Dialog } from "@carnation/ui/dialog";
import { SearchField } from "@carnation/ui/search-field";
import { VisuallyHidden } from "@carnation/ui/visually-hidden";
import { useState, type ReactNode } from "react";
import { CareCard } from "../../../shared/care/CareCard.tsx";
import type { QuestionProps } from "./RoutineQuestion.tsx";

/** Count of how many are drawn at once: more are found by their words. */
const SHOWN = 20;

interface AddStepProps extends QuestionProps {
  readonly moment: CareMoment;
  /** Holds what is looked for at first. @default nothing, which shows all */
  readonly words?: string | undefined;
}

/** « Ajouter »: what of the catalogue may join a moment, what answers the diagnosis first. */
export function AddStep({ moment, words, ...props }: AddStepProps): ReactNode {
  const { routine, care, onApply, onAsk, onClose } = props;
  return (
    <ChooseCare
      {...props}
      title={`Ajouter\u00A0: ${careMomentLabels[moment].toLowerCase()}`}
      moment={moment}
      verb="Ajouter"
      words={words}
      onChoose={({ recommendation, reasons }) => {
        if (reasons.length > 0) {
          onAsk({ kind: "despite", recommendation: recommendation.id, moment });
          return;
        }
        if (onApply(addStep(routine, moment, routineProduct(recommendation, care.subcategories)))) onClose();
      }}
    />
  );
}

interface ReplaceStepProps extends QuestionProps {
  readonly moment: CareMoment;
  readonly step: RoutineStep;
}

/** « Remplacer »: what fills the same role, best first; anything else by its words. */
export function ReplaceStep({ moment, step, ...props }: ReplaceStepProps): ReactNode {
  const { routine, care, onApply, onClose } = props;
  const replaced = care.known.find(({ id }) => id === step.recommendation) ?? null;
  const { choices } = care.proposal;
  return (
    <ChooseCare
      {...props}
      title={`Remplacer «\u00A0${step.label}\u00A0»`}
      moment={moment}
      verb="Choisir"
      first={replacementsFor(replaced, moment, routine[moment], choices)}
      onChoose={({ recommendation }) => {
        const product = routineProduct(recommendation, care.subcategories);
        const { routine: swapped, refusal } = swapStep(routine, step.id, product);
        // The reason was for what stood here.
        if (
          onApply(
            refusal === null ? describeStep(swapped, step.id, { override: null }) : { routine, refusal },
          )
        )
          onClose();
      }}
    />
  );
}

interface ChooseCareProps extends QuestionProps {
  readonly title: string;
  readonly moment: CareMoment;
  /** On the button of each choice. */
  readonly verb: string;
  readonly words?: string | undefined;
  /** Choices before anything is looked for. @default all of the catalogue */
  readonly first?: readonly CareChoice[];
  readonly onChoose: (choice: CareChoice) => void;
}

function ChooseCare({
  title,
  moment,
  verb,
  words: asked = "",
  first,
  routine,
  care,
  onChoose,
  onAsk,
  onClose,
}: ChooseCareProps): ReactNode {
  const [words, setWords] = useState(asked);
  const kindOf = ({ recommendation }: CareChoice): string => care.kindOf(recommendation);
  const all = choicesToAdd(care.proposal.choices, routine, moment, { words, kindOf });
  const found = words.trim() === "" ? (first ?? all) : all;
  const shown = found.slice(0, SHOWN);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      className="w-[min(100vw-2rem,44rem)] max-w-none"
      actions={<Button onClick={() => onAsk({ kind: "own", moment })}>Créer une recommandation</Button>}
    >
      <SearchField label="Chercher dans le catalogue" showLabel value={words} onValueChange={setWords} />
      <output className="mt-3 block text-small text-ink-2">
        {countText(found.length, first !== undefined && words.trim() === "")}
      </output>
      <ul className="mt-3">
        {shown.map((choice) => (
          <li key={choice.recommendation.id}>
            <CareCard
              choice={choice}
              care={care}
              actions={
                <Button size="sm" onClick={() => onChoose(choice)}>
                  {choice.reasons.length > 0 ? "Garder malgré tout" : verb}{" "}
                  <VisuallyHidden>{`«\u00A0${choice.recommendation.name}\u00A0»`}</VisuallyHidden>
                </Button>
              }
            />
          </li>
        ))}
      </ul>
      {found.length > shown.length ? (
        <p className="mt-2 text-small text-ink-2">
          Les {SHOWN} premières sont affichées{"\u00A0"}: cherchez par nom, par type ou par effet.
        </p>
      ) : null}
    </Dialog>
  );
}

function countText(count: number, isRole: boolean): string {
  if (isRole) {
    return count === 0
      ? "Rien d’autre n’occupe cette place et ne répond au diagnostic. Cherchez dans tout le catalogue."
      : "Pour la même place, la meilleure réponse au diagnostic en premier.";
  }
  return count === 0 ? "Rien ne correspond." : formatCount(count, "recommandation", "recommandations");
}
