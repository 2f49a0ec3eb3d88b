import { sendingAllowance } from "@carnation/product/limits";
import { documentPaths, sendingAttachmentPath } from "@carnation/product/path";
import { parseSending, type Sending, sendingReasons } from "@carnation/product/sending";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { backend as projectBackend, type Backend } from "../backend/backend.ts";
import { MailFailure, type MailPort, type OutgoingMail } from "../ports/mail/mailPort.ts";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { deliverSending } from "./deliverSending.ts";
import { queueSending } from "./queueSending.ts";
import { PDF, report } from "./testing/exampleSending.ts";

const later = new MailFailure(sendingReasons.postponed, true);
const never = new MailFailure(sendingReasons.addressRefused, false);

let local: TestBackend;
let backend: Backend;

beforeAll(async () => {
  local = await testBackend();
  backend = projectBackend();
  await local.addUser("claire");
  await local.admin.doc("users/claire").update({ company: "Lumière de Peau" });
});

afterAll(() => local.stop());

/** A port that answers each message in turn with a failure or by taking it, and then takes every other. */
function mailWith(...failures: (Error | null)[]): MailPort & { readonly asked: OutgoingMail[] } {
  const asked: OutgoingMail[] = [];
  return {
    asked,
    async send(mail) {
      const failure = failures[asked.push(mail) - 1];
      if (failure) throw failure;
    },
  };
}

const queue = (fields: Partial<typeof report> = {}): Promise<string> =>
  queueSending(backend, "claire", { ...report, ...fields });
const deliver = (mail: MailPort | null, id: string, now?: Date): Promise<void> =>
  deliverSending(backend, mail, { uid: "claire", id }, now);
const read = async (id: string): Promise<Sending> =>
  parseSending(id, (await backend.db.doc(documentPaths.sending("claire", id)).get()).data());

describe("queueing", () => {
  test("queueing stores the file, then what is to be sent", async () => {
    const id = await queue();
    expect(await read(id)).toEqual({
      id,
      kind: "comparison-report",
      to: "anais@exemple.fr",
      subject: report.mail.subject,
      customer: "anais",
      diagnoses: ["d1", "d2"],
      state: "queued",
      reason: null,
      attempts: 0,
      created: expect.any(Date),
      finished: null,
      attachment: { name: "Comparaison - Anaïs-2026.pdf", path: sendingAttachmentPath("claire", id) },
    });
    expect(new Uint8Array(await backend.files.read(sendingAttachmentPath("claire", id)))).toEqual(PDF);
  });

  test("twice under one id is once, also when both come at the same time", async () => {
    const ids = await Promise.all([queue({ request: "same" }), queue({ request: "same" })]);
    expect(ids).toEqual(["same", "same"]);
    const mail = mailWith();
    await deliver(mail, "same");
    expect(await queue({ request: "same", to: "autre@exemple.fr" })).toBe("same");
    await deliver(mail, "same");
    expect(mail.asked.map(({ to }) => to)).toEqual(["anais@exemple.fr"]);
  });

  test("queueing of too many in a short time is refused, and leaves no file; what was queued stays so", async () => {
    await local.addUser("lina");
    const wholeAt = new Date(Date.now() + sendingAllowance.burst * sendingAllowance.intervalMs - 1000);
    const allowances = local.admin.doc(documentPaths.allowances("lina"));
    const queueAs = (request: string) => queueSending(backend, "lina", { ...report, request });
    await queueAs("before");
    expect((await allowances.get()).get("sendings")).toBeDefined();
    await allowances.set({ sendings: wholeAt });
    await expect(queueAs("after")).rejects.toMatchObject({ code: "resource-exhausted" });
    expect(await backend.files.exists(sendingAttachmentPath("lina", "after"))).toBe(false);
    expect(await queueAs("before")).toBe("before");
  });

  test.each([
    [{ to: "anais@" }, /^Cette adresse n’est pas complète/u],
    [{ to: "anais@exemple.fr\r\nBcc: evil@evil.example" }, /./u],
    [{ request: "a/b" }, /./u],
  ])("queueing refuses %j", async (fields, message) => {
    await expect(queue(fields)).rejects.toMatchObject({
      code: "invalid-argument",
      message: expect.stringMatching(message),
    });
  });
});

