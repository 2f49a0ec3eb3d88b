import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Address, type Attachment, type Email } from "postal-mime";

/** Name of a message in an address: one name of one file, without the folder. */
const NAME = /^[A-Za-z0-9][\w.+-]*\.eml$/;
/** Number of messages that are listed; the others stay in the folder. */
export const LISTED_MAILS = 100;

/** A message of the folder. */
export interface ReadMail {
  /** Of its file. */
  readonly name: string;
  /** As its header says, `null` when it is none. */
  readonly date: Date | null;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly attachments: readonly MailAttachment[];
}

export interface MailAttachment {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Names of the newest messages, newest first: names begin with their time. And how many there are. */
export async function mailNames(folder: string): Promise<{ names: readonly string[]; count: number }> {
  const all = await readdir(folder).catch(() => []);
  const names = all
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed();
  return { names: names.slice(0, LISTED_MAILS), count: names.length };
}

/** The bytes of a message, `null` for a name that is none. */
export async function readMailFile(folder: string, name: string): Promise<Buffer | null> {
  return NAME.test(name) ? readFile(join(folder, name)).catch(() => null) : null;
}

/** A message, read; `null` for a name that is none. What cannot be read of one is empty. */
export async function readMail(folder: string, name: string): Promise<ReadMail | null> {
  const bytes = await readMailFile(folder, name);
  if (bytes === null) return null;
  const email: Partial<Email> = await PostalMime.parse(bytes, { attachmentEncoding: "arraybuffer" }).catch(
    () => ({}),
  );
  const date = new Date(email.date ?? Number.NaN);
  return {
    name,
    date: Number.isNaN(date.getTime()) ? null : date,
    from: people(email.from ? [email.from] : []),
    to: people(email.to),
    replyTo: people(email.replyTo),
    subject: email.subject ?? "",
    text: email.text ?? "",
    html: email.html ?? null,
    attachments: (email.attachments ?? []).map(toAttachment),
  };
}

function people(addresses: readonly Address[] = []): string {
  return addresses
    .flatMap((one) => one.group ?? [one])
    .map(({ name, address }) => (name ? `${name} <${address ?? ""}>` : (address ?? "")))
    .join(", ");
}

function toAttachment({ filename, mimeType, content }: Attachment, index: number): MailAttachment {
  const bytes = typeof content === "string" ? Buffer.from(content) : new Uint8Array(content);
  return { name: filename ?? `piece-${index + 1}`, type: mimeType, bytes };
}
