import { formatPhone } from "../field/phone.ts";
import { contrastOnWhite } from "../format/contrast.ts";
import { excerpt } from "../text/shortenText.ts";
import { NO_BREAK_SPACE } from "../text/signs.ts";
import type { Profile } from "../profile/profile.ts";

/** The profile of the professional, as far as a document shows it. */
export type ReportProfile = Pick<Profile, "firstname" | "lastname" | "company" | "email" | "business">;

/** Who issues a document. */
export interface ReportEmitter {
  /** Their company, or their name. */
  readonly name: string;
  /** The person: « Claire Martin »; the company again where no name is stored. */
  readonly person: string;
  /** What stands under the name: person, activity, address, telephone; what is not known is left out. */
  readonly lines: readonly string[];
  /** Null when there is none. */
  readonly email: string | null;
  /** An `https` address; null when there is none. */
  readonly website: string | null;
  /** File name of the logo; null when there is none. */
  readonly logo: string | null;
  /** Colour of the business, `#rrggbb`, for what is written and drawn on white; null where it would be hard to read there. */
  readonly accent: string | null;
}

/** Longest address (RFC 5321). */
const EMAIL_MAX = 254;

/** Longest line of a letterhead, UTF-16 units. */
const LONGEST = 120;

/** Named in a document whose professional has stored neither a company nor a name. */
const NAMELESS = "Votre praticien";

/** A file name under which a logo may be stored: never a way to another folder. */
const LOGO_NAME = /^[\w-]+\.(?:jpe?g|png|webp)$/u;

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
    website: website.length <= LONGEST && /^https:\/\/\S+$/u.test(website) ? website : null,
    logo: LOGO_NAME.test(business.logo ?? "") ? business.logo : null,
    accent: accentOnWhite(business.colour),
  };
}

/** Least contrast of a text with its ground (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;

function accentOnWhite(colour: string): string | null {
  const contrast = contrastOnWhite(colour);
  return contrast !== null && contrast >= READABLE ? colour.trim().toLowerCase() : null;
}
