import { CarnationError } from "@carnation/domain/error";
import { canonicalEmail } from "@carnation/domain/field";
import { clientMessages } from "@carnation/domain/internal/error";
import type { Customer } from "./customer.ts";

/** Describes what tells whether an address is taken. */
export type KnownCustomer = Pick<Customer, "id" | "email">;

/**
 * The client of the same professional who has that address already, whatever its capitals; null when nobody has it.
 * @param own id of the client whose address it may stay
 */
export function customerWithEmail<Known extends KnownCustomer>(
  customers: readonly Known[],
  email: string,
  own?: string,
): Known | null {
  const wanted = canonicalEmail(email);
  return customers.find((known) => known.id !== own && canonicalEmail(known.email) === wanted) ?? null;
}

/**
 * Refuses an address that another client of the same professional has (specification 5).
 * @throws {CarnationError} invalid-argument, with the specification's message
 */
export function requireFreeEmail(customers: readonly KnownCustomer[], email: string, own?: string): void {
  if (customerWithEmail(customers, email, own)) {
    throw new CarnationError("invalid-argument", clientMessages.customerEmailTaken);
  }
}
