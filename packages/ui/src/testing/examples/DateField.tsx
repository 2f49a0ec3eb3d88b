import { DateField } from "@carnation/ui/date-field";

export function Example() {
  return <DateField label="Date de naissance" max="2026-11-21" />;
}
