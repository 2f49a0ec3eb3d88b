import { formatList } from "@carnation/domain/format";
import { typeset } from "@carnation/domain/text";
import type { PrescriptionDocument } from "@carnation/product/prescription";
import { closingBlocks, greetingBlock, rightsBlock } from "../mail/letterBlocks.ts";
import type { MailBlock, MailContent } from "../mail/mailContent.ts";

/**
 * The message that carries a prescription (MARKET E1): what it holds, the next photo, what it is not.
 * @param firstname of the client; null where the diagnosis has none
 */
export function prescriptionMail(document: PrescriptionDocument, firstname: string | null): MailContent {
  const { subject, emitter, moments, nextPhoto, subtitle } = document;
  const when = formatList(moments.map(({ label }) => label.toLowerCase()));
  const blocks: MailBlock[] = [
    greetingBlock(firstname ?? ""),
    {
      kind: "paragraph",
      text: typeset(
        `Vous trouverez ci-joint vos conseils de soin, étape par étape (${when})${withWhat(document)}.`,
      ),
    },
    ...(nextPhoto === "" ? [] : [{ kind: "paragraph", text: nextPhoto } satisfies MailBlock]),
    {
      kind: "paragraph",
      text: "Si quelque chose vous gêne ou vous interroge, répondez simplement à ce message.",
    },
    ...closingBlocks(emitter),
    { kind: "legal", text: `${subtitle}.` },
    rightsBlock(emitter, firstname !== null),
  ];
  return { subject, blocks };
}

/** Promises what the document holds, and no more. */
function withWhat({ moments }: PrescriptionDocument): string {
  const steps = moments.flatMap((moment) => moment.steps.map((step) => ({ ...step, moment: moment.id })));
  const products = steps.filter(({ moment }) => moment !== "cabin");
  const promised = [
    ...(products.length > 0 && products.every(({ use }) => use !== "")
      ? ["la façon d’appliquer chaque produit"]
      : []),
    ...(steps.some(({ precaution }) => precaution !== "") ? ["les précautions à prendre"] : []),
  ];
  return promised.length === 0 ? "" : `, avec ${formatList(promised)}`;
}
