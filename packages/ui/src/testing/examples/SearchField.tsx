"use client";

import { SearchField } from "@carnation/ui/search-field";

export function Example() {
  return <SearchField label="Chercher un client" onSearch={() => undefined} />;
}
