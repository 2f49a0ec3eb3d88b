/** What every source of a photo is given. */
export interface PhotoSourceProps {
  /** Whether the chosen photo is being prepared: nothing else can be chosen meanwhile. */
  readonly preparing: boolean;
  /** Why the last photo was refused, in French. */
  readonly problem: string | null;
  readonly onPhoto: (photo: Blob) => void;
}
