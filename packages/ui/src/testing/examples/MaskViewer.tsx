import { MaskViewer } from "@carnation/ui/mask-viewer";

export function Example() {
  return <MaskViewer photo={{ src: "/visage.jpg", alt: "Anaïs Morel, de face" }} />;
}
