import { frameCrop } from "./frameCrop.ts";

export interface GrabFrameOptions {
  /** Width over height of the frame around the video. */
  readonly aspectRatio: number;
  /** Of the JPEG, 0–1. @default 0.95 */
  readonly quality?: number | undefined;
}

/**
 * The picture that a video shows inside its frame, as a JPEG. It is as the lens sees it, not as the mirror shows it.
 * `null` before there is a picture.
 */
export async function grabFrame(
  video: HTMLVideoElement,
  { aspectRatio, quality = 0.95 }: GrabFrameOptions,
): Promise<Blob | null> {
  if (video.videoWidth === 0) return null;
  const { x, y, width, height } = frameCrop(
    { width: video.videoWidth, height: video.videoHeight },
    aspectRatio,
  );
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(video, x, y, width, height, 0, 0, width, height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", quality);
  });
}
