import { Avatar } from "@carnation/ui/avatar";

export function Example() {
  return <Avatar name="Anaïs Morel" />;
}
