import { isoDay } from "@carnation/domain/format";
import { countSteps } from "@carnation/domain/routine";
import { routineText } from "@carnation/domain/internal/routine";
import { parseComparisonRecap } from "@carnation/product/comparison";
import type { Customer } from "@carnation/product/customer";
import {
  customerPicturePath,
  diagnosisMasksPath,
  diagnosisPhotoPath,
  diagnosisResultPath,
  quotePdfPath,
} from "@carnation/product/path";
import { formatIssuedNumber, parseIssuedQuote } from "@carnation/product/quote";
import { parseRoutine } from "@carnation/product/routine";
import { parseSending } from "@carnation/product/sending";
import { type QueryDocumentSnapshot, Timestamp } from "firebase/firestore";
import { type ArchivePart, jsonFile, textFile } from "./archiveFiles.ts";

/** A part whose names begin with a folder. */
export function inFolder(folder: string, { texts, files }: ArchivePart): ArchivePart {
  return {
    texts: Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${folder}/${name}`, text])),
    files: files.map(([name, path]) => [`${folder}/${name}`, path]),
  };
}

/** The file of a client: all that is stored, their picture and what they signed. */
export function customerPart(
  uid: string,
  stored: unknown,
  { id, picture, consents }: Pick<Customer, "id" | "picture" | "consents">,
): ArchivePart {
  return {
    texts: { "dossier.json": jsonFile(stored) },
    files: [picture, ...consents.map(({ signature }) => signature)]
      .filter((file) => file !== null)
      .map((file) => [
        `client/${file.replace(id, "photo").replace("photo.signature", "signature")}`,
        customerPicturePath(uid, file),
      ]),
  };
}

/** A diagnosis: all that is stored, its routine in words, its photo, results and masks. */
export function diagnosisPart(uid: string, diagnosis: QueryDocumentSnapshot): ArchivePart {
  const routine = routineFile(diagnosis);
  return inFolder(folderOf(diagnosis), {
    texts: {
      "diagnostic.json": jsonFile(diagnosis.data()),
      ...(routine === null ? {} : { "routine.txt": routine }),
    },
    files: [
      ["photo.jpg", diagnosisPhotoPath(uid, diagnosis.id)],
      ["resultats.json", diagnosisResultPath(uid, diagnosis.id)],
      ["zones.json", diagnosisMasksPath(uid, diagnosis.id)],
    ],
  });
}

/** The recap of a comparison, in words. */
export function recapPart(recap: QueryDocumentSnapshot): ArchivePart {
  const { text } = parseComparisonRecap(recap.id, recap.data());
  return { texts: { [`bilans/${recap.id}.txt`]: textFile(text) }, files: [] };
}

/** A document that was sent, and to whom. */
export function sendingPart(sending: QueryDocumentSnapshot): ArchivePart {
  const attached = attachmentOf(sending);
  return {
    texts: { [`envois/${sending.id}.json`]: jsonFile(sending.data()) },
    files: attached === null ? [] : [[`envois/${sending.id}.pdf`, attached]],
  };
}

/** Gives what cannot be read names no file, and is exported none the less. */
function attachmentOf(sending: QueryDocumentSnapshot): string | null {
  try {
    return parseSending(sending.id, sending.data()).attachment?.path ?? null;
  } catch {
    return null;
  }
}

/** A quote that was issued, and its file once it is signed. */
export function quotePart(uid: string, quote: QueryDocumentSnapshot): ArchivePart {
  const name = `devis/${quoteFileName(quote)}`;
  const signed = typeof quote.get("hash") === "string";
  return {
    texts: { [`${name}.json`]: jsonFile(quote.data()) },
    files: signed ? [[`${name}.pdf`, quotePdfPath(uid, quote.id)]] : [],
  };
}

/** « diagnostics/2026-11-21 d1 »; what cannot be read has no day, and is exported none the less. */
function folderOf(diagnosis: QueryDocumentSnapshot): string {
  const created: unknown = diagnosis.get("created");
  const day = created instanceof Timestamp ? `${isoDay(created.toDate())} ` : "";
  return `diagnostics/${day}${diagnosis.id}`;
}

/** The routine in words; null without a step, or when it cannot be read: the diagnosis beside it has all that is stored. */
function routineFile(diagnosis: QueryDocumentSnapshot): Uint8Array | null {
  try {
    const routine = parseRoutine(diagnosis.get("routine"));
    return countSteps(routine) === 0 ? null : textFile(routineText(routine));
  } catch {
    return null;
  }
}

/** « D-2026-0042, version 2 »; what cannot be read has no number, and is exported none the less. */
function quoteFileName(quote: QueryDocumentSnapshot): string {
  try {
    return formatIssuedNumber(parseIssuedQuote(quote.id, quote.data()));
  } catch {
    return quote.id;
  }
}
