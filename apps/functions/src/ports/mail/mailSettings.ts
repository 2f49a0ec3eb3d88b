import { otherEmailField } from "@carnation/domain/field";
import * as v from "valibot";
import { isLocalHost } from "../../config/isLocalHost.ts";
import type { MailPerson } from "./mailPort.ts";

/** Mail server of the messages, and the address that they are sent from. */
export type MailSettings = OutboxSettings | SmtpSettings;

/** Into files, on one machine. */
export interface OutboxSettings {
  readonly kind: "outbox";
  readonly folder: string;
  readonly sender: MailPerson;
}

/** To a mail server. */
export interface SmtpSettings {
  readonly kind: "smtp";
  readonly host: string;
  readonly port: number;
  /** `always`: TLS from the first byte (`smtps`); `started`: STARTTLS, or nothing is sent; `none`: this machine. */
  readonly tls: "always" | "started" | "none";
  readonly login: { readonly user: string; readonly password: string } | null;
  readonly sender: MailPerson;
}

/** Nobody's address: what leads from there leads nowhere (RFC 2606). */
const LOCAL_SENDER: MailPerson = { name: "Carnation", address: "ne-pas-repondre@carnation.invalid" };
/** Ports of submission, without and with TLS from the start (RFC 8314). */
const PORTS = { "smtp:": 587, "smtps:": 465 } as const;

/** `bonjour@institut.fr`, or `Carnation <bonjour@institut.fr>`. */
const senderSchema = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(?:[^<>\p{Cc}]*<[^<>]+>|[^<>\s]+)$/u),
  v.transform((text) => {
    const [name = "", address] = text.split("<");
    return address === undefined
      ? { name: LOCAL_SENDER.name, address: name }
      : { name: name.replaceAll('"', "").trim() || LOCAL_SENDER.name, address: address.slice(0, -1) };
  }),
  v.object({ name: v.string(), address: otherEmailField }),
);

const urlSchema = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => {
    const url = URL.parse(text);
    return url !== null && url.protocol in PORTS && url.hostname !== "" && url.password === "";
  }),
  v.transform((text) => new URL(text)),
);

const variables = v.object({ CARNATION_SMTP_URL: urlSchema, CARNATION_MAIL_FROM: senderSchema });

type Environment = Readonly<Record<string, string | undefined>>;

/** Tells whether the mail server asks for a password, which the secret manager keeps. */
export function needsPassword(environment: Environment): boolean {
  return Boolean(URL.parse(environment["CARNATION_SMTP_URL"]?.trim() ?? "")?.username);
}

/**
 * Tells where messages go: to the mail server that is configured; else into the folder that a local Firebase gives; else
 * nowhere.
 * @returns `null` when nothing is configured
 * @throws Error naming the variables that are missing or wrong, never their values
 */
export function readMailSettings(environment: Environment): MailSettings | null {
  if (environment["CARNATION_SMTP_URL"]?.trim()) return smtp(environment);
  const folder = environment["LOCAL_FIREBASE_OUTBOX"];
  if (!folder) return null;
  const sender = v.safeParse(senderSchema, environment["CARNATION_MAIL_FROM"] ?? "");
  return { kind: "outbox", folder, sender: sender.success ? sender.output : LOCAL_SENDER };
}

function smtp(environment: Environment): SmtpSettings {
  const read = v.safeParse(variables, environment);
  const password = environment["CARNATION_SMTP_PASSWORD"];
  const wrong = new Set(read.issues?.map((issue) => String(issue.path?.[0]?.key)));
  if (needsPassword(environment) && !password) wrong.add("CARNATION_SMTP_PASSWORD");
  if (!read.success || wrong.size > 0) {
    throw new Error(`Mail is not configured: ${[...wrong].join(", ")}.`);
  }
  const { CARNATION_SMTP_URL: url, CARNATION_MAIL_FROM: sender } = read.output;
  const secure = url.protocol === "smtps:";
  return {
    kind: "smtp",
    host: url.hostname.replace(/^\[(.*)\]$/u, "$1"),
    port: Number(url.port) || PORTS[secure ? "smtps:" : "smtp:"],
    tls: secure ? "always" : isLocalHost(url.hostname) ? "none" : "started",
    login: password && url.username ? { user: decodeURIComponent(url.username), password } : null,
    sender,
  };
}

/**
 * Tells how e-mails leave this deployment; `null` where they cannot.
 * @throws Error naming the variables that are missing
 */
export function mailSettings(): MailSettings | null {
  return readMailSettings(process.env);
}

/** Tells which secrets the sending of e-mails needs from the secret manager: none for a server without a login. */
export function mailSecrets(environment: Environment = process.env): string[] {
  return needsPassword(environment) ? ["CARNATION_SMTP_PASSWORD"] : [];
}
