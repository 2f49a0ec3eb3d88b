"use client";

import { CriterionRow } from "@carnation/ui/criteria-panel";

export function Example() {
  return (
    <CriterionRow
      label="Rougeurs"
      value={46}
      min={0}
      max={100}
      unit="/100"
      phrase="Rougeurs marquées"
      onClick={() => undefined}
    />
  );
}
