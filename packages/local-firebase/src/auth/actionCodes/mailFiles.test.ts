import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createMailFiles, toEml } from "./mailFiles.ts";
import type { Mail } from "./mailPort.ts";

const mail: Mail = {
  to: "a@example.fr",
  subject: "Choisir un nouveau mot de passe pour une adresse très, très longue",
  text: "Été\nhttps://example.fr/?a=1",
  kind: "passwordReset",
  link: "https://example.fr/?a=1",
};

test("each message becomes one complete .eml file", async () => {
  const folder = await mkdtemp(join(tmpdir(), "mail-"));
  await Promise.all([
    createMailFiles(join(folder, "outbox")).send(mail),
    createMailFiles(join(folder, "outbox")).send(mail),
  ]);
  const names = await readdir(join(folder, "outbox"));
  expect(names).toHaveLength(2);
  expect(names.every((name) => name.endsWith(".eml"))).toBe(true);
  const eml = await readFile(join(folder, "outbox", names[0]!), "utf8");
  const [head = "", body = ""] = eml.split("\r\n\r\n");
  expect(head).toContain("To: <a@example.fr>");
  expect(Buffer.from(body, "base64").toString()).toBe("Été\r\nhttps://example.fr/?a=1");
  await rm(folder, { recursive: true });
});

test("a discarded message leaves no file", async () => {
  const folder = await mkdtemp(join(tmpdir(), "mail-"));
  await createMailFiles(join(folder, "outbox")).discard(mail);
  expect(await readdir(join(folder, "outbox"))).toEqual([]);
  await rm(folder, { recursive: true });
});

test("the subject survives RFC 2047, in words of at most 75 characters", () => {
  const head = toEml(mail, "x@localhost", new Date(0)).split("\r\n\r\n")[0] ?? "";
  const words = [...head.matchAll(/=\?utf-8\?B\?([^?]+)\?=/g)];
  expect(words.every(([word]) => word.length <= 75)).toBe(true);
  expect(words.map(([, base64]) => Buffer.from(base64!, "base64").toString()).join("")).toBe(mail.subject);
});

test("a recipient cannot smuggle in headers", () => {
  expect(() =>
    toEml({ ...mail, to: "a@example.fr\r\nBcc: b@example.fr" }, "x@localhost", new Date(0)),
  ).toThrow(/lines/);
});
