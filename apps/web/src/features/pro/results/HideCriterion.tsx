import type { Workspace } from "@carnation/data";
import { type Criterion, criterionById, type CriterionId } from "@carnation/domain/criterion";
import { formatList } from "@carnation/domain/format";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import type { ReactNode } from "react";
import { useMutation } from "../../../shared/watch/useMutation.ts";

const hide = (workspace: Workspace, ...what: Parameters<Workspace["profile"]["hideCriterion"]>) =>
  workspace.profile.hideCriterion(...what);

/** Shows all of them again, one write after the other: each is a transaction on the same document. */
async function showAll(workspace: Workspace, criteria: readonly CriterionId[]): Promise<void> {
  for (const criterion of criteria) await workspace.profile.hideCriterion(criterion, false);
}

/** « Masquer ce critère »: in every result of this account, until it is shown again. */
export function HideCriterion({ criterion }: { readonly criterion: Criterion }): ReactNode {
  const { run, pending, failure } = useMutation(hide);
  return (
    <>
      <SmallAction className="cn-no-print" pending={pending} act={() => run(criterion.id, true)}>
        Masquer ce critère
      </SmallAction>
      {failure === null ? null : <Alert tone="error">{failure}</Alert>}
    </>
  );
}

/** Shows which criteria this account hides, and the way to see them again; nothing when it hides none. */
export function HiddenCriteria({ hidden }: { readonly hidden: readonly CriterionId[] }): ReactNode {
  const { run, pending, failure } = useMutation(showAll);
  const labels = hidden.map((id) => criterionById(id).label);
  return (
    <div className="cn-no-print grid justify-items-start gap-2 empty:hidden">
      <output className="text-small text-ink-2 empty:hidden">
        {labels.length === 0
          ? null
          : `${labels.length > 1 ? "Critères masqués" : "Critère masqué"} dans tous vos résultats\u00A0: ${formatList(labels)}.`}
      </output>
      {labels.length === 0 ? null : (
        <SmallAction className="-ms-3" pending={pending} act={() => run(hidden)}>
          {labels.length > 1 ? "Les afficher à nouveau" : "L’afficher à nouveau"}
        </SmallAction>
      )}
      {failure === null ? null : <Alert tone="error">{failure}</Alert>}
    </div>
  );
}

interface SmallActionProps {
  readonly className: string;
  readonly pending: boolean;
  /** Its failure is said by whoever shows the button. */
  readonly act: () => Promise<unknown>;
  readonly children: ReactNode;
}

function SmallAction({ className, pending, act, children }: SmallActionProps): ReactNode {
  return (
    <Button
      variant="text"
      size="sm"
      className={className}
      loading={pending}
      onClick={() => void act().catch(() => undefined)}
    >
      {children}
    </Button>
  );
}
