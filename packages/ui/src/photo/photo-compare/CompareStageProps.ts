import type { ZoomView } from "../zoom-pan/zoomMath.ts";
import type { ComparedPhoto } from "./ComparedPhoto.ts";

/** Describes what every view of the comparison shows: the pair, and the one place where both are looked at. */
export interface CompareStageProps {
  readonly before: ComparedPhoto;
  readonly after: ComparedPhoto;
  readonly view: ZoomView;
  readonly onViewChange: (view: ZoomView) => void;
}
