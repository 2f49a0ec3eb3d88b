import type { ResultsReport } from "@carnation/product/report";
import { closingBlocks, greetingBlock, rightsBlock } from "../mail/letterBlocks.ts";
import type { MailContent } from "../mail/mailContent.ts";

/**
 * The message that carries the results of one photo: what it says in a sentence, who writes, what it is not.
 * @param firstname of the client; null where the diagnosis has none
 */
export function resultsMail(report: ResultsReport, firstname: string | null): MailContent {
  const { subject, emitter, period, synthesis, limits } = report;
  return {
    subject,
    blocks: [
      greetingBlock(firstname ?? ""),
      { kind: "paragraph", text: `Vous trouverez ci-joint vos résultats de peau, d’après la ${period}.` },
      { kind: "paragraph", text: synthesis },
      { kind: "paragraph", text: "Nous restons à votre disposition pour en parler ensemble." },
      ...closingBlocks(emitter),
      { kind: "legal", text: limits },
      rightsBlock(emitter, firstname !== null),
    ],
  };
}
