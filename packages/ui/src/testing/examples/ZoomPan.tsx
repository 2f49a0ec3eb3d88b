import { ZoomPan } from "@carnation/ui/zoom-pan";

export function Example() {
  return (
    <ZoomPan label="Photo de face">
      <img src="/visage.jpg" alt="Anaïs Morel, de face" />
    </ZoomPan>
  );
}
