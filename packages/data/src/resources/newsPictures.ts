import { CarnationError } from "@carnation/domain/error";
import type { News } from "@carnation/product/news";
import { newsPicturePath } from "@carnation/product/path";
import { getBlob, ref } from "firebase/storage";
import { withCatalogueErrors } from "../errors/catalogueError.ts";
import type { CommandContext } from "./defineResource.ts";
import { readStored } from "../files/readStored.ts";

/** Choice of which picture of an article: another one takes its place under the same name. */
export type NewsPictureVersion = Pick<News, "picture" | "updated">;

/** Reads the pictures of articles, each version once in a session. */
export function newsPictures({ storage, assertSession }: CommandContext<News>) {
  const kept = new Map<string, Promise<Blob>>();
  /**
   * Reads the picture of an article.
   * @throws {CarnationError} not-found when there is none, damaged when its bytes are not what was stored
   */
  return ({ picture, updated }: NewsPictureVersion): Promise<Blob> => {
    if (picture === null) return Promise.reject(new CarnationError("not-found", "It has no picture"));
    assertSession();
    const version = `${picture}/${updated?.getTime()}`;
    const known = kept.get(version);
    if (known !== undefined) return known;
    const read = withCatalogueErrors(() => readStored(() => getBlob(ref(storage, newsPicturePath(picture)))));
    kept.set(version, read);
    read.catch(() => kept.delete(version));
    return read;
  };
}
