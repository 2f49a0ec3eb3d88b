import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type FilePort, syncFolder } from "../../database/syncFolder.ts";
import type { Mail, MailPort } from "./mailPort.ts";

const SENDER = "noreply@localhost";

/**
 * Writes each message as an `.eml` file (RFC 5322) that any mail program opens. Names sort by time. A message that has
 * been sent is there after a power cut too: nobody sends it again.
 */
export function createMailFiles(folder: string, port: FilePort = { open, rename }): MailPort {
  /** @returns the path of the file before it is a message, and its name once it is one */
  const write = async (mail: Mail): Promise<{ readonly temporary: string; readonly name: string }> => {
    if ((await mkdir(folder, { recursive: true })) !== undefined)
      await syncFolder(dirname(folder), port.open);
    const now = new Date();
    const name = `${now.toISOString().replaceAll(":", "-")}-${mail.kind}-${randomUUID().slice(0, 8)}.eml`;
    const temporary = join(folder, `.${name}.part`);
    const file = await port.open(temporary, "wx", 0o600);
    try {
      await file.writeFile(toEml(mail, SENDER, now));
      await file.sync();
    } finally {
      await file.close();
    }
    return { temporary, name };
  };
  return {
    async send(mail) {
      const { temporary, name } = await write(mail);
      await port.rename(temporary, join(folder, name));
      await syncFolder(folder, port.open);
    },
    async discard(mail) {
      const { temporary } = await write(mail);
      await rm(temporary);
      await syncFolder(folder, port.open);
    },
  };
}

/** @throws Error when the recipient would break out of its header line */
export function toEml(mail: Mail, from: string, date: Date): string {
  if (/[\r\n]/.test(mail.to)) throw new Error("a mail recipient cannot span lines");
  const body = Buffer.from(mail.text.replaceAll("\n", "\r\n")).toString("base64");
  return [
    `From: <${from}>`,
    `To: <${mail.to}>`,
    `Subject: ${encodedWord(mail.subject)}`,
    `Date: ${date.toUTCString().replace("GMT", "+0000")}`,
    `Message-ID: <${randomUUID()}@localhost>`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: base64",
    "",
    ...(body.match(/.{1,76}/g) ?? []),
    "",
  ].join("\r\n");
}

/** RFC 2047, words of at most 75 characters. */
function encodedWord(text: string): string {
  const words: string[] = [];
  let word = "";
  for (const character of text) {
    if (Buffer.byteLength(word + character) > 45) {
      words.push(word);
      word = "";
    }
    word += character;
  }
  words.push(word);
  return words.map((part) => `=?utf-8?B?${Buffer.from(part).toString("base64")}?=`).join("\r\n ");
}
