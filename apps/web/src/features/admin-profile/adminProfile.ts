import type { Workspace } from "@carnation/data";
import { adminNameUpdate, type AdminNameFormOutput, type Profile } from "@carnation/domain";

export const saveName = (
  workspace: Workspace,
  uid: string,
  form: AdminNameFormOutput,
  opened: Pick<Profile, "firstname" | "lastname"> | null,
): Promise<void> => workspace.accounts.update(adminNameUpdate(uid, form, opened));

export const lastSignInOf = async (workspace: Workspace, uid: string): Promise<Date | null> =>
  (await workspace.accounts.readSignIns([uid])).get(uid) ?? null;
