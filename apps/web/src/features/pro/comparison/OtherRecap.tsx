import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { type ReactNode, useId } from "react";

interface OtherRecapProps {
  /** The recap as it is by now. */
  readonly text: string;
  /** Called to save what was typed here over it. */
  readonly onKeepOwn: () => void;
  /** Called to give up what was typed here for it. */
  readonly onTake: () => void;
}

/** The recap was changed elsewhere while it was being edited here: the other text, and the choice between the two. */
export function OtherRecap({ text, onKeepOwn, onTake }: OtherRecapProps): ReactNode {
  const id = useId();
  return (
    <>
      <Alert
        tone="warning"
        role="alert"
        actions={
          <>
            <Button onClick={onKeepOwn}>Garder mon texte</Button>
            <Button onClick={onTake}>Reprendre l’autre texte</Button>
          </>
        }
      >
        Cet élément a été modifié entre-temps. Votre texte est conservé.
      </Alert>
      <section aria-labelledby={id} className="border-s-2 border-line-strong ps-4">
        <h3 id={id} className="text-small font-semibold">
          L’autre texte
        </h3>
        <p className="mt-1 text-small whitespace-pre-line text-ink-2">{text}</p>
      </section>
    </>
  );
}
