import * as fc from "fast-check";
import { isDocumentId } from "../wire/documentId.ts";

/**
 * Arbitrary of ids that a document can have, 1 to 20 characters of letters, digits, `_` and `-`. Firestore keeps ids between
 * two pairs of `_` for itself: a generator that draws them fails now and then.
 */
export const anyDocumentId: fc.Arbitrary<string> = fc.stringMatching(/^[\w-]{1,20}$/u).filter(isDocumentId);
