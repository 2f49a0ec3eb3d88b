import { typeset, upperFirst } from "@carnation/domain/text";
import type { QuoteDocument } from "@carnation/product/quote";
import { closingBlocks, greetingBlock, type LetterAuthor, rightsBlock } from "../mail/letterBlocks.ts";
import type { MailContent } from "../mail/mailContent.ts";

/**
 * The message that carries a quote (MARKET E1): what it comes to, until when, how to accept it.
 * @param firstname of the client; null where the diagnosis has none
 */
export function quoteMail(document: QuoteDocument, firstname: string | null): MailContent {
  const { subject, title, agreement, validUntil, printed } = document;
  const author = authorOf(document);
  const named = `votre devis${title.slice("Devis".length)}`;
  const { signed } = agreement;
  const figures = printed.totals
    .filter(({ isTotal, amount }) => isTotal || amount.startsWith("\u2212"))
    .map(({ label, amount }) => ({ label, value: amount }));
  const opening = signed
    ? `Vous trouverez ci-joint ${named}, signé le ${signed.date}. Conservez-le avec vos documents.`
    : `Vous trouverez ci-joint ${named}, valable jusqu’au ${validUntil}.`;
  const next = signed
    ? "Merci de votre confiance. Pour toute question, répondez simplement à ce message."
    : "Pour l’accepter, signez-le lors de votre prochain rendez-vous ou renvoyez-le avec votre accord. Pour toute question, répondez simplement à ce message.";
  return {
    subject,
    blocks: [
      greetingBlock(firstname ?? ""),
      { kind: "paragraph", text: typeset(opening) },
      { kind: "figures", title: "En résumé", figures },
      { kind: "paragraph", text: next },
      ...closingBlocks(author),
      { kind: "legal", text: document.legal },
      rightsBlock(author, firstname !== null),
    ],
  };
}

/** The letterhead without the name of the person, who signs. */
function authorOf({ emitter: { name, person, lines } }: QuoteDocument): LetterAuthor {
  return {
    name,
    person,
    lines: lines.map((line) =>
      line.startsWith(`${person}, `) ? upperFirst(line.slice(person.length + 2)) : line,
    ),
  };
}
