import type { DiagnosisMasks, MaskPosition } from "@carnation/domain/mask";
import sharp from "sharp";
import type { ReportPhotoFile, ReportPhotoFiles } from "../reportPhotos.ts";

/** A plain photo with a spot for the face, and masks that lie on it. */
async function photoFile(width: number, height: number, middle: MaskPosition): Promise<ReportPhotoFile> {
  const [x, y] = middle;
  const at = (dx: number, dy: number): MaskPosition => [x + dx, y + (dy * width) / height];
  const bytes = await sharp({ create: { width, height, channels: 3, background: "#a98674" } })
    .jpeg()
    .toBuffer();
  const ring = [at(-0.1, 0), at(-0.05, 0.05), at(0, 0)];
  const masks: DiagnosisMasks = {
    engineVersion: "1.0.0",
    face: null,
    masks: [
      { name: "redness_heatmap", type: "heatmap", levels: [[ring], [ring], [], [ring]], places: [] },
      { name: "hydration_heatmap", type: "heatmap", levels: [[], []], places: [] },
      { name: "pores_points", type: "point", points: [at(0, 0), at(0.1, 0)], radius: 0.002, places: [] },
      { name: "acne_regions", type: "polygon", shapes: [ring], places: [] },
      { name: "lacrimal_grooves", type: "polyline", shapes: [ring], places: [] },
    ],
    hidden: [],
    anchors: new Map([
      ["forehead", at(0, -0.15)],
      ["nose", at(0, 0)],
      ["right_cheek", at(-0.12, 0.05)],
      ["left_cheek", at(0.12, 0.05)],
    ]),
  };
  return { bytes, masks };
}

/** Two photos of one face, which is elsewhere and smaller on the second one. */
export async function facePhotos(): Promise<ReportPhotoFiles> {
  const [before, after] = await Promise.all([
    photoFile(600, 800, [0.5, 0.5]),
    photoFile(900, 1000, [0.55, 0.45]),
  ]);
  return { before, after };
}
