/** The roles, least privileged first. */
export const roles = ["customer", "employee", "admin"] as const;

/** A professional is a `customer`; staff are `employee` or `admin`. */
export type Role = (typeof roles)[number];

/** Who is signed in. */
export interface Session {
  readonly uid: string;
  readonly email: string;
  readonly role: Role;
}

/** The role named by a token claim or a stored user; anything else is the default, `customer`. */
export function parseRole(claim: unknown): Role {
  return roles.find((role) => role === claim) ?? "customer";
}
