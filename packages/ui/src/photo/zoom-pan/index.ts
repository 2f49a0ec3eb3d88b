export { useZoomPan, type ZoomControl, type ZoomPanOptions, type ZoomViewportProps } from "./useZoomPan.ts";
export { ZoomButtons, type ZoomButtonsProps } from "./ZoomButtons.tsx";
export type { PanKeys } from "./zoomKeys.ts";
export { homeView, type ZoomFit, zoomFits, type ZoomView } from "./zoomMath.ts";
export { ZoomPan, type ZoomPanProps } from "./ZoomPan.tsx";
