import { Badge } from "@carnation/ui/badge";

export function Example() {
  return <Badge>Brouillon</Badge>;
}
