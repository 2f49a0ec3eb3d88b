export { MaskDrawing, type MaskDrawingProps } from "./MaskDrawing.tsx";
export { type MaskFace, MaskThumbnail, type MaskThumbnailProps } from "./MaskThumbnail.tsx";
export { MaskViewer, type MaskViewerProps, type ViewedPhoto } from "./MaskViewer.tsx";
export { type MarkState, type PhotoMark, type ViewerMarks } from "./PhotoMask.ts";
export type {
  MaskIsolines,
  MaskPoint,
  MaskPoints,
  MaskPolygon,
  MaskPolyline,
  MaskRing,
  MaskShape,
  MaskUnmeasured,
  MaskZone,
  PhotoMask,
} from "./PhotoMask.ts";
