import type { Profile } from "../profile/profile.ts";
import { type SearchFields, searchFields } from "../search/index.ts";
import { personLabel, professionalLabel } from "./professional.ts";

/** Describes what of an account it is found by. */
type Named = Pick<Profile, "firstname" | "lastname" | "company" | "email" | "role">;

/** Makes the search fields of an account: a professional's is listed by its company, the staff's by their names. */
export function accountSearchFields({ role, ...named }: Named): SearchFields {
  const { firstname, lastname, company, email } = named;
  const label = role === "customer" ? professionalLabel(named) : personLabel(named);
  return searchFields(label, `${lastname} ${firstname}`, company, email);
}

/**
 * Gives the search fields to store with a change of an account; none when nothing changes that it is found by.
 * @param account as it was read
 */
export function changedAccountSearch(account: Named, change: Partial<Named>): SearchFields | object {
  const names = ["firstname", "lastname", "company", "email", "role"] as const;
  const isFoundOtherwise = names.some((name) => change[name] !== undefined);
  return isFoundOtherwise ? accountSearchFields({ ...account, ...change }) : {};
}
