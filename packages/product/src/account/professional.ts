import { type Account, parseAccount, type Profile } from "../profile/profile.ts";
import { type AccountSummary, parseAccountSummary } from "../statistics/accountSummary.ts";
import { awaitsActivation } from "./accountCalls.ts";

/** A professional as the back-office sees them: their account, and the summary that the server keeps in it. */
export interface Professional extends Account {
  readonly summary: AccountSummary;
}

/**
 * Reads a stored user document for the back-office, with its summary.
 * @throws {v.ValiError} when there is no document at all
 */
export function parseProfessional(id: string, fields: unknown): Professional {
  return { ...parseAccount(id, fields), summary: parseAccountSummary(fields) };
}

/** Gives what somebody is called: « Claire Martin »; their address while they have no name. */
export function personLabel({
  firstname,
  lastname,
  email,
}: Pick<Profile, "firstname" | "lastname" | "email">): string {
  return `${firstname} ${lastname}`.trim() || email;
}

/** Gives what an account of a professional is called: its company, otherwise its owner. */
export function professionalLabel(
  profile: Pick<Profile, "company" | "firstname" | "lastname" | "email">,
): string {
  return profile.company || personLabel(profile);
}

/** Tells whether an account can be used, and if not, why. */
export type AccountState = "active" | "invited" | "deactivated" | "leaving";

/** French words of the states, for a chip and a filter. */
export const accountStateLabels: Readonly<Record<AccountState, string>> = {
  active: "Actif",
  invited: "Invité",
  deactivated: "Désactivé",
  leaving: "Suppression demandée",
};

/** Tells where an account stands; one that is deactivated is that before anything else. */
export function accountState(
  profile: Pick<Profile, "active" | "deletion" | "invited" | "terms">,
): AccountState {
  if (!profile.active) return "deactivated";
  if (profile.deletion !== null) return "leaving";
  return awaitsActivation(profile) ? "invited" : "active";
}
