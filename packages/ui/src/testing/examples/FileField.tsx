import { FileField } from "@carnation/ui/file-field";

export function Example() {
  return <FileField label="Facture" accept="application/pdf" />;
}
