import type { Workspace } from "@carnation/data";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { pictureAddress } from "../pictureAddress.ts";
import { workspaceAtom } from "../session/sessionAtoms.ts";
import type { ResourcePicture } from "./Resource.ts";

/** Pauses before a picture that could not be read is read again, in ms: a moment without connection loses no picture. */
const PAUSES_MS = [1000, 4000, 15_000] as const;

/** The address of the picture of a record; null while there is none to show. */
export function useRecordPicture<T>(
  picture: ResourcePicture<T> | undefined,
  record: T | null,
): string | null {
  const workspace = useAtomValue(workspaceAtom);
  const name = picture === undefined || record === null ? null : picture.nameOf(record);
  const [shown, setShown] = useState<{ readonly name: string; readonly src: string } | null>(null);
  useEffect(() => {
    if (!picture || record === null || name === null || workspace.status !== "ready") return;
    let asked = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async (from: Workspace, attempt: number): Promise<void> => {
      try {
        const src = await pictureAddress(await picture.read(from, record));
        if (asked) setShown({ name, src });
      } catch {
        // One that cannot be read in the end is none to show.
        const pause = PAUSES_MS[attempt];
        if (asked && pause !== undefined) timer = setTimeout(() => void read(from, attempt + 1), pause);
      }
    };
    void read(workspace.value, 0);
    return () => {
      asked = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a record that is told again has the same picture
  }, [picture, name, workspace]);
  return shown !== null && shown.name === name ? shown.src : null;
}
