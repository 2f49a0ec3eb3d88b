import { Progress } from "@carnation/ui/progress";

export function Example() {
  return <Progress label="Envoi de la photo" value={0.64} />;
}
