import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import type { ReactNode } from "react";

interface OtherRecapProps {
  /** The recap as it is by now. */
  readonly text: string;
  /** What was typed here is to be saved over it. */
  readonly onKeepOwn: () => void;
  /** What was typed here is given up for it. */
  readonly onTake: () => void;
}

/** The recap was changed elsewhere while it was being edited here: the other text, and the choice between the two. */
export function OtherRecap({ text, onKeepOwn, onTake }: OtherRecapProps): ReactNode {
  return (
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
      <strong className="font-medium">Cet élément a été modifié entre-temps.</strong> Votre texte est conservé
      ci-dessous. Voici l’autre{"\u00A0"}:
      <blockquote
        aria-label="L’autre texte du bilan"
        className="mt-2 border-s-2 border-line ps-3 whitespace-pre-line"
      >
        {text}
      </blockquote>
    </Alert>
  );
}
