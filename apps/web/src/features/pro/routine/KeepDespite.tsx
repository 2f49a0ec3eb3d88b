import { careMomentLabels, careMoments } from "@carnation/domain/internal/recommendation";
import {
  addStep,
  type CareMoment,
  describeStep,
  routineLimits,
  routineProduct,
} from "@carnation/domain/routine";
import type { CareChoice } from "@carnation/product/diagnosis";
import { Button } from "@carnation/ui/button";
import { Dialog } from "@carnation/ui/dialog";
import { SelectField } from "@carnation/ui/select-field";
import { useId, useState, type ReactNode } from "react";
import type { QuestionProps } from "./RoutineQuestion.tsx";
import { ReasonField } from "./ReasonField.tsx";

interface KeepDespiteProps extends QuestionProps {
  readonly choice: CareChoice;
  /** Place where it is proposed to stand. */
  readonly moment: CareMoment;
}

const moments = careMoments.map((value) => ({ value, label: careMomentLabels[value] }));

/** Shows what is set aside is taken with a written reason, and not without. */
export function KeepDespite({
  choice,
  moment: first,
  routine,
  care,
  onApply,
  onClose,
}: KeepDespiteProps): ReactNode {
  const { recommendation, reasons } = choice;
  const form = useId();
  const [moment, setMoment] = useState(first);
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const keep = (): void => {
    const override = reason.trim();
    setMissing(override === "");
    if (override === "" || override.length > routineLimits.overrideLength) return;
    const added = addStep(routine, moment, routineProduct(recommendation, care.subcategories));
    const step = added.routine[moment].find((known) => known.recommendation === recommendation.id);
    const change =
      added.refusal === null && step ? describeStep(added.routine, step.id, { override }) : added;
    if (onApply(change)) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Garder «\u00A0${recommendation.name}\u00A0» malgré tout\u202F?`}
      description={`Écarté\u00A0: ${reasons.join("\u202F; ")}. La raison que vous écrivez reste avec l’étape.`}
      className="w-[min(100vw-2rem,36rem)] max-w-none"
      actions={
        <>
          <Button onClick={onClose}>Laisser de côté</Button>
          <Button type="submit" form={form} variant="primary">
            Garder avec cette raison
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <SelectField
          label="Moment"
          options={moments}
          value={moment}
          onValueChange={(value) => setMoment(careMoments.find((known) => known === value) ?? first)}
        />
        <ReasonField
          reasons={[]}
          value={reason}
          onValueChange={(next) => {
            setReason(next);
            setMissing(false);
          }}
          error={isMissing ? "Écrivez pourquoi vous gardez cette étape." : undefined}
        />
      </form>
    </Dialog>
  );
}
