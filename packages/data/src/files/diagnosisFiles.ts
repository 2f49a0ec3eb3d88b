import { toCarnationError } from "@carnation/domain/error";
import type { DiagnosisMasks } from "@carnation/domain/mask";
import type { DiagnosisResult, ParseDiagnosisResultOptions } from "@carnation/domain/result";
import {
  diagnosisMasksPath,
  diagnosisPhotoPath,
  diagnosisResultPath,
  diagnosisThumbnailPath,
  type ThumbnailSize,
  thumbnailSizes,
} from "@carnation/product/path";
import { type FirebaseStorage, getBlob, getBytes, getMetadata, ref } from "firebase/storage";
import { withCatalogueErrors } from "../errors/catalogueError.ts";
import { sentPhoto } from "./sentPhotos.ts";
import { parseMaskFile, parseResultFile, readStored } from "./readStored.ts";

/** Reads what is stored of the diagnoses of a person: the photo, its small copies, and what was measured on it. */
export function diagnosisFiles(storage: FirebaseStorage, uid: string) {
  const photo = (id: string): Promise<Blob> =>
    readStored(async () => {
      const path = diagnosisPhotoPath(uid, id);
      const kept = sentPhoto(path);
      // Asked for its size alone, the server still refuses whom it does not show it to, and knows whether it was erased.
      if (kept !== undefined && (await getMetadata(ref(storage, path))).size === kept.size) return kept;
      return getBlob(ref(storage, path));
    });
  return {
    /**
     * Reads the stored result of a diagnosis that is done.
     * @throws {CarnationError} not-found when there is none, damaged when what is stored is not one
     */
    result: (id: string, options?: ParseDiagnosisResultOptions): Promise<DiagnosisResult> =>
      withCatalogueErrors(async () => {
        const bytes = await readStored(() => getBytes(ref(storage, diagnosisResultPath(uid, id))));
        return parseResultFile(bytes, options);
      }),
    /**
     * Reads what was counted in a diagnosis, as shapes over its photo.
     * @throws {CarnationError} not-found when there are none, as for older results; damaged when what is stored is
     *   no mask file
     */
    masks: (id: string): Promise<DiagnosisMasks> =>
      withCatalogueErrors(async () =>
        parseMaskFile(await readStored(() => getBytes(ref(storage, diagnosisMasksPath(uid, id))))),
      ),
    /**
     * Reads the photo itself, with the rights of the signed-in person. No download address is made: whoever held one
     * could read the photo without an account. The one that this page has just sent is not sent back to it.
     * @throws {CarnationError} not-found when there is none, damaged when its bytes are not what was stored
     */
    photo: (id: string): Promise<Blob> => withCatalogueErrors(() => photo(id)),
    /**
     * Reads a small copy of the photo, in the width that it is shown in: a list never reads whole photos. Where there is
     * none, as for older diagnoses, it is one of half its width, or else the photo itself.
     * @throws {CarnationError} as `photo`
     */
    thumbnail: (id: string, size: ThumbnailSize): Promise<Blob> =>
      withCatalogueErrors(async () => {
        for (const width of thumbnailSizes.filter((other) => other <= size && other * 2 >= size)) {
          try {
            return await readStored(() => getBlob(ref(storage, diagnosisThumbnailPath(uid, id, width))));
          } catch (failure) {
            if (toCarnationError(failure).code !== "not-found") throw failure;
          }
        }
        return photo(id);
      }),
    /** True when the photo has arrived, without reading it. @throws {CarnationError} when that cannot be told now */
    hasPhoto: (id: string): Promise<boolean> =>
      withCatalogueErrors(async () => {
        try {
          await getMetadata(ref(storage, diagnosisPhotoPath(uid, id)));
          return true;
        } catch (failure) {
          if (toCarnationError(failure).code === "not-found") return false;
          throw failure;
        }
      }),
  };
}

/** Describes what is stored of the diagnoses of a person. */
export type DiagnosisFiles = Readonly<ReturnType<typeof diagnosisFiles>>;
