import type { Profile } from "../profile/profile.ts";

/** Holds what an account of the back-office can be; the third role is a professional's. */
export const staffRoles = ["employee", "admin"] as const;

/** French words of the staff's roles. */
export const staffRoleLabels = { employee: "Employé", admin: "Administrateur" } as const;

/** Describes what an administrator wants of a member of the staff. */
export type StaffChange = Pick<Profile, "role" | "active">;

/**
 * Tells why a member of the staff cannot be changed that way, as a sentence; null when they can. Nobody shuts themselves
 * out, and one active administrator stays.
 * @param staff every member of the staff, before the change
 * @param self uid of the administrator who asks
 */
export function staffChangeProblem(
  staff: readonly Pick<Profile, "uid" | "role" | "active">[],
  uid: string,
  change: StaffChange,
  self: string,
): string | null {
  if (uid === self && !change.active) return "Vous ne pouvez pas désactiver votre propre compte.";
  const after = staff.map((member) => (member.uid === uid ? { ...member, ...change } : member));
  return after.some(({ role, active }) => role === "admin" && active)
    ? null
    : "Il doit rester un administrateur.";
}
