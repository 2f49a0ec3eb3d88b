import type { CustomerToAdd, CustomerToSave, Workspace } from "@carnation/data";
import type { PictureChange } from "@carnation/domain/internal/field";
import { paths } from "../navigation/paths.ts";
import type { ResourcePages } from "../navigation/ResourcePages.ts";
import { listAsking } from "../resource/listAsking.ts";
import { pictureAddress } from "../browser/pictureAddress.ts";
import { smallPicture } from "../browser/smallPicture.ts";
import { resourceAtoms } from "../watch/watchAtom.ts";
import { errorMessage } from "../feedback/errorMessage.ts";

export const pages: ResourcePages = {
  label: "Mes clients",
  path: paths.customers,
  add: paths.addCustomer,
  edit: paths.editCustomer,
  open: paths.customer,
};

/** Way that a list asks for the clients that it does not show. */
export const asking = listAsking((workspace) => workspace.customers);

export const customers = resourceAtoms((workspace) => workspace.customers);

/** A client who is saved, and their picture when it did not follow. */
export interface SavedCustomer {
  readonly id: string;
  readonly unsent: { readonly picture: File; readonly failure: string } | null;
}

/** Adds a client, then sends their picture: a picture that fails takes nothing of the client back. */
export async function add(
  workspace: Workspace,
  customer: CustomerToAdd,
  picture: PictureChange,
): Promise<SavedCustomer> {
  return sendPicture(workspace, await workspace.customers.add(customer), picture);
}

/** Changes a client, then sends their new picture. */
export async function save(
  workspace: Workspace,
  customer: CustomerToSave,
  picture: PictureChange,
): Promise<SavedCustomer> {
  await workspace.customers.save({ ...customer, picture: picture === "removed" ? null : undefined });
  return sendPicture(workspace, customer.id, picture);
}

/** Sends the picture of a client, if there is a new one. */
export async function sendPicture(
  workspace: Workspace,
  id: string,
  picture: PictureChange,
): Promise<SavedCustomer> {
  if (!(picture instanceof File)) return { id, unsent: null };
  try {
    await workspace.customers.sendPicture(id, await smallPicture(picture));
    return { id, unsent: null };
  } catch (error) {
    return { id, unsent: { picture, failure: errorMessage(error) } };
  }
}

/** Reads the picture of a client. */
export const readPicture = (workspace: Workspace, name: string): Promise<Blob> =>
  workspace.customers.picture(name);

/** Reads the picture of a client as an address, for a field that shows it. */
export async function readPictureAddress(workspace: Workspace, name: string): Promise<string> {
  return pictureAddress(await workspace.customers.picture(name));
}
