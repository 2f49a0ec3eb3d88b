import PostalMime, { type Email } from "postal-mime";

/** Reads a message as a mail program does; its attachments are bytes. */
export function readMail(source: ArrayBuffer | Uint8Array | string): Promise<Email> {
  return PostalMime.parse(source, { attachmentEncoding: "arraybuffer" });
}
