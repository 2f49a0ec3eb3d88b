import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { outboxMail } from "./outboxMail.ts";
import { outgoing } from "../../mail/testing/exampleMail.ts";

const sender = { name: "Carnation", address: "bonjour@carnation.example" };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "carnation-outbox-"));
});

afterEach(() => rm(folder, { recursive: true }));

async function written(mail = outgoing()): Promise<{ email: Email; source: string }> {
  await outboxMail({ folder, sender }).send(mail);
  const [name = "", ...more] = await readdir(folder);
  expect(more).toEqual([]);
  const bytes = await readFile(join(folder, name));
  const email = await PostalMime.parse(bytes, { attachmentEncoding: "arraybuffer" });
  return { email, source: bytes.toString("latin1") };
}

/** Names of the headers, the body left out. */
const headerNames = (source: string): readonly string[] =>
  source
    .slice(0, source.indexOf("\r\n\r\n"))
    .split(/\r\n(?!\s)/u)
    .map((line) => line.slice(0, line.indexOf(":")).toLowerCase());

test("a mail program reads what was sent: people, words, file", async () => {
  const mail = outgoing();
  const { email } = await written(mail);
  expect(email).toMatchObject({
    from: { name: "Lumière de Peau via Carnation", address: sender.address },
    replyTo: [{ name: "Lumière de Peau", address: "claire@institut.example" }],
    to: [{ address: "anais@exemple.fr" }],
    subject: mail.subject,
    messageId: "<0123456789abcdef@carnation.example>",
  });
  expect(new Date(email.date ?? "")).toEqual(mail.date);
  expect(email.text?.trim()).toBe(mail.text.trim());
  expect(email.html?.trim()).toBe(mail.html.trim());
  const [attachment] = email.attachments;
  expect(attachment).toMatchObject({ filename: "Comparaison Anaïs.pdf", mimeType: "application/pdf" });
  expect(new Uint8Array(attachment!.content as ArrayBuffer)).toEqual(mail.attachment?.bytes);
});

test("the same message is the same file, byte for byte", async () => {
  const first = await written();
  expect((await written()).source).toBe(first.source);
  expect(await readdir(folder)).toEqual(["2026-11-23T08-00-00.000Z-0123456789abcdef.eml"]);
});

describe("no header is added by what was typed", () => {
  const BREAK = "x\r\nBcc: evil@evil.example\r\n\r\n<b>";

  test.each([
    ["subject", { subject: BREAK }],
    ["author", { author: { name: BREAK, address: "claire@institut.example" } }],
    ["author's address", { author: { name: "Claire", address: BREAK } }],
    ["name of a file", { attachment: { name: BREAK, bytes: new Uint8Array([1]) } }],
  ])("%s", async (_what, fields) => {
    const plain = headerNames((await written()).source);
    await rm(folder, { recursive: true });
    const { email, source } = await written(outgoing(fields));
    expect(headerNames(source).filter((name) => !plain.includes(name))).toEqual([]);
    expect(email.bcc).toBeUndefined();
    expect(email.to).toMatchObject([{ address: "anais@exemple.fr" }]);
  });
});

test.each([
  "anais@exemple.fr\r\nBcc: evil@evil.example",
  "anais@exemple.fr, evil@evil.example",
  "<anais@exemple.fr> evil@evil.example",
  "Anais <anais@exemple.fr>",
  "group: anais@exemple.fr;",
  "anais",
  "",
])("a mail is not sent to %j: it is no one address", async (to) => {
  await expect(outboxMail({ folder, sender }).send(outgoing({ to }))).rejects.toMatchObject({
    passing: false,
  });
  expect(await readdir(folder)).toEqual([]);
});
