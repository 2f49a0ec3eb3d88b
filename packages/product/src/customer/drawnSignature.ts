import * as v from "valibot";
import { customerSignatureName } from "../path/storagePath.ts";

/** Longest drawn signature as a text: a PNG of some 150 kB, ten times that of a long name. */
const SIGNATURE_MAX = 200_000;

const INVALID = "Certaines informations du client manquent ou sont incorrectes.";

/** A drawing as `signaturePng` of the kit gives it. The first letters of the data are those of every PNG. */
export const drawnSignatureSchema = v.pipe(
  v.string(INVALID),
  v.maxLength(SIGNATURE_MAX, "Cette signature est trop lourde. Effacez-la et signez plus simplement."),
  v.regex(/^data:image\/png;base64,iVBORw0KGgo[A-Za-z0-9+/]*={0,2}$/u, INVALID),
);

/**
 * File name of the signature under a later line of a client's ledger. The first, given when the client was added, is
 * `customerSignatureName`.
 * @param line index of the line in the ledger, from 0
 */
export function consentSignatureName(id: string, line: number): string {
  return customerSignatureName(id).replace(/png$/u, `${line}.png`);
}
