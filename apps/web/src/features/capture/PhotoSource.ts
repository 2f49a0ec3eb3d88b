/** What every source of a photo is given. */
export interface PhotoSourceProps {
  /** Whether the chosen photo is being prepared: nothing else can be chosen meanwhile. */
  readonly preparing: boolean;
  /** Why the last photo was refused, in French. */
  readonly problem: string | null;
  /** A file as it was found: it is still to be checked, turned upright and encoded. */
  readonly onFile: (file: Blob) => void;
  /** A picture just taken, encoded as it is sent: encoding it a second time would only blur it. */
  readonly onPicture: (picture: Blob) => void;
}
