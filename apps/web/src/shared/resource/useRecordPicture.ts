import type { Workspace } from "@carnation/data";
import { useCallback } from "react";
import { readPicture } from "../browser/pictureAddress.ts";
import { useReading } from "../watch/useReading.ts";
import type { ResourcePicture } from "./Resource.ts";

/** Reads the picture of a record as an address; null while there is none to show. */
export function useRecordPicture<T>(
  picture: ResourcePicture<T> | undefined,
  record: T | null,
): string | null {
  const name = picture === undefined || record === null ? null : picture.nameOf(record);
  const read = useCallback(
    async (workspace: Workspace): Promise<string> => {
      if (picture === undefined || record === null) throw new Error("There is no picture to read.");
      return readPicture(() => picture.read(workspace, record));
    },
    // oxlint-disable-next-line react/exhaustive-deps -- a record that is told again has the same picture
    [picture, name],
  );
  const { reading } = useReading(name, read);
  return name !== null && reading.status === "ready" ? reading.value : null;
}
