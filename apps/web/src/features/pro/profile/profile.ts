import type { PhotoUpload, Workspace } from "@carnation/data";
import type { FormProfile, ProfileFormOutput } from "@carnation/product/profile";
import { pictureAddress } from "../../../shared/browser/pictureAddress.ts";
import { smallPicture } from "../../../shared/browser/smallPicture.ts";

/** Longest side of a logo, in pixels: documents print 40 mm of it, 300 pixels to the inch, and a screen more. */
const LOGO_PX = 1024;

/** Stores the fields, unless another tab has changed them since they were seen. */
export const saveProfile = (
  workspace: Workspace,
  user: ProfileFormOutput["user"],
  seen?: FormProfile,
): Promise<void> => workspace.profile.save(user, seen);

/** Takes the logo away. */
export const removeLogo = (workspace: Workspace): Promise<void> => workspace.profile.removeLogo();

/** Begins to send a logo, small and without what a camera writes beside it. */
export async function sendLogo(workspace: Workspace, logo: File): Promise<PhotoUpload> {
  return workspace.profile.sendLogo(await smallPicture(logo, LOGO_PX));
}

/** Reads the logo as an address. */
export async function readLogoAddress(workspace: Workspace, name: string): Promise<string> {
  return pictureAddress(await workspace.profile.logo(name));
}
