/**
 * Time: how long a document takes, beside an empty tagged one of the same library: a signed quote of 12 long lines at two rates,
 * and a prescription of 10 steps, from the data to the bytes. Fails above 2 s.
 * Run: `npm run bench:documents`
 */
import { prescriptionDocument } from "@carnation/product/prescription";
import { parseBusiness } from "@carnation/product/profile";
import { quoteDocument } from "@carnation/product/quote";
import { prescriptionPdf } from "../apps/functions/src/documents/prescriptionPdf.ts";
import { quotePdf } from "../apps/functions/src/documents/quotePdf.ts";
import {
  agreement,
  drawnLine,
  issuedQuote,
  twelveLines,
} from "../apps/functions/src/documents/testing/quoteExample.ts";
import { finishPdf, openPdf, paragraph } from "../apps/functions/src/pdf/index.ts";
import { faceNames } from "../apps/functions/src/pdf/fonts.ts";
import { routine } from "../apps/functions/src/prescription/testing/routineExample.ts";
import { median, timeOf } from "./local-firebase/statistics.ts";

const LIMIT_MS = 2000;
const ROUNDS = 40;

const created = new Date("2026-11-23T09:00:00Z");
const drawn = await drawnLine();

async function empty(): Promise<Uint8Array> {
  return finishPdf(await openPdf({ title: "Vide", author: "Claire Martin", created }));
}

/** A letter in each of the four faces, which are then embedded: what no document can do without. */
async function letters(): Promise<Uint8Array> {
  const pdf = await openPdf({ title: "Lettres", author: "Claire Martin", created });
  for (const face of faceNames) {
    paragraph(pdf, "A", { style: { face, size: 10, lineHeight: 14, colour: "#000000" } });
  }
  return finishPdf(pdf);
}

const quote = (): Promise<Uint8Array> =>
  quotePdf(quoteDocument({ ...issuedQuote, items: twelveLines, signature: agreement }), drawn, drawn);

const prescription = (): Promise<Uint8Array> =>
  prescriptionPdf(
    prescriptionDocument({
      routine,
      recommendations: new Map(),
      customer: { firstname: "Anaïs", lastname: "Morel", contraindications: [] },
      contraindications: [],
      profile: { ...issuedQuote.emitter, business: parseBusiness({ city: "Lyon" }) },
      diagnosis: { created },
      now: created,
    }),
  );

const first = await timeOf(quote);
const documents = { empty, letters, quote, prescription };
const names = ["empty", "letters", "quote", "prescription"] as const;
const times: Record<(typeof names)[number], number[]> = {
  empty: [],
  letters: [],
  quote: [],
  prescription: [],
};
// In turns, so that whatever else the machine does is shared out.
for (let round = 0; round < ROUNDS; round++) {
  for (const name of names) times[name].push(await timeOf(documents[name]));
}

const [bare, lettered] = [median(times.empty), median(times.letters)];
console.log(`first quote, with the library and the fonts: ${first.toFixed(0)} ms`);
for (const name of names) {
  const warm = median(times[name]);
  const worst = Math.max(...times[name]);
  const bytes = (await documents[name]()).length;
  console.log(
    `${name}: median ${warm.toFixed(1)} ms, ${(warm / bare).toFixed(1)} times an empty one, ${(warm / lettered).toFixed(1)} times one of four letters, ${(warm / LIMIT_MS).toFixed(3)} of the limit; worst ${worst.toFixed(1)} ms; ${(bytes / 1024).toFixed(0)} KB (${ROUNDS} runs)`,
  );
  if (worst > LIMIT_MS) process.exitCode = 1;
}
