import { typeset } from "../text/typeset.ts";
import { textField } from "./textField.ts";

/** Longest address, in characters. */
export const WEB_ADDRESS_MAX = 2048;

/** `https`, a domain name (letters of any script) with an optional port, and whatever follows. No name or password in it. */
const ADDRESS =
  /^https:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*(?::\d{1,5})?(?:[/?#][^\s<>"]*)?$/u;

/** A secure web address. « www.institut.fr » is completed with `https://`; any other scheme is refused. */
export const webAddressField = textField("Saisissez une adresse web.", (line) => {
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/iu.exec(line)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== "https") {
    return { problem: typeset("Utilisez une adresse sécurisée, qui commence par https://") };
  }
  const address = scheme === undefined ? `https://${line}` : line.replace(/^https/iu, "https");
  if (address.length > WEB_ADDRESS_MAX) return { problem: "Cette adresse est trop longue." };
  return ADDRESS.test(address)
    ? { value: address }
    : { problem: typeset("Cette adresse n’est pas complète. Exemple : https://institut.fr") };
});
