import { businessLogoPath } from "@carnation/product/path";
import type { Backend } from "../backend/backend.ts";

/**
 * The bytes of the logo of a business, which its documents print; null without one, or when it is not there.
 * @param logo file name
 */
export async function readLogo(
  { files }: Pick<Backend, "files">,
  uid: string,
  logo: string | null,
): Promise<Uint8Array | null> {
  const path = logo === null ? null : businessLogoPath(uid, logo);
  return path !== null && (await files.exists(path)) ? files.read(path) : null;
}
