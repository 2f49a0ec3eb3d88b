import type { Workspace } from "@carnation/data";
import type { Recommendation } from "@carnation/domain/routine";
import type { ProductPicture } from "@carnation/ui/product-card";
import { useEffect, useState } from "react";
import { pictureAddress, readPicture } from "../browser/pictureAddress.ts";
import { useReading } from "../watch/useReading.ts";

/** Reads the picture that a key names: owner, file and version, none of which holds a slash. */
function readStored(workspace: Workspace, key: string): Promise<string> {
  const [owner = "", picture = "", at = ""] = key.split("/");
  const updated = at === "" ? null : new Date(Number(at));
  return readPicture(() => workspace.catalogue.picture({ owner, picture, updated }));
}

/** The picture of a recommendation, whose name says what it shows; none while there is none to show. */
export function usePicture({
  owner,
  picture,
  updated,
}: Pick<Recommendation, "owner" | "picture" | "updated">): ProductPicture | undefined {
  const key = picture === null ? null : `${owner}/${picture}/${updated?.getTime() ?? ""}`;
  const { reading } = useReading(key, readStored);
  return key !== null && reading.status === "ready" ? { src: reading.value, alt: "" } : undefined;
}

/** The address of a picture that was just chosen; null while there is none. */
export function useChosenPicture(picture: Blob | null): string | null {
  const [shown, setShown] = useState<{ readonly picture: Blob; readonly src: string } | null>(null);
  useEffect(() => {
    if (picture === null) return;
    // One that cannot be read is refused by its field.
    pictureAddress(picture).then(
      (src) => setShown({ picture, src }),
      () => undefined,
    );
  }, [picture]);
  return shown !== null && shown.picture === picture ? shown.src : null;
}
