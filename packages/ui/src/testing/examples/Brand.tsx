import { Brand } from "@carnation/ui/brand";

export function Example() {
  return <Brand name="Carnation" />;
}
