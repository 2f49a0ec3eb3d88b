import { Price } from "@carnation/ui/price";

export function Example() {
  return <Price cents={4900} size="lg" />;
}
