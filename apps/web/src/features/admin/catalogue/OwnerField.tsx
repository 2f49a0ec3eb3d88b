import { WORLD } from "@carnation/domain/internal/recommendation";
import { foldText } from "@carnation/domain/text";
import type { Professional } from "@carnation/product/account";
import { worldLabel } from "@carnation/product/recommendation";
import { type ChoiceOption, ComboboxField } from "@carnation/ui/combobox-field";
import { FormField } from "@carnation/ui/form";
import { SelectField } from "@carnation/ui/select-field";
import type { ReactNode } from "react";
import { listAsking } from "../../../shared/resource/listAsking.ts";
import { useChoiceSearch } from "../../../shared/resource/useChoiceSearch.ts";
import type { CatalogueFieldsProps } from "./catalogueForm.ts";
import { ownerLabel, ownerName } from "./catalogueRows.ts";

const asking = listAsking((workspace) => workspace.professionals);

const world: ChoiceOption = { value: WORLD, label: worldLabel };

const optionOf = (professional: Professional): ChoiceOption => ({
  value: professional.uid,
  label: ownerLabel(professional),
  description: professional.email,
});

/** The professionals whose name, company or address holds every word that was typed. */
function matchProfessionals(all: readonly Professional[], typed: string): readonly Professional[] {
  const words = foldText(typed).split(" ").filter(Boolean);
  return all.filter((one) => {
    const text = foldText(`${ownerLabel(one)} ${one.email}`);
    return words.every((word) => text.includes(word));
  });
}

/** The owner of a recommendation: chosen from a list, or searched for where there are more professionals than it holds. */
export function OwnerField({
  form,
  record,
  given: { professionals, isCut },
}: Pick<CatalogueFieldsProps, "form" | "record" | "given">): ReactNode {
  const before = record?.owner ?? WORLD;
  const isListed = before === WORLD || professionals.some(({ uid }) => uid === before);
  const former = isListed ? [] : [{ value: before, label: ownerName(before, professionals) }];
  const find = useChoiceSearch({ asking, read: professionals, match: matchProfessionals, optionOf });
  const search = async (typed: string): Promise<readonly ChoiceOption[]> => {
    const found = await find(typed);
    return foldText(worldLabel).includes(foldText(typed)) ? [world, ...found] : found;
  };
  return (
    <FormField form={form} name="owner">
      {(field) =>
        isCut ? (
          <ComboboxField
            label="Propriétaire"
            required
            options={[world, ...former, ...professionals.map(optionOf)]}
            onSearch={search}
            {...field}
          />
        ) : (
          <SelectField
            label="Propriétaire"
            required
            options={[
              world,
              ...former,
              ...professionals.map((one) => ({ value: one.uid, label: ownerLabel(one) })),
            ]}
            {...field}
          />
        )
      }
    </FormField>
  );
}
