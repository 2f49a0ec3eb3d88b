import type { AppCheckMode } from "@carnation/local-firebase";

/**
 * App Check of the product on this machine: off unless `CARNATION_APP_CHECK` in front of the command says otherwise.
 * @throws RangeError for a word that is none of its modes
 */
export function appCheckFromEnvironment(env: Readonly<Record<string, string | undefined>>): AppCheckMode {
  const word = env["CARNATION_APP_CHECK"]?.trim() || "off";
  if (word === "off" || word === "observe" || word === "enforce") return word;
  throw new RangeError(`CARNATION_APP_CHECK=${word} n’est ni observe ni enforce.`);
}
