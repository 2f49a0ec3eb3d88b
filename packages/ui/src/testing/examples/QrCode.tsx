import { QrCode } from "@carnation/ui/qr-code";

export function Example() {
  return <QrCode label="Adresse du questionnaire" value="https://example.com/questionnaire" />;
}
