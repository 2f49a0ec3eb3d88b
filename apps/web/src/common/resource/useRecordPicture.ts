import type { Workspace } from "@carnation/data";
import { useEffect, useState } from "react";
import { useStore } from "jotai";
import { pictureAddress } from "../pictureAddress.ts";
import { workspaceAtom } from "../session/sessionAtoms.ts";
import type { ResourcePicture } from "./Resource.ts";

/** The address of the picture of a record; null while there is none to show. */
export function useRecordPicture<T>(
  picture: ResourcePicture<T> | undefined,
  record: T | null,
): string | null {
  const store = useStore();
  const name = picture === undefined || record === null ? null : picture.nameOf(record);
  const [shown, setShown] = useState<{ readonly name: string; readonly src: string } | null>(null);
  useEffect(() => {
    const workspace = store.get(workspaceAtom);
    if (!picture || record === null || name === null || workspace.status !== "ready") return;
    let asked = true;
    const read = async (from: Workspace): Promise<void> => {
      const src = await pictureAddress(await picture.read(from, record));
      if (asked) setShown({ name, src });
    };
    // One that cannot be read is none to show.
    read(workspace.value).catch(() => undefined);
    return () => {
      asked = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a record that is told again has the same picture
  }, [picture, name, store]);
  return shown !== null && shown.name === name ? shown.src : null;
}
