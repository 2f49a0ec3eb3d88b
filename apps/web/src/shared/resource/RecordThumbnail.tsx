import { PhotoFrame } from "@carnation/ui/photo-parts";
import type { ReactNode } from "react";
import type { ResourcePicture } from "./Resource.ts";
import { useRecordPicture } from "./useRecordPicture.ts";

interface RecordThumbnailProps<T> {
  readonly picture: ResourcePicture<T>;
  readonly record: T;
  /** Holds what stands there while there is none to show. */
  readonly placeholder: ReactNode;
}

/** The picture of a record, filling its frame beside the name. */
export function RecordThumbnail<T>({ picture, record, placeholder }: RecordThumbnailProps<T>): ReactNode {
  const src = useRecordPicture(picture, record);
  return src === null ? placeholder : <PhotoFrame src={src} alt="" thumbnail className="size-full" />;
}
