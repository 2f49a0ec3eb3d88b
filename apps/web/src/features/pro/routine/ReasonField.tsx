import { routineLimits } from "@carnation/domain/routine";
import { TextAreaField, type TextAreaFieldProps } from "@carnation/ui/text-area-field";
import type { ReactNode } from "react";

interface ReasonFieldProps extends Pick<TextAreaFieldProps, "value" | "onValueChange" | "error"> {
  /** Names of the contraindications that it answers; empty when they are gone. */
  readonly reasons: readonly string[];
}

/** Shows why something is kept although a contraindication sets it aside. */
export function ReasonField({ reasons, ...field }: ReasonFieldProps): ReactNode {
  const about = reasons.length === 0 ? "" : ` (${reasons.join("\u202F; ")})`;
  return (
    <TextAreaField
      label={`Raison de garder cette étape${about}`}
      hint="Écrite sur la prescription, que la personne reçoit."
      rows={3}
      characterLimit={routineLimits.overrideLength}
      {...field}
    />
  );
}
