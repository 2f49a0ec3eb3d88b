import { compareSubcategories, subcategoryLabel } from "@carnation/domain/internal/subcategory";
import { MultiSelectField } from "@carnation/ui/multi-select-field";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { profileAtom } from "../../../shared/watch/accountAtoms.ts";
import { subcategoriesAtom } from "../../../shared/watch/catalogueAtoms.ts";
import { isAwaited, itemsOf, valueOf } from "../../../shared/state/queryState.ts";

interface SubcategoryChoiceProps {
  /** Ids; empty for all that the professional practises. */
  readonly value: readonly string[];
  readonly onChange: (ids: string[]) => void;
}

/**
 * Shows which of the care that the professional practises is proposed for this diagnosis; nothing where there is no choice.
 * Until that is known it keeps its place, so that nothing below moves away from a finger.
 */
export function SubcategoryChoice({ value, onChange }: SubcategoryChoiceProps): ReactNode {
  const profile = useAtomValue(profileAtom);
  const subcategories = useAtomValue(subcategoriesAtom);
  const practised = valueOf(profile)?.enabledSubcategories ?? [];
  const known = itemsOf(subcategories).filter(({ id }) => practised.includes(id));
  const awaited = isAwaited(profile) || (practised.length > 1 && isAwaited(subcategories));
  if (known.length < 2 && !awaited) return null;
  return (
    <MultiSelectField
      className="max-w-[34rem]"
      label="Soins à proposer"
      hint="Sans choix, tous ceux que vous pratiquez."
      placeholder="Tous"
      disabled={awaited}
      options={known
        .toSorted(compareSubcategories)
        .map((care) => ({ value: care.id, label: subcategoryLabel(care) }))}
      value={value}
      onValueChange={onChange}
    />
  );
}
