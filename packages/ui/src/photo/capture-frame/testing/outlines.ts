import type { FramePoint } from "../CaptureGuide.tsx";

/** A closed outline in the shape of an ellipse, in shares of the frame. */
function ellipse(x: number, y: number, rx: number, ry: number): readonly FramePoint[] {
  return Array.from({ length: 24 }, (_, step) => {
    const angle = (step * Math.PI) / 12;
    return { x: x + rx * Math.cos(angle), y: y + ry * Math.sin(angle) };
  });
}

/** A face, its eyes and its mouth, as they might have been photographed before. */
export const outlines = [
  ellipse(0.5, 0.5, 0.27, 0.27),
  ellipse(0.39, 0.45, 0.06, 0.015),
  ellipse(0.61, 0.45, 0.06, 0.015),
  ellipse(0.5, 0.64, 0.1, 0.025),
];
