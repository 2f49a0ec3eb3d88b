/**
 * `Cache-Control` of a file of a professional: no browser keeps a face, a report or a signature where whoever comes next
 * can read it. Pictures of products and articles show no people, and have none of their own.
 */
export const PRIVATE_FILE_CACHE = "private, no-store";

/** Gives what a file that is stored at a path says to the caches of browsers; undefined where the service decides. */
export function fileCacheControl(path: string): string | undefined {
  return path.startsWith("users/") ? PRIVATE_FILE_CACHE : undefined;
}

/** Tells where the photo of a diagnosis is stored. */
export function diagnosisPhotoPath(uid: string, diagnosisId: string): string {
  return `users/${uid}/diagnosis/${diagnosisId}.jpg`;
}

/** Tells where the result of a diagnosis is stored: a JSON array of result entries. */
export function diagnosisResultPath(uid: string, diagnosisId: string): string {
  return `users/${uid}/diagnosis/${diagnosisId}.json`;
}

/** Path of what was counted in a diagnosis, as shapes over its photo; older results have none. */
export function diagnosisMasksPath(uid: string, diagnosisId: string): string {
  return `users/${uid}/diagnosis/${diagnosisId}.masks.json`;
}

/**
 * Widths of the small copies of a photo, in pixels, the largest first: for the few wide tiles of a page, for the tiles of a
 * list, and for its rows.
 */
export const thumbnailSizes = [640, 320, 96] as const;

/** Width of a small copy of a photo, in pixels. */
export type ThumbnailSize = (typeof thumbnailSizes)[number];

/** Tells where a small copy of a diagnosis' photo is stored; older photos have none. */
export function diagnosisThumbnailPath(uid: string, diagnosisId: string, size: ThumbnailSize): string {
  return `users/${uid}/diagnosis/${diagnosisId}.${size}.jpg`;
}

/**
 * Path of the picture of an end client, or of what they signed.
 * @param picture file name, `id.ext` or `customerSignatureName`
 */
export function customerPicturePath(uid: string, picture: string): string {
  return `users/${uid}/customers/${picture}`;
}

/** File name of the signature that a client gave when they were added; it stands beside their picture. */
export function customerSignatureName(id: string): string {
  return `${id}.signature.png`;
}

/**
 * Path of the logo of a professional's business, which documents print.
 * @param logo file name, `id.ext`
 */
export function businessLogoPath(uid: string, logo: string): string {
  return `users/${uid}/business/${logo}`;
}

/**
 * Tells where the picture of a recommendation is stored.
 * @param owner `world` or the uid of the professional it belongs to
 * @param picture file name, `id.ext`
 */
export function recommendationPicturePath(owner: string, picture: string): string {
  return `recommendations/${owner}/${picture}`;
}

/**
 * Tells where the picture of a subcategory is stored.
 * @param picture file name, `id.ext`
 */
export function subcategoryPicturePath(picture: string): string {
  return `subcategories/${picture}`;
}

/**
 * Tells where the picture of an article is stored.
 * @param picture file name, `id.ext`
 */
export function newsPicturePath(picture: string): string {
  return `news/${picture}`;
}

/** Tells how every file of a diagnosis begins, and none of another: what is erased with it. */
export function diagnosisFilesPrefix(uid: string, diagnosisId: string): string {
  return `users/${uid}/diagnosis/${diagnosisId}.`;
}

/** Tells how every file of a client begins, and none of another: their pictures and what they signed. */
export function customerFilesPrefix(uid: string, id: string): string {
  return `users/${uid}/customers/${id}.`;
}

/** Tells where the file is stored that a sending carries: a PDF. */
export function sendingAttachmentPath(uid: string, id: string): string {
  return `users/${uid}/sendings/${id}.pdf`;
}

/** Tells where a signed quote is stored: a PDF that never changes. */
export function quotePdfPath(uid: string, id: string): string {
  return `users/${uid}/quotes/${id}.pdf`;
}

/** Tells where the signature is stored that was drawn under a quote. */
export function quoteSignaturePath(uid: string, id: string): string {
  return `users/${uid}/quotes/${id}.signature.png`;
}

/** Tells how every file of a quote begins, and none of another. */
export function quoteFilesPrefix(uid: string, id: string): string {
  return `users/${uid}/quotes/${id}.`;
}
