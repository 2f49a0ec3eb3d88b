import { allegationWarning, type DiagnosisComparison, COMPARISON_RECAP_MAX } from "@carnation/domain";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { TextAreaField } from "@carnation/ui/text-area-field";
import { UnsavedChangesGuard } from "@carnation/ui/unsaved-changes";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useBlocker } from "react-router";
import { useMutation } from "../../common/state/useMutation.ts";
import { pairOf, saveRecap } from "./comparisons.ts";

interface EditRecapProps {
  readonly comparison: DiagnosisComparison;
  /** What the editing begins with; what becomes of it elsewhere meanwhile changes nothing of what is typed. */
  readonly text: string;
  readonly onClose: () => void;
}

/** The recap in the professional's own words. What was typed stays, whatever becomes of the attempt to save it. */
export function EditRecap({ comparison, text, onClose }: EditRecapProps): ReactNode {
  const [begun] = useState(text);
  const [typed, setTyped] = useState(text);
  const { run, pending, failure } = useMutation(saveRecap);
  const area = useRef<HTMLTextAreaElement>(null);
  const dirty = typed !== begun;
  const blocker = useBlocker(dirty);
  const warning = allegationWarning(typed);
  useEffect(() => area.current?.focus(), []);
  const isEmpty = typed.trim() === "";
  return (
    <form
      className="grid gap-3.5"
      onSubmit={(event) => {
        event.preventDefault();
        // Why it failed is said below.
        run({ ...pairOf(comparison), text: typed }).then(onClose, () => undefined);
      }}
    >
      <TextAreaField
        ref={area}
        label="Texte du bilan"
        hint="Une ligne vide sépare deux paragraphes."
        rows={12}
        characterLimit={COMPARISON_RECAP_MAX}
        value={typed}
        onValueChange={setTyped}
        error={isEmpty ? "Saisissez le texte du bilan, ou annulez pour garder le précédent." : undefined}
      />
      {warning === null ? null : <Alert tone="warning">{warning}</Alert>}
      {failure === null ? null : <Alert tone="error">{failure}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          loading={pending}
          disabled={isEmpty || typed.length > COMPARISON_RECAP_MAX}
        >
          Enregistrer le bilan
        </Button>
        <Button variant="text" onClick={onClose}>
          Annuler
        </Button>
      </div>
      <UnsavedChangesGuard dirty={dirty} blocker={blocker} />
    </form>
  );
}
