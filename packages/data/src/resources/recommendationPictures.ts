import { CarnationError } from "@carnation/domain/error";
import { pictureFileName } from "@carnation/domain/internal/field";
import type { Recommendation } from "@carnation/domain/routine";
import { recommendationPicturePath } from "@carnation/product/path";
import { deleteObject, getBlob, ref } from "firebase/storage";
import { withCatalogueErrors } from "../errors/catalogueError.ts";
import { readStored } from "../files/readStored.ts";
import type { CommandContext } from "./defineResource.ts";
import { type PhotoUpload, sendFile, uploadPhoto } from "./photoUpload.ts";

/** A picture as it is read: once for each version of its recommendation. */
export type PicturedRecommendation = Pick<Recommendation, "owner" | "picture" | "updated">;

/** The files of the pictures of recommendations, by their owner and name. */
export function recommendationPictures({
  storage,
  storageUrl,
  session,
  assertSession,
}: Pick<CommandContext<Recommendation>, "storage" | "storageUrl" | "session" | "assertSession">) {
  const fileOf = (owner: string, name: string) => ref(storage, recommendationPicturePath(owner, name));
  const kept = new Map<string, Promise<Blob>>();
  return {
    /** @throws {CarnationError} not-found when it has none, damaged when its bytes are not what was stored */
    read({ owner, picture, updated }: PicturedRecommendation): Promise<Blob> {
      if (picture === null) return Promise.reject(new CarnationError("not-found", "It has no picture"));
      assertSession();
      const version = `${owner}/${picture}/${updated?.getTime()}`;
      const known = kept.get(version);
      if (known !== undefined) return known;
      const read = withCatalogueErrors(() => readStored(() => getBlob(fileOf(owner, picture))));
      kept.set(version, read);
      read.catch(() => kept.delete(version));
      return read;
    },
    /**
     * Sends one, in the place of the one before. It is cancelled with the session.
     * @param file within `pictureLimits`
     * @param name told the name of the file, once it is there; what it does is part of the upload
     */
    upload(owner: string, id: string, file: File, name: (fileName: string) => Promise<void>): PhotoUpload {
      const fileName = pictureFileName(id, file);
      const options = { contentType: file.type, storageUrl };
      const upload = uploadPhoto(fileOf(owner, fileName), file, session, options);
      const done = upload.done.then(() => name(fileName));
      // Whoever only subscribes is told by the upload.
      done.catch(() => undefined);
      return { ...upload, done };
    },
    /** Copies one to another owner; one that is not there is none to copy. */
    async copy(name: string, from: string, to: string): Promise<void> {
      let picture: Blob;
      try {
        picture = await withCatalogueErrors(() => readStored(() => getBlob(fileOf(from, name))));
      } catch (error) {
        if (error instanceof CarnationError && error.code === "not-found") return;
        throw error;
      }
      await sendFile(fileOf(to, name), new File([picture], name, { type: picture.type }), session);
    },
    /** Takes one away. What is no longer named by any document is no loss when it stays. */
    forget: (owner: string, name: string): void =>
      void deleteObject(fileOf(owner, name)).catch(() => undefined),
  };
}
