import type { Profile } from "../profile/profile.ts";
import type { ContractingProfessional } from "./contractText.ts";

/** Names the owner of an account as a legal document does. */
export function contractingProfessional({
  firstname,
  lastname,
  company,
  business,
}: Pick<Profile, "firstname" | "lastname" | "company" | "business">): ContractingProfessional {
  const { street, complement, postcode, city, siret, registration, legalForm } = business;
  const place = [postcode, city].filter((part) => part !== "").join(" ");
  const written = (parts: readonly string[]): string => parts.filter((part) => part !== "").join(", ");
  return {
    name: `${firstname} ${lastname}`.trim(),
    company,
    address: written([street, complement, place]),
    registration: written([legalForm, siret === "" ? "" : `SIRET ${siret}`, registration]),
  };
}
