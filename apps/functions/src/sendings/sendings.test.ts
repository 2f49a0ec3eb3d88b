import { documentPaths, sendingAttachmentPath } from "@carnation/product/path";
import { parseSending, type Sending, sendingReasons } from "@carnation/product/sending";
import { httpsCallable } from "firebase/functions";
import { join } from "node:path";
import type { Email } from "postal-mime";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { backend as projectBackend, type Backend } from "../backend/backend.ts";
import { type MailServer, refusal, startMailServer } from "../mail/testing/mailServer.ts";
import { readMail } from "../mail/testing/readMail.ts";
import { testBackend, type TestBackend, type TestClient } from "../testing/testBackend.ts";
import { queueSending } from "./queueSending.ts";
import { PDF, report } from "./testing/exampleSending.ts";

let local: TestBackend;
let backend: Backend;

async function start(): Promise<void> {
  // The admin SDK sets it once and never looks where Storage is now.
  delete process.env["STORAGE_EMULATOR_HOST"];
  local = await testBackend(join(import.meta.dirname, "../index.ts"));
  backend = projectBackend();
  await local.addUser("claire", { subscription: "active" });
}

async function ended(id: string): Promise<Sending> {
  await local.local.idle();
  return parseSending(id, (await backend.db.doc(documentPaths.sending("claire", id)).get()).data());
}

const resend = (client: TestClient, payload: unknown): Promise<unknown> =>
  httpsCallable(client.functions, "resendsending")(payload);

/** The messages that the local product shows, newest first. */
async function outbox(): Promise<Email[]> {
  const root = `http://127.0.0.1:${local.local.ports.hosting}/__/outbox`;
  const list = await (await fetch(root)).text();
  const names = [...list.matchAll(/\/mail\/([^"]+)"/gu)].map(([, name = ""]) => name);
  return Promise.all(
    names.map(async (name) => {
      const source = await (await fetch(`${root}/eml/${name}`)).arrayBuffer();
      return readMail(source);
    }),
  );
}

describe("on one machine", () => {
  let claire: TestClient;

  beforeAll(async () => {
    await start();
    claire = await local.signIn("claire");
  });

  afterAll(() => local.stop());

  test("a queued sending is sent by itself, once, and can be read on the machine", async () => {
    const id = await queueSending(backend, "claire", report);
    expect(await ended(id)).toMatchObject({ state: "sent", attempts: 1 });
    const mails = await outbox();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: report.mail.subject, to: [{ address: "anais@exemple.fr" }] });
    expect(new Uint8Array(mails[0]!.attachments[0]!.content as ArrayBuffer)).toEqual(PDF);
    await expect(resend(claire, { id })).rejects.toMatchObject({ code: "functions/aborted" });
    expect(await outbox()).toHaveLength(1);
  });

  test("a refused sending is sent when its professional asks for it again", async () => {
    const request = "refused-first";
    const path = sendingAttachmentPath("claire", request);
    await queueSending(backend, "claire", { ...report, request, attachment: null });
    await ended(request);
    await local.admin.doc(documentPaths.sending("claire", request)).update({
      state: "refused",
      reason: sendingReasons.noAnswer,
      attempts: 8,
      attachment: { name: "a.pdf", path },
    });
    const before = (await outbox()).length;

    await resend(claire, { id: request });
    expect(await ended(request)).toMatchObject({ state: "refused", reason: sendingReasons.attachmentGone });
    await backend.files.create(path, PDF, "application/pdf");
    await resend(claire, { id: request });
    expect(await ended(request)).toMatchObject({ state: "sent", reason: null, attempts: 1 });
    expect(await outbox()).toHaveLength(before + 1);
  });

  test("asking again needs a subscription, and a sending of one's own", async () => {
    await local.addUser("nadia");
    const nadia = await local.signIn("nadia");
    const id = await queueSending(backend, "nadia", report);
    await local.local.idle();
    await expect(resend(nadia, { id })).rejects.toMatchObject({ code: "functions/permission-denied" });
    await expect(resend(claire, { id })).rejects.toMatchObject({ code: "functions/not-found" });
    await expect(resend(claire, {})).rejects.toMatchObject({ code: "functions/invalid-argument" });
    await expect(resend(local.anonymous(), { id })).rejects.toMatchObject({
      code: "functions/unauthenticated",
    });
  });
});

describe("with a mail server", () => {
  let server: MailServer;

  beforeAll(async () => {
    const greylisted = new Set<string>();
    server = await startMailServer({
      onRcptTo({ address }, _session, done) {
        if (address.startsWith("inconnue")) return done(refusal(550, `unknown: ${address}`));
        const isKnown = greylisted.has(address);
        greylisted.add(address);
        return done(isKnown ? null : refusal(451, "come again"));
      },
    });
    process.env["CARNATION_SMTP_URL"] = `smtp://127.0.0.1:${server.port}`;
    process.env["CARNATION_MAIL_FROM"] = "Carnation <bonjour@carnation.example>";
    await start();
  });

  afterAll(async () => {
    delete process.env["CARNATION_SMTP_URL"];
    delete process.env["CARNATION_MAIL_FROM"];
    await local.stop();
    await server.stop();
  });

  test("a sending that is taken the second time is sent, and one that never is, refused", async () => {
    const id = await queueSending(backend, "claire", report);
    const unknown = await queueSending(backend, "claire", { ...report, to: "inconnue@exemple.fr" });
    expect(await ended(id)).toMatchObject({ state: "sent", attempts: 2 });
    expect(await ended(unknown)).toMatchObject({
      state: "refused",
      reason: sendingReasons.addressRefused,
      attempts: 1,
    });
    expect(server.taken.map(({ recipients }) => recipients)).toEqual([["anais@exemple.fr"]]);
    const email = await server.parsed();
    expect(email).toMatchObject({
      from: { address: "bonjour@carnation.example" },
      subject: report.mail.subject,
    });
    expect(new Uint8Array(email.attachments[0]!.content as ArrayBuffer)).toEqual(PDF);
  });
});
