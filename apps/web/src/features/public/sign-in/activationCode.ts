import { invitationCodeSchema } from "@carnation/product/account";
import * as v from "valibot";

/**
 * The code of an activation link, from whatever was copied of it: the whole link or the code alone, broken over lines, in
 * brackets or quotes, with the full stop of its sentence. Null when there is none in it.
 */
export function activationCode(copied: string): string | null {
  const text = copied.replace(/[\s\u200B-\u200D\u2060\uFEFF]+/gu, "");
  const [, named = text] = /[?&]code=([^&#]*)/u.exec(text) ?? [];
  const code = named.replace(/^[<«"'“(]+|[>»"'”).,;!]+$/gu, "");
  return v.is(invitationCodeSchema, code) ? code : null;
}
