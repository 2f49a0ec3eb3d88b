import { composeMail } from "./composeMail.ts";
import { MailFailure, type MailPort } from "./mailPort.ts";
import type { SmtpSettings } from "./mailSettings.ts";
import { mailFailureOf } from "./smtpFailure.ts";

/** Longest time of one attempt, milliseconds: the function that makes it has `SENDING_FUNCTION_SECONDS`. */
const ATTEMPT_MS = 45_000;
/** Longest silence of the server, milliseconds. */
const SILENCE_MS = 15_000;

/** Hands each message to a mail server, over a connection of its own. */
export function smtpMail(
  { host, port, tls, login, sender }: Omit<SmtpSettings, "kind">,
  { attemptMs = ATTEMPT_MS, silenceMs = SILENCE_MS }: { attemptMs?: number; silenceMs?: number } = {},
): MailPort {
  const server = {
    host,
    port,
    secure: tls === "always",
    requireTLS: tls === "started",
    ignoreTLS: tls === "none",
    ...(login === null ? {} : { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return {
    async send(mail) {
      const message = composeMail(mail, sender);
      // Only the function that sends loads it: all others start without.
      const { createTransport } = await import("nodemailer");
      try {
        await within(attemptMs, createTransport(server).sendMail(message));
      } catch (error) {
        throw error instanceof MailFailure ? error : mailFailureOf(error);
      }
    },
  };
}

/** A server that answers a byte at a time is never silent. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`the attempt took longer than ${ms} ms`)), ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
