import { sendingReasons } from "@carnation/product/sending";
import { MailFailure } from "./mailPort.ts";

/** Of a mailbox, or of a message for all mailboxes (RFC 5321, 4.2.2). */
const TOO_LARGE = 552;
/** The server asks for a login, or for a better one (RFC 4954, 6). */
const LOGIN = new Set([530, 534, 535, 538]);

/**
 * Gives what an attempt failed with, for a person: a server's 5xx is its last word on this message, 4xx and silence are not
 * (RFC 5321, 4.2.1).
 */
export function mailFailureOf(error: unknown): MailFailure {
  const code = numberOf(error, "responseCode");
  if (code === null) {
    const isLogin = textOf(error, "code") === "EAUTH";
    return new MailFailure(isLogin ? sendingReasons.misconfigured : sendingReasons.noAnswer, !isLogin, error);
  }
  if (code < 500) return new MailFailure(sendingReasons.postponed, true, error);
  return new MailFailure(lastWord(code, textOf(error, "command")), false, error);
}

function lastWord(code: number, command: string) {
  if (code === TOO_LARGE) return sendingReasons.tooLarge;
  if (LOGIN.has(code) || /^(?:MAIL|STARTTLS)/u.test(command)) return sendingReasons.misconfigured;
  return command.startsWith("RCPT") ? sendingReasons.addressRefused : sendingReasons.messageRefused;
}

function numberOf(error: unknown, name: string): number | null {
  const value: unknown = typeof error === "object" && error !== null ? Reflect.get(error, name) : null;
  return typeof value === "number" ? value : null;
}

function textOf(error: unknown, name: string): string {
  const value: unknown = typeof error === "object" && error !== null ? Reflect.get(error, name) : null;
  return typeof value === "string" ? value : "";
}
