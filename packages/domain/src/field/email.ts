import { typeset } from "../text/typeset.ts";
import { textField } from "./textField.ts";

/** Longest address, in characters (RFC 5321: 256 with its angle brackets). */
export const EMAIL_MAX = 254;

/** The longest part before the @ (RFC 5321, 4.5.3.1.1). */
const LOCAL_PART_MAX = 64;

/** The unquoted addresses of RFC 5322 with a domain name of two labels at least, in lower case. */
const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/u;

/** The part of the standard class that every runtime has; the domain is compiled without the types of any. */
declare const URL: {
  new (address: string): { readonly hostname: string };
  canParse(address: string): boolean;
};

/** Letters, digits, hyphens and dots of any script: a domain name as people read it, and nothing else of a web address. */
const READ_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * An address in the form in which it is kept, compared and shown: without spaces around it, in lower case, and a domain
 * with letters beyond ASCII as its ASCII name (« claire@beauté.fr » is « claire@xn--beaut-fsa.fr »), which is the one that
 * the identity service and mail servers know. No mail provider in use tells addresses apart by their capitals.
 */
export function canonicalEmail(text: string): string {
  const address = text.normalize("NFC").trim().toLowerCase();
  const at = address.lastIndexOf("@") + 1;
  return at === 0 ? address : address.slice(0, at) + asciiDomain(address.slice(at));
}

/** The ASCII name of a domain (UTS 46); the same text for one that has none. */
function asciiDomain(domain: string): string {
  const isPlain = /^\p{ASCII}*$/u.test(domain);
  if (isPlain || !READ_DOMAIN.test(domain) || !URL.canParse(`http://${domain}`)) return domain;
  return new URL(`http://${domain}`).hostname;
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
  if (/[^\p{ASCII}].*@/u.test(address)) {
    return { problem: "Avant le @, une adresse e-mail s’écrit sans accent." };
  }
  return ADDRESS.test(address)
    ? { value: address }
    : { problem: typeset("Cette adresse n’est pas complète. Exemple : prenom@institut.fr") };
}
