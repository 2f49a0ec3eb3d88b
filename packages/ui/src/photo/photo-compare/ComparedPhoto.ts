import type { ReactNode } from "react";
import type { PhotoSource } from "../photo-parts/usePhoto.ts";

/** One of the two photos, with what is written about it. */
export interface ComparedPhoto {
  /** `undefined` while it is being asked for, `null` once it was erased. */
  readonly src: PhotoSource;
  /** Holds what the photo shows: « Anaïs Morel, de face ». */
  readonly alt: string;
  /** The day it was taken, as it is read: « 12 juin 2026 ». */
  readonly date: string;
  /** Drawn over the photo in the « Masques » view, stretched over it; `MaskDrawing` fits. */
  readonly masks?: ReactNode;
}
