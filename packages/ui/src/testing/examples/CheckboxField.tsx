import { CheckboxField } from "@carnation/ui/checkbox-field";

export function Example() {
  return <CheckboxField label="Le client accepte l’analyse de sa photo" required />;
}
