"use client";

import { FilterBar, FilterToggle } from "@carnation/ui/filter-bar";
import { useState } from "react";

export function Example() {
  const [active, setActive] = useState(false);
  return (
    <FilterBar activeCount={active ? 1 : 0} onClear={() => setActive(false)}>
      <FilterToggle pressed={active} onPressedChange={setActive}>
        En stock
      </FilterToggle>
    </FilterBar>
  );
}
