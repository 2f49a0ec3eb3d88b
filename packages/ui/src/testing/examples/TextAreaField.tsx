import { TextAreaField } from "@carnation/ui/text-area-field";

export function Example() {
  return <TextAreaField label="Observations" characterLimit={500} />;
}
