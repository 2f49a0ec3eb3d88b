/** Place of the face in the frame, in shares of the frame's width and height. */
export interface CaptureOval {
  /** Its middle, from the left and from the top. */
  readonly centre: {
    /** From the left. */
    readonly x: number;
    /** From the top. */
    readonly y: number;
  };
  /** From side to side. */
  readonly width: number;
  /** From top to bottom. */
  readonly height: number;
}

/** A face is about three quarters as wide as it is high; around the oval there is room for the hair and the neck. */
const face = { widthOverHeight: 0.74, height: 0.62, widthOfFrame: 0.88, centreY: 0.47 } as const;

/**
 * The oval that `CaptureFrame` draws for the face, to measure a live picture against it.
 * @param aspectRatio of the frame, width over height
 */
export function captureOval(aspectRatio: number): CaptureOval {
  const height = Math.min(face.height, (face.widthOfFrame * aspectRatio) / face.widthOverHeight);
  return {
    centre: { x: 0.5, y: face.centreY },
    width: (height * face.widthOverHeight) / aspectRatio,
    height,
  };
}
