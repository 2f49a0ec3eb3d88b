import type { Workspace } from "@carnation/data";
import { compareSubcategories, subcategoryLabel } from "@carnation/domain/internal/subcategory";
import type { Subcategory } from "@carnation/domain/routine";
import type { Profile } from "@carnation/product/profile";
import { Skeleton } from "@carnation/ui/skeleton";
import { SwitchField } from "@carnation/ui/switch-field";
import { useAtom } from "jotai";
import type { ReactNode } from "react";
import { ListContent } from "../../../shared/feedback/ListContent.tsx";
import { PageSection } from "../../../shared/layout/PageSection.tsx";
import { subcategoriesAtom } from "../../../shared/watch/catalogueAtoms.ts";
import { useLiveSwitches } from "./useLiveSwitches.ts";

const write = (workspace: Workspace, id: string, on: boolean): Promise<void> =>
  workspace.profile.practise(id, on);

/** Shows which kinds of other care are proposed: cosmetics always are. */
export function PractisedCare({ profile }: { readonly profile: Profile }): ReactNode {
  const [watched, retry] = useAtom(subcategoriesAtom);
  return (
    <PageSection title="Sous-catégories pratiquées">
      <p className="mb-5 max-w-[60em] text-small text-pretty text-ink-2">
        Seuls les soins que vous pratiquez sont proposés dans vos routines. Les cosmétiques le sont toujours.
      </p>
      <ListContent
        watched={watched}
        onRetry={retry}
        skeleton={<Skeleton height="8rem" />}
        empty={
          <p className="text-small text-ink-2">Le catalogue ne contient pas encore de soin à choisir.</p>
        }
      >
        {(all) => <Switches profile={profile} all={all} />}
      </ListContent>
    </PageSection>
  );
}

interface SwitchesProps {
  readonly profile: Profile;
  readonly all: readonly Subcategory[];
}

function Switches({ profile, all }: SwitchesProps): ReactNode {
  const chosen = all.filter(({ category }) => category === "other").toSorted(compareSubcategories);
  const nameOf = (id: string): string => {
    const one = chosen.find((care) => care.id === id);
    return one === undefined ? "" : subcategoryLabel(one);
  };
  const { isOn, turn } = useLiveSwitches({
    on: profile.enabledSubcategories,
    write,
    words: (id, on) =>
      `${nameOf(id)}\u00A0: ${on ? "proposé dans vos routines." : "n’est plus proposé dans vos routines."}`,
  });
  return (
    <div className="grid gap-x-10 gap-y-1 tablet:grid-cols-2 wide:grid-cols-3">
      {chosen.map(({ id, warning }) => (
        <SwitchField
          key={id}
          label={nameOf(id)}
          hint={warning === "" ? undefined : warning}
          onText="Pratiqué"
          offText="Non pratiqué"
          checked={isOn(id)}
          onCheckedChange={(on) => turn(id, on)}
        />
      ))}
    </div>
  );
}
