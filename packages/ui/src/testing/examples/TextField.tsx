import { TextField } from "@carnation/ui/text-field";

export function Example() {
  return <TextField label="Prénom et nom" autoComplete="name" required />;
}
