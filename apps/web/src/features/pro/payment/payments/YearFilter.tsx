import { SegmentedControl } from "@carnation/ui/segmented-control";
import { Select } from "@carnation/ui/select";
import type { ReactNode } from "react";
import { useOptimisticChoice } from "../../../../shared/state/useOptimisticChoice.ts";

/** More years than this do not stand side by side on a phone. */
const SIDE_BY_SIDE = 3;

interface YearFilterProps {
  /** The years that have an invoice, newest first. */
  readonly years: readonly number[];
  /** The one that is shown; null for all. */
  readonly year: number | null;
  readonly onChange: (year: number | null) => void;
}

/** Choice of the year that is shown. */
export function YearFilter({ years, year, onChange }: YearFilterProps): ReactNode {
  const options = [
    { value: "", label: "Toutes" },
    ...years.map((known) => ({ value: String(known), label: String(known) })),
  ];
  const [shown, choose] = useOptimisticChoice(year, onChange);
  const shared = {
    options,
    value: shown === null ? "" : String(shown),
    onValueChange: (value: string | null) => choose(value === "" || value === null ? null : Number(value)),
  };
  return years.length > SIDE_BY_SIDE ? (
    <Select {...shared} aria-label="Année" className="w-40" />
  ) : (
    <SegmentedControl {...shared} label="Année" labelHidden />
  );
}
