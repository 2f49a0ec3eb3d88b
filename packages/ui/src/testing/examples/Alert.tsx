import { Alert } from "@carnation/ui/alert";

export function Example() {
  return <Alert tone="success">La routine est enregistrée.</Alert>;
}
