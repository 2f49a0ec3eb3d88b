import { randomUUID } from "node:crypto";
import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { composeMail } from "./composeMail.ts";
import type { MailPort } from "./mailPort.ts";
import type { OutboxSettings } from "./mailSettings.ts";

/**
 * Writes each message as a file that any mail program opens. Names sort by time, and a message that is sent again is
 * the same file: there are never two.
 */
export function outboxMail({ folder, sender }: Pick<OutboxSettings, "folder" | "sender">): MailPort {
  return {
    async send(mail) {
      const composed = composeMail(mail, sender);
      // Only the function that sends loads it: all others start without.
      const { createTransport } = await import("nodemailer");
      const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
      const { message } = await transport.sendMail(composed);
      const name = `${mail.date.toISOString().replaceAll(":", "-")}-${mail.id}.eml`;
      await mkdir(folder, { recursive: true });
      await writeWhole(folder, name, message);
    },
  };
}

/** A reader finds the whole file or none, and after a power cut too. */
async function writeWhole(folder: string, name: string, bytes: unknown): Promise<void> {
  if (!(bytes instanceof Uint8Array)) throw new TypeError("the message is no buffer");
  const temporary = join(folder, `.${name}.${randomUUID()}.part`);
  const file = await open(temporary, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, join(folder, name));
  // Windows cannot open folders, and needs no such step.
  if (process.platform === "win32") return;
  const names = await open(folder, "r");
  try {
    await names.sync();
  } finally {
    await names.close();
  }
}
