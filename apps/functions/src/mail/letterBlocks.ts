import { typeset } from "@carnation/domain/text";
import type { MailBlock } from "./mailContent.ts";

/** Person who writes a letter that carries a document. */
export interface LetterAuthor {
  /** The company, who is responsible for the person's data. */
  readonly name: string;
  readonly person: string;
  /** Holds what stands under the name: activity, address, telephone. */
  readonly lines: readonly string[];
}

/** « Bonjour Anaïs, », or « Bonjour, » where no first name is known. */
export function greetingBlock(firstname: string): MailBlock {
  const name = firstname.trim();
  return { kind: "greeting", text: name === "" ? "Bonjour," : `Bonjour ${name},` };
}

/** Tells how a letter ends: who writes, and how to reach them (MARKET E1). */
export function closingBlocks({ name, person, lines }: LetterAuthor): MailBlock[] {
  return [
    { kind: "paragraph", text: "Bien à vous," },
    { kind: "signature", name: person, lines: [name, ...lines].filter((line) => line !== person) },
  ];
}

/**
 * Tells why somebody gets a letter, who is responsible for their data, and how they take their agreement back.
 * @param hasFile whether they are a client, who agreed to e-mails; the address was given by word of mouth otherwise
 */
export function rightsBlock({ name }: LetterAuthor, hasFile: boolean): MailBlock {
  const why = hasFile
    ? `Vous recevez ce message parce que vous avez accepté de recevoir vos documents par e-mail de la part de ${name}, responsable de vos données. Pour retirer cet accord, consulter vos données ou les faire effacer, répondez simplement à ce message.`
    : `Vous recevez ce message parce que vous avez donné votre adresse à ${name}, responsable de vos données. Pour ne plus en recevoir, consulter vos données ou les faire effacer, répondez simplement à ce message.`;
  return { kind: "legal", text: typeset(why) };
}
