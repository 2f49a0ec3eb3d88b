import type { Workspace } from "@carnation/data";
import { formatCount, plural } from "@carnation/domain/format";
import type { Recommendation } from "@carnation/domain/routine";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { Dialog } from "@carnation/ui/dialog";
import type { ReactNode } from "react";
import { useMutation } from "../watch/useMutation.ts";

/** Something done to the recommendation of the question. */
type Act = (workspace: Workspace) => Promise<unknown>;

interface RemoveQuestionProps {
  readonly recommendation: Pick<Recommendation, "name" | "active">;
  /** Count of how many saved routines hold it; null while that is not known. */
  readonly uses: number | null;
  /** Holds what is to be known besides; null when nothing is. */
  readonly warning?: string | null;
  readonly deactivate: Act;
  readonly remove: Act;
  /** Told what was done. */
  readonly onDone: (notice: "saved" | "deleted") => void;
  readonly onClose: () => void;
}

/** Asks before a recommendation goes: switching off, which can be undone, comes before deleting, which cannot. */
export function RemoveQuestion({
  recommendation: { name, active },
  uses,
  warning = null,
  deactivate,
  remove,
  onDone,
  onClose,
}: RemoveQuestionProps): ReactNode {
  const deactivation = useMutation(deactivate);
  const deletion = useMutation(remove);
  const failure = deactivation.failure ?? deletion.failure;
  const kept =
    uses === null || uses === 0
      ? ""
      : ` ${formatCount(uses, "routine enregistrée la contient", "routines enregistrées la contiennent")} et ${plural(uses, "ne changera", "ne changeront")} pas.`;
  // Why it failed is said in the question.
  const unsaid = (): void => undefined;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={active ? `Désactiver «\u00A0${name}\u00A0»\u202F?` : `Supprimer «\u00A0${name}\u00A0»\u202F?`}
      description={
        active
          ? `Désactivée, elle n’est plus proposée et se réactive quand vous voulez. Supprimée, elle est perdue avec sa photo.${kept}`
          : `Elle est perdue avec sa photo. Désactivée, elle n’est déjà plus proposée.${kept}`
      }
      actions={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button
            variant="danger"
            loading={deletion.pending}
            onClick={() => void deletion.run().then(() => onDone("deleted"), unsaid)}
          >
            Supprimer définitivement
          </Button>
          {active ? (
            <Button
              variant="primary"
              loading={deactivation.pending}
              onClick={() => void deactivation.run().then(() => onDone("saved"), unsaid)}
            >
              Désactiver
            </Button>
          ) : null}
        </>
      }
    >
      {warning === null ? null : <Alert tone="warning">{warning}</Alert>}
      {failure === null ? null : <Alert tone="error">{failure}</Alert>}
    </Dialog>
  );
}
