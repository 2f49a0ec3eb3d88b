import { ErrorSummary } from "@carnation/ui/error-summary";
import { TextField } from "@carnation/ui/text-field";

export function Example() {
  return (
    <>
      <ErrorSummary problems={[{ fieldId: "name", message: "Indiquez le nom." }]} />
      <TextField id="name" label="Nom" error="Indiquez le nom." />
    </>
  );
}
