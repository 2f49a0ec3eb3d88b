import { Spinner } from "@carnation/ui/spinner";

export function Example() {
  return <Spinner />;
}
