import { cleanLine } from "./cleanText.ts";

/** A French postal address in its three lines. */
export interface PostalAddress {
  readonly street: string;
  /** Five digits. */
  readonly postcode: string;
  readonly city: string;
}

/**
 * Reads a French address that was typed or pasted in one go: « 12, rue des Lilas, 69003 Lyon ».
 * @returns null for what holds no street before a postcode, or no town after it
 */
export function readPostalAddress(text: string): PostalAddress | null {
  const found = /^(?<street>.+)[\s,;–-](?<postcode>\d{5})[\s,]+(?<city>\p{L}.*)$/u.exec(cleanLine(text));
  const { street = "", postcode = "", city = "" } = found?.groups ?? {};
  const line = street.replace(/[\s,;–-]+$/u, "");
  return line === "" ? null : { street: line, postcode, city };
}
