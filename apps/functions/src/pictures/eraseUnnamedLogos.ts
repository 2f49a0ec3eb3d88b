import { businessLogoPath, documentPaths } from "@carnation/product/path";
import type { Backend } from "../backend/backend.ts";

/** Tells whose logo a file of Storage is; null for another file. */
export function ownerOfLogo(path: string): string | null {
  return /^users\/(?<uid>[^/]+)\/business\/[^/]+$/u.exec(path)?.groups?.["uid"] ?? null;
}

/**
 * Erases the logos of an account that neither its profile names, as its logo or as the one on its way, nor a quote that was
 * issued with it. The one that was stored last stays: it may be brought in before it is named. Safe to repeat.
 */
export async function eraseUnnamedLogos({ db, files }: Backend, uid: string): Promise<void> {
  const folder = businessLogoPath(uid, "");
  // Listed before the profile is read: a logo that is named later was not there yet.
  const [, ...older] = (await files.listDated(folder)).toSorted(
    (a, b) => Number(b.created) - Number(a.created),
  );
  const profile = await db.doc(documentPaths.user(uid)).get();
  const named: readonly unknown[] = [profile.get("business.logo"), profile.get("business.logo_upload")];
  for (const { path } of older) {
    const name = path.slice(folder.length);
    if (named.includes(name)) continue;
    const naming = db.collection(documentPaths.quotes(uid)).where("emitter.logo", "==", name).limit(1);
    if ((await naming.get()).empty) await files.remove(path);
  }
}
