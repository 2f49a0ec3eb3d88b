import type { Workspace } from "@carnation/data";
import { type Criterion, type CriterionId, isAge } from "@carnation/domain/criterion";
import type { Profile } from "@carnation/product/profile";
import { CheckboxGroup } from "@carnation/ui/checkbox-group";
import { useState, type ReactNode } from "react";
import { useMutation } from "../../../../shared/watch/useMutation.ts";
import { useShownCriteria } from "../../../../shared/diagnosis/applyThresholds.ts";
import { StepFrame } from "./StepFrame.tsx";

interface CriteriaStepProps {
  readonly profile: Profile;
  readonly onDone: () => void;
}

/** Describes what is to be hidden, or shown again. */
type Change = readonly [criterion: CriterionId, hidden: boolean];

/** One write after the other: each is a transaction on the same document. */
async function saveHidden(workspace: Workspace, changes: readonly Change[]): Promise<void> {
  for (const [criterion, hidden] of changes) await workspace.profile.hideCriterion(criterion, hidden);
}

/** Shows which criteria the results show. Nothing is measured less for it, and each can be shown again. */
export function CriteriaStep({ profile: { hiddenCriteria }, onDone }: CriteriaStepProps): ReactNode {
  const criteria = useShownCriteria();
  const [shown, setShown] = useState<readonly Criterion["key"][]>(() =>
    criteria.filter(({ id }) => !hiddenCriteria.includes(id)).map(({ key }) => key),
  );
  const { run, pending, failure } = useMutation(saveHidden);
  const save = async (): Promise<void> => {
    const changes = criteria
      .map(({ id, key }): Change => [id, !shown.includes(key)])
      .filter(([id, hidden]) => hidden !== hiddenCriteria.includes(id));
    try {
      await run(changes);
    } catch {
      // Why it failed is said in the step, and what was ticked stays.
      return;
    }
    onDone();
  };
  return (
    <StepFrame
      title={"Quels critères montrer à vos clients\u202F?"}
      explanation="Les critères décochés n’apparaîtront ni dans les résultats, ni dans les rapports. Vous pourrez les afficher à nouveau à tout moment."
      failure={failure}
      pending={pending}
      onSave={() => void save()}
      onSkip={onDone}
    >
      <CheckboxGroup
        label="Critères affichés"
        layout="columns"
        options={criteria.map((criterion) => ({
          value: criterion.key,
          label: criterion.label,
          hint: isAge(criterion) ? "Estimé seulement si l’administration l’a activé." : undefined,
        }))}
        value={shown}
        onValueChange={setShown}
      />
    </StepFrame>
  );
}
