import { CarnationError } from "@carnation/domain/error";
import { emailConsentMissing } from "@carnation/domain/internal/comparison";
import { type Customer, hasConsented } from "@carnation/product/customer";
import type { DocumentPreview } from "@carnation/product/sending";
import * as v from "valibot";
import { type MailContent, mailContentSchema } from "../mail/mailContent.ts";
import { renderText } from "../mail/renderText.ts";

/** A document as it leaves: the message, and the file that it carries. */
export interface OutgoingDocument {
  /** A PDF, and its name as whoever gets the message reads it. */
  readonly attachment: { readonly name: string; readonly bytes: Uint8Array };
  readonly mail: MailContent;
}

/**
 * Requires that a client has agreed to e-mails.
 * @param customer null where a document is about nobody's file: its address was given for it
 * @throws CarnationError refused (the client has not agreed)
 */
export function requireEmailConsent(customer: Pick<Customer, "consents"> | null): void {
  if (customer !== null && !hasConsented(customer.consents, "email")) {
    throw new CarnationError("refused", emailConsentMissing.message);
  }
}

/** A document as it would leave, to be looked at or handed over: its file in base64, and the words of the e-mail. */
export function documentPreview({ attachment, mail }: OutgoingDocument): DocumentPreview {
  return {
    name: attachment.name,
    pdf: Buffer.from(attachment.bytes).toString("base64"),
    subject: mail.subject,
    message: renderText(v.parse(mailContentSchema, mail)),
  };
}
