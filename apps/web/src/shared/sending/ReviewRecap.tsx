import { recapNotReviewed } from "@carnation/product/comparison";
import { CheckboxField } from "@carnation/ui/checkbox-field";
import { type ReactNode, useEffect, useId, useRef } from "react";

interface ReviewRecapProps {
  /** The recap that a language model wrote, as it would leave. */
  readonly text: string;
  readonly reviewed: boolean;
  /** True when it was to be sent without having been read over. */
  readonly missing: boolean;
  readonly onReviewedChange: (reviewed: boolean) => void;
}

/** A recap of a language model leaves once the professional says that she has read it over. */
export function ReviewRecap({ text, reviewed, missing, onReviewedChange }: ReviewRecapProps): ReactNode {
  const id = useId();
  const tick = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (missing) tick.current?.focus();
  }, [missing]);
  return (
    <section aria-labelledby={id} className="grid gap-3 border-s-2 border-line ps-4">
      <h3 id={id} className="text-[17px]/[1.3]">
        Bilan à relire
      </h3>
      <p className="text-small whitespace-pre-line">{text}</p>
      <CheckboxField
        ref={tick}
        label="J’ai relu ce texte"
        hint="Il a été rédigé par une intelligence artificielle. Pour le corriger, fermez cette fenêtre et choisissez « Modifier »."
        error={missing ? recapNotReviewed.message : undefined}
        value={reviewed}
        onValueChange={onReviewedChange}
      />
    </section>
  );
}
