import { Keys } from "@carnation/ui/keys";

export function Example() {
  return <Keys keys="Ctrl+K" />;
}
