/** An earlier photo of the same person, whose pose is to be taken again. */
export interface PreviousPhoto {
  readonly photo: Blob;
  /** The day it was taken, as it stands in « Même pose que le 12 mars ». */
  readonly day: string;
}
