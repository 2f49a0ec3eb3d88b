import { RichTextField } from "@carnation/ui/rich-text-field";

export function Example() {
  return <RichTextField label="Conseils" defaultValue="<p>Deux gouttes le matin.</p>" />;
}
