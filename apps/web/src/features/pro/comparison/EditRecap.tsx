import type { DiagnosisComparison } from "@carnation/domain/comparison";
import { allegationWarning } from "@carnation/domain/internal/recommendation";
import { COMPARISON_RECAP_MAX } from "@carnation/product/comparison";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { TextAreaField } from "@carnation/ui/text-area-field";
import { UnsavedChangesGuard } from "@carnation/ui/unsaved-changes";
import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { pairOf, saveRecap } from "./comparisons.ts";
import { OtherRecap } from "./OtherRecap.tsx";
import type { Recap } from "./useRecap.ts";
import { useLeaveBlocker } from "../../../shared/forms/useLeaveBlocker.ts";

/** A recap that is being edited. */
export interface TypedRecap {
  /** Holds what the editing began with. */
  readonly begun: string;
  /** The stored text that it was made from. */
  readonly seen: string | null;
  readonly typed: string;
}

interface EditRecapProps {
  readonly comparison: DiagnosisComparison;
  /** Holds what the editing begins with; what becomes of it elsewhere meanwhile changes nothing of what is typed. */
  readonly recap: Pick<Recap, "text" | "stored">;
  /** Holds what was typed before the session ran out. */
  readonly kept: TypedRecap | null;
  /** Receives what would be lost; null when nothing would. */
  readonly typingRef: RefObject<TypedRecap | null>;
  readonly onClose: () => void;
}

/**
 * The recap in the professional's own words. What was typed stays, whatever becomes of the attempt to save it: where the
 * recap was changed elsewhere meanwhile, the other text stands beside it to choose from.
 */
export function EditRecap({ comparison, recap, kept, typingRef, onClose }: EditRecapProps): ReactNode {
  const [begun, setBegun] = useState(kept?.begun ?? recap.text);
  const [seen, setSeen] = useState(kept === null ? recap.stored : kept.seen);
  const [typed, setTyped] = useState(kept?.typed ?? recap.text);
  const { run, pending, failure } = useMutation(saveRecap);
  const area = useRef<HTMLTextAreaElement>(null);
  const dirty = typed !== begun;
  const blocker = useLeaveBlocker(() => dirty);
  useEffect(() => {
    typingRef.current = dirty ? { begun, seen, typed } : null;
    return () => {
      typingRef.current = null;
    };
  }, [typingRef, dirty, begun, seen, typed]);
  const warning = allegationWarning(typed);
  useEffect(() => area.current?.focus(), []);
  // What is being saved arrives here before its answer does.
  const isOther = recap.stored !== null && recap.stored !== seen && recap.stored !== typed.trim();
  const other = isOther && !pending ? recap.stored : null;
  const isEmpty = typed.trim() === "";
  return (
    <form
      noValidate
      className="grid gap-3.5"
      onSubmit={(event) => {
        event.preventDefault();
        // Why it failed is said below.
        run({ ...pairOf(comparison), text: typed, seen }).then(onClose, () => undefined);
      }}
    >
      {other === null ? null : (
        <OtherRecap
          text={other}
          onKeepOwn={() => {
            setSeen(other);
            area.current?.focus();
          }}
          onTake={() => {
            setSeen(other);
            setBegun(other);
            setTyped(other);
            area.current?.focus();
          }}
        />
      )}
      <TextAreaField
        ref={area}
        label="Texte du bilan"
        hint="Une ligne vide sépare deux paragraphes."
        rows={12}
        characterLimit={COMPARISON_RECAP_MAX}
        value={typed}
        // What is typed while it is saved would be lost with the answer.
        readOnly={pending}
        onValueChange={setTyped}
        error={isEmpty ? "Saisissez le texte du bilan, ou annulez pour garder le précédent." : undefined}
      />
      {warning === null ? null : <Alert tone="warning">{warning}</Alert>}
      {failure === null || other !== null ? null : <Alert tone="error">{failure}</Alert>}
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
