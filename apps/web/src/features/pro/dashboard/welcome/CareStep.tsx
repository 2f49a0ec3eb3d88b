import type { Workspace } from "@carnation/data";
import { compareSubcategories, subcategoryLabel } from "@carnation/domain/internal/subcategory";
import type { Subcategory } from "@carnation/domain/routine";
import type { Profile } from "@carnation/product/profile";
import { CheckboxGroup } from "@carnation/ui/checkbox-group";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom } from "jotai";
import { useState, type ReactNode } from "react";
import { ListContent } from "../../../../shared/feedback/ListContent.tsx";
import { subcategoriesAtom } from "../../../../shared/watch/catalogueAtoms.ts";
import { itemsOf } from "../../../../shared/state/queryState.ts";
import { useMutation } from "../../../../shared/watch/useMutation.ts";
import { StepFrame } from "./StepFrame.tsx";

interface CareStepProps {
  readonly profile: Profile;
  readonly onDone: () => void;
}

const save = (workspace: Workspace, ids: readonly string[]): Promise<void> =>
  workspace.profile.saveSubcategories(ids);

/** Shows which care somebody practises: of the others none is proposed. Products need no choice. */
export function CareStep({ profile: { enabledSubcategories }, onDone }: CareStepProps): ReactNode {
  const [watched, retry] = useAtom(subcategoriesAtom);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const { run, pending, failure } = useMutation(save);
  const practised =
    chosen ?? (enabledSubcategories.length > 0 ? enabledSubcategories : usual(itemsOf(watched)));
  const saveAll = async (): Promise<void> => {
    try {
      await run(practised);
    } catch {
      // Why it failed is said in the step, and what was ticked stays.
      return;
    }
    onDone();
  };
  return (
    <StepFrame
      title={"Quels soins pratiquez-vous\u202F?"}
      explanation="Seuls les soins cochés seront proposés à vos clients. Décochez ceux que vous ne pratiquez pas."
      failure={failure}
      pending={pending}
      onSave={watched.status === "ready" ? () => void saveAll() : undefined}
      onSkip={onDone}
    >
      <ListContent
        watched={watched}
        onRetry={retry}
        skeleton={<Skeleton height="8rem" />}
        empty={<p className="text-ink-2">Aucun soin n’est encore proposé dans le catalogue.</p>}
      >
        {(subcategories) => (
          <CheckboxGroup
            label="Soins pratiqués"
            layout="columns"
            options={care(subcategories)
              .toSorted(compareSubcategories)
              .map((care) => ({
                value: care.id,
                label: subcategoryLabel(care),
                hint: care.warning || undefined,
              }))}
            value={practised}
            onValueChange={setChosen}
          />
        )}
      </ListContent>
    </StepFrame>
  );
}

/** Those that are care and not products. */
function care(subcategories: readonly Subcategory[]): readonly Subcategory[] {
  return subcategories.filter(({ category }) => category === "other");
}

/** Gives what is ticked at first: all that anybody may practise. */
function usual(subcategories: readonly Subcategory[]): readonly string[] {
  return care(subcategories)
    .filter(({ warning }) => warning === "")
    .map(({ id }) => id);
}
