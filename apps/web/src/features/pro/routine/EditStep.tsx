import { allegationWarning } from "@carnation/domain/internal/recommendation";
import { type CareMoment, describeStep, routineLimits, type RoutineStep } from "@carnation/domain/routine";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { Dialog } from "@carnation/ui/dialog";
import { TextAreaField } from "@carnation/ui/text-area-field";
import { TextField } from "@carnation/ui/text-field";
import { useUnsavedChanges } from "@carnation/ui/unsaved-changes";
import { useId, useState, type ReactNode } from "react";
import type { QuestionProps } from "./RoutineQuestion.tsx";
import { ReasonField } from "./ReasonField.tsx";

interface EditStepProps extends QuestionProps {
  readonly moment: CareMoment;
  readonly step: RoutineStep;
}

/** « Modifier »: how often, how, and why it is kept where something speaks against it. */
export function EditStep({ step, routine, care, onApply, onClose }: EditStepProps): ReactNode {
  const form = useId();
  const [frequency, setFrequency] = useState(step.frequency);
  const [note, setNote] = useState(step.note);
  const [reason, setReason] = useState(step.override ?? "");
  const dirty = frequency !== step.frequency || note !== step.note || reason !== (step.override ?? "");
  const { confirmLeave, dialog } = useUnsavedChanges({ dirty });
  const met = care.reasons.get(step.recommendation) ?? [];
  const warning = allegationWarning(`${frequency}\n${note}`);
  const isTooLong =
    frequency.length > routineLimits.frequencyLength ||
    note.length > routineLimits.stepNoteLength ||
    reason.length > routineLimits.overrideLength;
  return (
    <Dialog
      open
      onOpenChange={() => confirmLeave(onClose)}
      title={step.label}
      className="w-[min(100vw-2rem,36rem)] max-w-none"
      actions={
        <>
          <Button onClick={() => confirmLeave(onClose)}>Annuler</Button>
          <Button type="submit" form={form} variant="primary" disabled={isTooLong}>
            Appliquer
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const override = reason.trim() === "" ? null : reason.trim();
          if (
            onApply(
              describeStep(routine, step.id, { frequency: frequency.trim(), note: note.trim(), override }),
            )
          )
            onClose();
        }}
      >
        <TextField
          label="Fréquence"
          hint={"Par exemple\u00A0: tous les matins, 2 fois par semaine, cure de 4 séances."}
          value={frequency}
          onValueChange={setFrequency}
          error={
            frequency.length > routineLimits.frequencyLength
              ? `${routineLimits.frequencyLength} caractères au plus.`
              : undefined
          }
        />
        <TextAreaField
          label="Application et conseil"
          hint="Imprimé sur la prescription, sous le produit."
          rows={4}
          characterLimit={routineLimits.stepNoteLength}
          value={note}
          onValueChange={setNote}
        />
        {warning === null ? null : <Alert tone="warning">{warning}</Alert>}
        {met.length === 0 && step.override === null ? null : (
          <ReasonField reasons={met} value={reason} onValueChange={setReason} />
        )}
      </form>
      {dialog}
    </Dialog>
  );
}
