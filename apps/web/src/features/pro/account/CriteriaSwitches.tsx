import type { Workspace } from "@carnation/data";
import {
  criterionById,
  criterionFamilies,
  criterionFamilyLabels,
  type CriterionId,
} from "@carnation/domain/criterion";
import type { Profile } from "@carnation/product/profile";
import { SwitchField } from "@carnation/ui/switch-field";
import type { ReactNode } from "react";
import { PageSection } from "../../../shared/layout/PageSection.tsx";
import { useShownCriteria } from "../../../shared/diagnosis/applyThresholds.ts";
import { useLiveSwitches } from "./useLiveSwitches.ts";

const write = (workspace: Workspace, id: CriterionId, shown: boolean): Promise<void> =>
  workspace.profile.hideCriterion(id, !shown);

const words = (id: CriterionId, shown: boolean): string =>
  `${criterionById(id).label}\u00A0: ${shown ? "de nouveau affiché." : "masqué dans tous vos résultats."}`;

/** Shows which criteria results, comparisons and documents show. */
export function CriteriaSwitches({ profile }: { readonly profile: Profile }): ReactNode {
  const criteria = useShownCriteria();
  const ids = criteria.map(({ id }) => id);
  const shown = ids.filter((id) => !profile.hiddenCriteria.includes(id));
  const { isOn, turn } = useLiveSwitches({ on: shown, write, words });
  const count = ids.filter(isOn).length;
  return (
    <PageSection
      title="Critères affichés"
      action={
        <span className="text-small text-ink-2">
          {count} sur {ids.length}
        </span>
      }
    >
      <p className="mb-5 max-w-[60em] text-small text-pretty text-ink-2">
        Un critère masqué reste mesuré{"\u00A0"}: il n’apparaît plus dans vos résultats, vos comparaisons ni
        vos documents.
      </p>
      <div className="grid gap-x-10 gap-y-7 tablet:grid-cols-2 wide:grid-cols-4 wide:gap-x-7">
        {criterionFamilies.map((family) => (
          <fieldset key={family} className="grid content-start gap-1">
            <legend className="mb-1.5 font-serif text-family">{criterionFamilyLabels[family]}</legend>
            {criteria
              .filter((criterion) => criterion.family === family)
              .map(({ id, label }) => (
                <SwitchField
                  key={id}
                  label={label}
                  onText="Affiché"
                  offText="Masqué"
                  checked={isOn(id)}
                  onCheckedChange={(on) => turn(id, on)}
                />
              ))}
          </fieldset>
        ))}
      </div>
    </PageSection>
  );
}
