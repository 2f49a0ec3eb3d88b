import { otherEmailField } from "@carnation/domain/field";
import { visibleText } from "@carnation/domain/text";
import { sendingReasons } from "@carnation/product/sending";
import type { SendMailOptions } from "nodemailer";
import * as v from "valibot";
import { MailFailure, type MailPerson, type OutgoingMail } from "./mailPort.ts";

/** Makes one line of what goes into a header: a line break would begin another header. No-break spaces stay. */
const oneLine = (text: string): string =>
  visibleText(text.replace(/[\p{Cc}\u2028\u2029]+/gu, " "))
    .replace(/\s*[^\S\u00A0\u202F]\s*/gu, " ")
    .trim();

/**
 * A message in nodemailer's words. The envelope is stated, for one address that is known to be one: taken from the
 * headers, an address with a line break in it reaches whoever stands behind the break. Nothing of a message names a
 * file or a place on the network that would be read. The same message has the same bytes: its date, id and boundary
 * are given.
 * @param sender the address that this deployment sends from, and its name
 * @throws {MailFailure} when it is to nobody's address
 */
export function composeMail(mail: OutgoingMail, sender: MailPerson): SendMailOptions {
  const to = oneAddress(mail.to);
  const author = oneLine(mail.author.name);
  const replyTo = v.safeParse(otherEmailField, mail.author.address);
  const domain = sender.address.slice(sender.address.indexOf("@") + 1);
  return {
    envelope: { from: sender.address, to: [to] },
    from: { name: author === "" ? sender.name : `${author} via ${sender.name}`, address: sender.address },
    to: { name: "", address: to },
    ...(replyTo.success ? { replyTo: { name: author, address: replyTo.output } } : {}),
    subject: oneLine(mail.subject),
    date: mail.date,
    messageId: `<${mail.id}@${domain}>`,
    baseBoundary: mail.id,
    text: mail.text,
    html: mail.html,
    attachments:
      mail.attachment === null
        ? []
        : [
            {
              filename: oneLine(mail.attachment.name),
              content: Buffer.from(mail.attachment.bytes),
              contentType: "application/pdf",
            },
          ],
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function oneAddress(text: string): string {
  const address = v.safeParse(otherEmailField, text);
  if (address.success && address.output === text) return text;
  throw new MailFailure(sendingReasons.addressRefused, false);
}
