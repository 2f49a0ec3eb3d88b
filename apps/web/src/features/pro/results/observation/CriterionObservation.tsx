import type { Workspace } from "@carnation/data";
import { canBeObserved } from "@carnation/domain/internal/observation";
import type { CriterionResult } from "@carnation/domain/result";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { Alert } from "@carnation/ui/alert";
import { useRef, useState, type ReactNode } from "react";
import { useMutation } from "../../../../shared/watch/useMutation.ts";
import { ObservationForm } from "./ObservationForm.tsx";
import { ObservationShown } from "./ObservationShown.tsx";

const observe = (workspace: Workspace, ...what: Parameters<Workspace["diagnoses"]["observe"]>) =>
  workspace.diagnoses.observe(...what);
const forget = (workspace: Workspace, ...what: Parameters<Workspace["diagnoses"]["forgetObservation"]>) =>
  workspace.diagnoses.forgetObservation(...what);

interface CriterionObservationProps {
  readonly diagnosis: Pick<Diagnosis, "id" | "observations">;
  readonly result: CriterionResult;
  /** True when it says of which criterion, where there are others. @default false */
  readonly named?: boolean;
}

/**
 * Shows what the professional sees for herself where nothing was measured: asked for, shown with its date, changed, taken
 * away. Nothing at all for a criterion that was measured and never observed.
 */
export function CriterionObservation({
  diagnosis,
  result,
  named = false,
}: CriterionObservationProps): ReactNode {
  const { criterion } = result;
  const observation = diagnosis.observations[criterion.id];
  const [editing, setEditing] = useState(false);
  const saving = useMutation(observe);
  const removing = useMutation(forget);
  const title = useRef<HTMLHeadingElement>(null);

  // What was pressed is gone: without this a keyboard would start again at the top of the page.
  const turn = (edit: boolean): void => {
    setEditing(edit);
    title.current?.focus();
  };

  if (observation === undefined && !canBeObserved(result)) return null;
  const failure = saving.failure ?? removing.failure;
  // In a list of criteria an offer must not take more room than what it is about.
  const brief = named && observation === undefined && !editing;
  return (
    <section
      aria-label={named ? `Votre observation\u00A0: ${criterion.label}` : "Votre observation"}
      className={`grid justify-items-start gap-3 ${brief ? "" : "border-t border-line pt-3.5"}`}
    >
      <h3 ref={title} tabIndex={-1} className={brief ? "sr-only" : "text-small font-medium"}>
        Votre observation
      </h3>
      {editing ? (
        <ObservationForm
          criterion={criterion}
          chosen={observation?.choice ?? null}
          pending={saving.pending}
          onSave={async (choice) => {
            await saving.run(diagnosis.id, criterion.id, choice);
            turn(false);
          }}
          onCancel={() => turn(false)}
        />
      ) : (
        <ObservationShown
          criterion={criterion}
          inList={named}
          observation={observation}
          removing={removing.pending}
          onEdit={() => turn(true)}
          onRemove={() => {
            // The failure is said below.
            removing.run(diagnosis.id, criterion.id).catch(() => undefined);
          }}
        />
      )}
      {failure === null ? null : <Alert tone="error">{failure}</Alert>}
    </section>
  );
}