describe("a delivery", () => {
  test("a delivery sends it in the professional's name, with its file, once", async () => {
    const id = await queue();
    const mail = mailWith();
    await deliver(mail, id);
    await deliver(mail, id);
    expect(mail.asked).toMatchObject([
      {
        author: { name: "Lumière de Peau", address: "claire@test.example" },
        to: "anais@exemple.fr",
        text: expect.stringContaining("Bonjour Anaïs,"),
        html: expect.stringContaining("Bonjour Anaïs,"),
        attachment: { name: "Comparaison - Anaïs-2026.pdf" },
      },
    ]);
    expect(new Uint8Array(mail.asked[0]!.attachment!.bytes)).toEqual(PDF);
    expect(await read(id)).toMatchObject({ state: "sent", attempts: 1, finished: expect.any(Date) });
  });

  test("a delivery whose process ends before it is noted down is made again, as the same message", async () => {
    const id = await queue();
    const mail = mailWith(new Error("the process has ended"));
    await expect(deliver(mail, id)).rejects.toThrow("the process has ended");
    expect(await read(id)).toMatchObject({ state: "queued", attempts: 1 });
    await deliver(mail, id);
    expect(mail.asked[1]).toEqual(mail.asked[0]);
    expect(await read(id)).toMatchObject({ state: "sent", attempts: 2 });
  });

  test("a delivery of two professionals who chose one id are two messages", async () => {
    await local.addUser("nadia");
    const mail = mailWith();
    await deliver(mail, await queue({ request: "chosen" }));
    const id = await queueSending(backend, "nadia", { ...report, request: "chosen" });
    await deliverSending(backend, mail, { uid: "nadia", id });
    expect(new Set(mail.asked.map((message) => message.id)).size).toBe(2);
  });

  test("a delivery that can never succeed ends it at once, with the reason", async () => {
    const id = await queue();
    await deliver(mailWith(never), id);
    expect(await read(id)).toMatchObject({
      state: "refused",
      reason: sendingReasons.addressRefused,
      attempts: 1,
    });
  });

  test("a delivery that may succeed later is asked for again, and given up after the eighth", async () => {
    const id = await queue();
    const mail = mailWith(...Array.from({ length: 8 }, () => later));
    for (let attempt = 1; attempt < 8; attempt += 1) await expect(deliver(mail, id)).rejects.toBe(later);
    await deliver(mail, id);
    await deliver(mail, id);
    expect(mail.asked).toHaveLength(8);
    expect(await read(id)).toMatchObject({ state: "refused", reason: sendingReasons.postponed, attempts: 8 });
  });

  test("a delivery that comes an hour late is the last one", async () => {
    const id = await queue();
    await deliver(mailWith(new Error("who knows")), id, new Date(Date.now() + 3_600_000));
    expect(await read(id)).toMatchObject({ state: "refused", reason: sendingReasons.noAnswer });
  });

  test("a sending without a configured mail server is refused with that reason", async () => {
    const id = await queue();
    await deliver(null, id);
    expect(await read(id)).toMatchObject({
      state: "refused",
      reason: "L’envoi d’e-mails n’est pas configuré.",
    });
  });

  test("a delivery without its file is refused", async () => {
    const id = await queue();
    await backend.files.remove(sendingAttachmentPath("claire", id));
    const mail = mailWith();
    await deliver(mail, id);
    expect(mail.asked).toEqual([]);
    expect((await read(id)).reason).toBe(sendingReasons.attachmentGone);
  });

  test("a delivery of what cannot be read is refused", async () => {
    const id = await queue({ attachment: null });
    await backend.db.doc(documentPaths.sending("claire", id)).update({ mail: { blocks: "?" } });
    await deliver(mailWith(), id);
    expect((await read(id)).reason).toBe(sendingReasons.failed);
  });

  test("a delivery of what was erased meanwhile writes nothing", async () => {
    const id = await queue({ attachment: null });
    const document = backend.db.doc(documentPaths.sending("claire", id));
    await deliver({ send: async () => void (await document.delete()) }, id);
    expect((await document.get()).exists).toBe(false);
    const mail = mailWith();
    await deliver(mail, id);
    expect(mail.asked).toEqual([]);
  });
});
