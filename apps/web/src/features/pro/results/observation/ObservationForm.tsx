import type { Criterion } from "@carnation/domain/criterion";
import { observationChoices, type ObservationValue } from "@carnation/domain/internal/observation";
import { Button } from "@carnation/ui/button";
import { JawlineDrawing, type JawlineLevel } from "@carnation/ui/jawline-drawing";
import { RadioField, type RadioOption } from "@carnation/ui/radio-field";
import { type FormEvent, useState, type ReactNode } from "react";

interface ObservationFormProps {
  readonly criterion: Criterion;
  /** Holds what was chosen before; null the first time. */
  readonly chosen: ObservationValue | null;
  readonly pending: boolean;
  readonly onSave: (choice: ObservationValue) => Promise<void>;
  readonly onCancel: () => void;
}

const levels: Readonly<Partial<Record<ObservationValue, JawlineLevel>>> = { 1: 1, 2: 2, 3: 3, 4: 4 };

/** The choices of a criterion: the four levels of the jowls beside their drawings, or its three bands. */
export function ObservationForm({
  criterion,
  chosen,
  pending,
  onSave,
  onCancel,
}: ObservationFormProps): ReactNode {
  const [choice, setChoice] = useState(chosen);
  const [missing, setMissing] = useState(false);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(choice === null);
    // Why it failed is said beside the form, which stays as it is.
    if (choice !== null) onSave(choice).catch(() => undefined);
  };

  return (
    <form className="grid w-full gap-4" onSubmit={submit} noValidate>
      <RadioField
        label={`Ce que vous voyez\u00A0: ${criterion.label.toLowerCase()}`}
        hint={
          criterion.unit === "/4"
            ? "Regardez le visage de trois quarts, menton à l’horizontale, et choisissez le dessin le plus proche."
            : "Regardez la peau en lumière du jour, sans maquillage."
        }
        options={observationChoices(criterion).map((option): RadioOption<ObservationValue> => {
          const level = levels[option.value];
          return {
            value: option.value,
            label: level === undefined ? option.label : `${level} · ${option.label}`,
            ...(level === undefined ? { hint: option.short } : { picture: <JawlineDrawing level={level} /> }),
          };
        })}
        value={choice}
        onValueChange={setChoice}
        error={missing && choice === null ? "Choisissez ce que vous voyez." : undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" loading={pending}>
          Enregistrer l’observation
        </Button>
        <Button onClick={onCancel}>Annuler</Button>
      </div>
    </form>
  );
}
