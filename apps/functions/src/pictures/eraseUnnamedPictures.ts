import { documentPaths } from "@carnation/product/path";
import type { Backend } from "../backend/backend.ts";

/** A picture of a record, by its path in Storage. */
const PICTURE =
  /^(?:users\/(?<uid>[^/]+)\/customers|recommendations\/[^/]+|(?<shared>news|subcategories))\/(?<id>[\w-]+)\.(?:jpg|jpeg|png|webp)$/u;

/** The document whose `picture` names a file; null for a file that is no picture of a record. */
function recordOf(path: string): { readonly document: string; readonly id: string } | null {
  const { uid, shared, id } = PICTURE.exec(path)?.groups ?? {};
  if (id === undefined) return null;
  if (uid !== undefined) return { document: documentPaths.customer(uid, id), id };
  if (shared === "news") return { document: documentPaths.newsArticle(id), id };
  if (shared === "subcategories") return { document: documentPaths.subcategory(id), id };
  return { document: documentPaths.recommendation(id), id };
}

const fileNameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/**
 * Erases the pictures of a record that were sent before this one and that it does not name: of one record at most two are
 * kept, the named one and the one that was sent last and is about to be named. Where the record is not there, nothing is
 * erased: files may be brought in before their documents.
 * @param path of the picture that has just arrived; another file changes nothing
 */
export async function eraseUnnamedPictures({ db, files }: Backend, path: string): Promise<void> {
  const record = recordOf(path);
  if (record === null) return;
  const prefix = `${path.slice(0, -fileNameOf(path).length)}${record.id}.`;
  // Listed before the record is read: a picture that is named later was not there yet.
  const listed = (await files.listDated(prefix)).filter((file) => recordOf(file.path) !== null);
  const arrived = listed.find((file) => file.path === path);
  const stored = await db.doc(record.document).get();
  if (!stored.exists) return;
  // Older documents may name it by its whole path.
  const named = fileNameOf(String(stored.get("picture")));
  for (const file of listed) {
    const isOlder = arrived !== undefined && file.path !== path && file.created <= arrived.created;
    if (isOlder && fileNameOf(file.path) !== named) await files.remove(file.path);
  }
}
