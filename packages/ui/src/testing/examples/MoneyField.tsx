import { MoneyField } from "@carnation/ui/number-field";

export function Example() {
  return <MoneyField label="Prix TTC" defaultValue={4900} />;
}
