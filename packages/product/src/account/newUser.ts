import { canonicalEmail } from "@carnation/domain/field";
import type { Role } from "../session/session.ts";

/** Data of somebody when their account is made. */
export interface UserSeed {
  /** The address of the sign-up. */
  readonly email: string;
  readonly firstname?: string;
  readonly lastname?: string;
  readonly company?: string;
  /** @default "customer" */
  readonly role?: Role;
}

/** The fields to store for a new user. */
export interface NewUser {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly company: string;
  readonly role: Role;
  readonly active: boolean;
  readonly created: Date;
}

/** A new user as stored: role `customer` unless another is given, active, with the e-mail from the sign-up (specification 5). */
export function newUser({ email, firstname, lastname, company, role }: UserSeed, now: Date): NewUser {
  return {
    email: canonicalEmail(email),
    firstname: firstname ?? "",
    lastname: lastname ?? "",
    company: company ?? "",
    role: role ?? "customer",
    active: true,
    created: now,
  };
}
