import { CarnationError } from "@carnation/domain/error";
import { pictureFileName } from "@carnation/domain/internal/field";
import { getDocFromServer } from "firebase/firestore";
import { deleteObject, getBlob, ref } from "firebase/storage";
import { withCatalogueErrors } from "../errors/catalogueError.ts";
import { readStored } from "../files/readStored.ts";
import type { UniqueName } from "./claimName.ts";
import type { CommandContext } from "./defineResource.ts";
import { type PhotoUpload, uploadPhoto } from "./photoUpload.ts";
import { optimisticWrites, runIdempotent } from "./optimisticWrites.ts";

/** Describes what has a picture: the name of its file, or none. */
export interface Pictured {
  readonly picture: string | null;
}

/** The commands of a resource of the shared catalogue whose records have a picture, which is sent apart from their fields. */
export function picturedWrites<T extends Pictured, Fields extends object>(
  context: CommandContext<T>,
  pathOf: (name: string) => string,
  unique: UniqueName<T>,
) {
  const { storage, storageUrl, session, document, parse, assertSession } = context;
  const plain = optimisticWrites<T, Fields & { picture?: null }>(context, undefined, unique);
  const fileOf = (name: string) => ref(storage, pathOf(name));
  /** Deletes a picture that no document names any more; it is no loss when it stays. */
  const forgetPicture = (name: string | null): void => {
    if (name !== null) void deleteObject(fileOf(name)).catch(() => undefined);
  };
  const namePicture = async (id: string, name: string): Promise<void> => {
    let before: string | null = null;
    await runIdempotent(
      context,
      async (transaction) => {
        const stored = await transaction.get(document(id));
        if (!stored.exists()) throw new CarnationError("not-found", "The document is gone");
        before = parse(id, stored.data(), stored.ref.path).picture;
        transaction.update(document(id), { picture: name });
      },
      () => Promise.resolve(),
    );
    if (before !== name) forgetPicture(before);
  };
  const pictureOf = async (id: string): Promise<string | null> => {
    const stored = await withCatalogueErrors(() => getDocFromServer(document(id)));
    return stored.exists() ? parse(id, stored.data(), stored.ref.path).picture : null;
  };
  return {
    /** Adds one without its picture (`uploadPicture`), as `OptimisticWrites.add` does. */
    add: (added: Fields & { readonly id: string }): Promise<void> => plain.add({ ...added, picture: null }),
    /**
     * Changes one, as `OptimisticWrites.save` does.
     * @param fields `picture: null` takes its picture away
     */
    save: async (id: string, fields: Partial<Fields> & { picture?: null }, opened?: T): Promise<void> => {
      const before = fields.picture === null ? await pictureOf(id) : null;
      await plain.save(id, fields, opened);
      forgetPicture(before);
    },
    forgetPicture,
    /**
     * Sends the picture of one, in the place of the one before. It is cancelled with the session.
     * @param file within `pictureLimits`
     * @returns the upload, done once the record names its picture
     */
    uploadPicture: (id: string, file: File): PhotoUpload => {
      assertSession();
      const name = pictureFileName(id, file);
      const upload = uploadPhoto(fileOf(name), file, session, { contentType: file.type, storageUrl });
      const done = upload.done.then(() => namePicture(id, name));
      // Whoever only subscribes is told by the upload.
      done.catch(() => undefined);
      return { ...upload, done };
    },
    /**
     * Reads the picture of one.
     * @throws {CarnationError} not-found when it has none, damaged when its bytes are not what was stored
     */
    picture: ({ picture }: Pictured): Promise<Blob> => {
      if (picture === null) return Promise.reject(new CarnationError("not-found", "It has no picture"));
      assertSession();
      return withCatalogueErrors(() => readStored(() => getBlob(fileOf(picture))));
    },
  };
}
