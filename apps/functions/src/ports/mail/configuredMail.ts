import { logger } from "firebase-functions";
import { mailSettings } from "./mailSettings.ts";
import type { MailPort } from "./mailPort.ts";
import { outboxMail } from "./outboxMail.ts";
import { smtpMail } from "./smtpMail.ts";

/** Tells how messages leave this deployment; `null` where nothing, or only a part of it, is configured. */
export function configuredMail(): MailPort | null {
  try {
    const settings = mailSettings();
    if (settings === null) return null;
    return settings.kind === "smtp" ? smtpMail(settings) : outboxMail(settings);
  } catch (error) {
    logger.error(error instanceof Error ? error.message : "Mail is not configured.");
    return null;
  }
}
