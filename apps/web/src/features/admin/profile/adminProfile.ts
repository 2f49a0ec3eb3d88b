import type { Workspace } from "@carnation/data";
import { type AdminNameFormOutput, adminNameUpdate } from "@carnation/product/account";
import type { Profile } from "@carnation/product/profile";

export const saveName = (
  workspace: Workspace,
  uid: string,
  form: AdminNameFormOutput,
  opened: Pick<Profile, "firstname" | "lastname"> | null,
): Promise<void> => workspace.accounts.update(adminNameUpdate(uid, form, opened));

export const lastSignInOf = async (workspace: Workspace, uid: string): Promise<Date | null> =>
  (await workspace.accounts.readSignIns([uid])).get(uid) ?? null;
