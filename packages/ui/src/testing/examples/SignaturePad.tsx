import { SignaturePad } from "@carnation/ui/signature-pad";

export function Example() {
  return <SignaturePad label="Signature" signerName="Anaïs Morel" />;
}
