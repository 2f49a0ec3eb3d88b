import { documentPaths } from "@carnation/product/path";
import { parseProfile } from "@carnation/product/profile";
import { sendingReasons } from "@carnation/product/sending";
import { FieldValue } from "firebase-admin/firestore";
import * as v from "valibot";
import type { Backend } from "../../backend/backend.ts";
import { siteOrigin, supportEmail } from "../../config/environment.ts";
import { deliverFromOutbox, messageId, Undeliverable } from "../../mail/outboxRetry.ts";
import { mailContentSchema } from "../../mail/mailContent.ts";
import type { MailPort } from "../../ports/mail/mailPort.ts";
import { renderHtml } from "../../mail/renderHtml.ts";
import { renderText } from "../../mail/renderText.ts";
import { storedAccountMailSchema } from "./accountMail.ts";
import { accountMailWords } from "./accountMailWords.ts";

/**
 * Sends a queued message about an account, once (`deliverFromOutbox`). Nobody answers it. What it said, codes among it, and
 * the address are gone once it is sent or refused.
 * @param mail how messages leave; `null` where nothing is configured
 * @throws MailFailure when it is to be tried again
 */
export async function deliverAccountMail(
  { db, auth }: Pick<Backend, "db" | "auth">,
  mail: MailPort | null,
  id: string,
  now: Date = new Date(),
): Promise<void> {
  const document = db.doc(documentPaths.mail(id));
  const ending = { content: FieldValue.delete(), to: FieldValue.delete() };
  const compose = async (stored: unknown) => {
    const { uid, to, queued, content } = v.parse(storedAccountMailSchema, stored);
    const user = uid === null ? null : await db.doc(documentPaths.user(uid)).get();
    const profile = uid !== null && user?.exists ? parseProfile(uid, user.data()) : null;
    const address = to ?? profile?.email ?? "";
    if (address === "") throw new Undeliverable(sendingReasons.addressRefused);
    const origin = siteOrigin();
    const context = { origin, firstname: profile?.firstname ?? "", support: supportEmail() };
    const url = new URL("/auth/login", origin).href;
    // Made only now: nothing that opens an account is stored.
    const resetLink =
      content.kind === "password-reset" ? await auth.generatePasswordResetLink(address, { url }) : undefined;
    const words = v.parse(mailContentSchema, accountMailWords(content, { ...context, resetLink }));
    return {
      id: messageId(document),
      date: queued,
      // In the name of the deployment: answers go to its support, where it names one.
      author: { name: "", address: supportEmail() ?? "" },
      to: address,
      subject: words.subject,
      html: renderHtml(words),
      text: renderText(words),
      attachment: null,
    };
  };
  await deliverFromOutbox({ document, compose, ending }, mail, now);
}
