import type { OutgoingMail } from "../../ports/mail/mailPort.ts";
import type { MailContent, ReadMailContent } from "../mailContent.ts";
import { mailContentSchema } from "../mailContent.ts";
import { renderHtml } from "../renderHtml.ts";
import { renderText } from "../renderText.ts";
import * as v from "valibot";

/** A block of each kind. */
export const exampleContent: MailContent = {
  subject: "Votre comparaison de peau du 12 mars au 21 novembre 2026",
  blocks: [
    { kind: "greeting", text: "Bonjour Anaïs," },
    { kind: "paragraph", text: "Voici votre rapport.\nIl est en pièce jointe." },
    {
      kind: "figures",
      title: "En bref",
      figures: [
        { label: "Hydratation", value: "62 / 100", note: "amélioration" },
        { label: "Éclat", value: "55 / 100" },
      ],
    },
    { kind: "button", label: "Prendre rendez-vous", url: "https://institut.example/rdv?a=1&b=2" },
    { kind: "signature", name: "Claire Fontaine", lines: ["Lumière de Peau", "04 78 00 00 00"] },
    { kind: "legal", text: "Vous recevez ce message parce que vous l’avez accepté." },
  ],
};

/** The content as it is read before it is rendered. */
export function readContent(content: MailContent = exampleContent): ReadMailContent {
  return v.parse(mailContentSchema, content);
}

/** A message that is ready to go, but for what the test is about. */
export function outgoing(
  fields: Partial<OutgoingMail> = {},
  content: MailContent = exampleContent,
): OutgoingMail {
  const read = readContent(content);
  return {
    id: "0123456789abcdef",
    date: new Date("2026-11-23T08:00:00.000Z"),
    author: { name: "Lumière de Peau", address: "claire@institut.example" },
    to: "anais@exemple.fr",
    subject: read.subject,
    html: renderHtml(read),
    text: renderText(read),
    attachment: {
      name: "Comparaison Anaïs.pdf",
      bytes: new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 255, 10, 13]),
    },
    ...fields,
  };
}
