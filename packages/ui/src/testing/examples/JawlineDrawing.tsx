import { JawlineDrawing } from "@carnation/ui/jawline-drawing";

export function Example() {
  return <JawlineDrawing level={2} />;
}
