import { Input } from "@carnation/ui/input";

export function Example() {
  return <Input aria-label="Quantité" inputMode="numeric" defaultValue="1" />;
}
