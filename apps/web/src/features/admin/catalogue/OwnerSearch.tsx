import { foldText } from "@carnation/domain/text";
import type { Professional } from "@carnation/product/account";
import { worldLabel } from "@carnation/product/recommendation";
import { WORLD } from "@carnation/domain/internal/recommendation";
import { type ChoiceOption, ComboboxField, type ComboboxFieldProps } from "@carnation/ui/combobox-field";
import { useCallback, type ReactNode } from "react";
import { useChoiceSearch } from "../../../shared/resource/useChoiceSearch.ts";
import { askingProfessionals } from "./catalogueData.ts";
import { ownerLabel } from "./catalogueRows.ts";

type OwnerSearchProps = Omit<ComboboxFieldProps, "label" | "onSearch" | "value" | "onValueChange"> & {
  readonly value: string;
  readonly onValueChange: (owner: string) => void;
  readonly professionals: readonly Professional[];
};

const optionOf = (one: Professional): ChoiceOption => ({
  value: one.uid,
  label: ownerLabel(one),
  description: one.email,
});

function match(records: readonly Professional[], typed: string): readonly Professional[] {
  const words = foldText(typed).split(" ").filter(Boolean);
  return records.filter((one) => {
    const text = foldText(`${ownerLabel(one)} ${one.email}`);
    return words.every((word) => text.includes(word));
  });
}

/** The choice of an owner among more professionals than are read: typed, they are found on the server. */
export function OwnerSearch({ professionals, onValueChange, ...props }: OwnerSearchProps): ReactNode {
  const search = useChoiceSearch({
    asking: askingProfessionals,
    read: professionals,
    match,
    optionOf,
  });
  const find = useCallback(
    async (typed: string): Promise<readonly ChoiceOption[]> => {
      const found = await search(typed);
      return foldText(worldLabel).includes(foldText(typed))
        ? [{ value: WORLD, label: worldLabel }, ...found]
        : found;
    },
    [search],
  );
  return (
    <ComboboxField
      {...props}
      label="Propriétaire"
      required
      clearable={false}
      onSearch={find}
      onValueChange={(owner) => onValueChange(owner ?? WORLD)}
    />
  );
}
