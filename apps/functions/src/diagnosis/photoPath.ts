import { diagnosisPhotoPath } from "@carnation/product/path";

/**
 * Tells whose diagnosis a stored object is the photo of; `null` for any other object, its small copies among them: an id has
 * no point (the rules of Storage take no other name).
 */
export function diagnosisOfPhoto(objectName: string): { uid: string; id: string } | null {
  const [root, uid, folder, file] = objectName.split("/");
  const id = file?.replace(/\.jpg$/, "");
  if (root !== "users" || folder !== "diagnosis" || !uid || !id || id.includes(".")) return null;
  return diagnosisPhotoPath(uid, id) === objectName ? { uid, id } : null;
}
