import { typeset } from "../text/typeset.ts";
import { textField } from "./textField.ts";

/** Longest address, in characters (RFC 5321: 256 with its angle brackets). */
export const EMAIL_MAX = 254;

/** The longest part before the @ (RFC 5321, 4.5.3.1.1). */
const LOCAL_PART_MAX = 64;

/** The unquoted addresses of RFC 5322 with a domain name of two labels at least, in lower case. */
const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/u;

/**
 * An address in the form in which it is kept and compared: without spaces around it and in lower case, as the
 * identity service keeps it. No mail provider in use tells addresses apart by their capitals.
 */
export function canonicalEmail(text: string): string {
  return text.normalize("NFC").trim().toLowerCase();
}

/** An e-mail address, at most 254 characters; gives its canonical form. */
export const emailField = textField("Saisissez votre adresse e-mail.", readEmail);

/** The e-mail address of somebody else: a client, an employee. */
export const otherEmailField = textField("Saisissez l’adresse e-mail.", readEmail);

function readEmail(line: string): { value: string } | { problem: string } {
  const address = canonicalEmail(line.replace(/^mailto:/iu, "").replace(/^<(.*)>$/u, "$1"));
  if (address.length > EMAIL_MAX || address.indexOf("@") > LOCAL_PART_MAX) {
    return { problem: "Cette adresse est trop longue." };
  }
  if (/[^\p{ASCII}]/u.test(address)) {
    return { problem: "Une adresse e-mail s’écrit sans accent." };
  }
  return ADDRESS.test(address)
    ? { value: address }
    : { problem: typeset("Cette adresse n’est pas complète. Exemple : prenom@institut.fr") };
}
