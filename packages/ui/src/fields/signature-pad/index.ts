export {
  type DrawnSignature,
  isSigned,
  type Signature,
  type SignatureImage,
  type SignaturePoint,
  type SignatureStroke,
  type TypedSignature,
} from "./signature.ts";
export { SignaturePad, type SignaturePadProps } from "./SignaturePad.tsx";
export { signaturePng } from "./signaturePng.ts";
export { SignatureView, type SignatureViewProps } from "./SignatureView.tsx";
