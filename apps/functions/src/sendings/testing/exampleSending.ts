import { exampleContent } from "../../mail/testing/exampleMail.ts";
import type { SendingToQueue } from "../queueSending.ts";

/** The first bytes of a PDF, and some that are no text. */
export const PDF = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 255, 10, 13]);

/** A report for a client. */
export const report: SendingToQueue = {
  kind: "comparison-report",
  to: " Anais@Exemple.fr ",
  customer: "anais",
  diagnoses: ["d1", "d2"],
  mail: exampleContent,
  attachment: { name: "Comparaison : Anaïs/2026.pdf", bytes: PDF },
};
