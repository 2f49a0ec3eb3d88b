/** Describes what `onCapture` is given to take the picture from, with `grabFrame`. */
export interface CaptureEvent {
  /** The live picture, for `grabFrame`. */
  readonly video: HTMLVideoElement;
  /** Width over height of the frame around it. */
  readonly aspectRatio: number;
}
