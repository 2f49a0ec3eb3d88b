import { Card } from "@carnation/ui/card";

export function Example() {
  return <Card aria-label="Rougeurs">Rougeurs marquées sur les joues.</Card>;
}
