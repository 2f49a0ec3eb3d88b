import { webAddressField } from "@carnation/domain/field";
import { formatPhone } from "@carnation/domain/internal/field";
import { NO_BREAK_SPACE } from "@carnation/domain/internal/text";
import { excerpt } from "@carnation/domain/text";
import * as v from "valibot";
import { type Brand, brandOf } from "../profile/brand.ts";
import type { Profile } from "../profile/profile.ts";

/** The profile of the professional, as far as a document shows it. */
export type ReportProfile = Pick<Profile, "firstname" | "lastname" | "company" | "email" | "business">;

/** Person who issues a document. */
export interface ReportEmitter extends Brand {
  /** Their company, or their name. */
  readonly name: string;
  /** The person: « Claire Martin »; the company again where no name is stored. */
  readonly person: string;
  /** Holds what stands under the name: person, activity, address, telephone; what is not known is left out. */
  readonly lines: readonly string[];
  /** Null when there is none. */
  readonly email: string | null;
  /** An `https` address; null when there is none. */
  readonly website: string | null;
}

/** Longest address (RFC 5321). */
const EMAIL_MAX = 254;

/** Longest line of a letterhead, UTF-16 units. */
const LONGEST = 120;

/** Named in a document whose professional has stored neither a company nor a name. */
const NAMELESS = "Votre praticien";

/** The letterhead of a professional. */
export function reportEmitter({
  firstname,
  lastname,
  company,
  email,
  business,
}: ReportProfile): ReportEmitter {
  const person = excerpt(`${firstname} ${lastname}`, LONGEST);
  const name = excerpt(company, LONGEST) || person || NAMELESS;
  const { activity, street, complement, postcode, city, phone, website } = business;
  const lines = [
    person === name ? "" : person,
    activity,
    street,
    complement,
    `${postcode}${NO_BREAK_SPACE}${city}`,
    formatPhone(phone),
  ];
  return {
    name,
    person: person || name,
    lines: lines.map((line) => excerpt(line, LONGEST)).filter((line) => line !== ""),
    email: /^[^\s@]+@[^\s@]+$/u.test(email.trim()) && email.length <= EMAIL_MAX ? email.trim() : null,
    website: website.length <= LONGEST && v.is(webAddressField, website) ? website : null,
    ...brandOf(business),
  };
}
