/** The roles, least privileged first. */
export const roles = ["customer", "employee", "admin"] as const;

/** A professional is a `customer`; staff are `employee` or `admin`. */
export type Role = (typeof roles)[number];

/** Person who is signed in. */
export interface Session {
  readonly uid: string;
  readonly email: string;
  readonly role: Role;
}

/** The role named by a token claim or a stored user; anything else is the default, `customer`. */
export function parseRole(claim: unknown): Role {
  return roles.find((role) => role === claim) ?? "customer";
}

/**
 * The role that somebody acts under: of that which their token claims and that which is stored, the least. A token outlives
 * a role that was taken away by up to an hour; one that was given counts with the next token.
 */
export function actingRole(claim: unknown, stored: unknown): Role {
  const [claimed, kept] = [parseRole(claim), parseRole(stored)];
  return roles.indexOf(claimed) < roles.indexOf(kept) ? claimed : kept;
}
