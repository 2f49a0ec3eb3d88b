import { sendingReasons } from "@carnation/product/sending";
import { FieldValue, Timestamp } from "firebase-admin/firestore";
import { logger } from "firebase-functions";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MailFailure, type MailPort, type OutgoingMail } from "../ports/mail/mailPort.ts";
import { memoryFirestore } from "../testing/memoryFirestore.ts";
import { deliverFromOutbox, messageId, Undeliverable } from "./outboxRetry.ts";

const PATH = "mails/one";
const QUEUED = new Date("2026-11-29T12:00:00Z");
const later = new MailFailure(sendingReasons.postponed, true);
const never = new MailFailure(sendingReasons.addressRefused, false);
const message = { id: "m1", date: QUEUED, to: "anna@test.example" } as Partial<OutgoingMail> as OutgoingMail;
const minutes = (count: number): Date => new Date(QUEUED.getTime() + count * 60_000);

beforeEach(() => {
  vi.spyOn(logger, "warn").mockReturnValue();
  vi.spyOn(logger, "error").mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

/** A queued message, a mail server that answers one attempt after the other, and what becomes of it. */
function outbox(stored: Readonly<Record<string, unknown>> = {}) {
  const { db, read } = memoryFirestore({ [PATH]: { state: "queued", ...stored } });
  const send = vi.fn<MailPort["send"]>(() => Promise.resolve());
  const compose = vi.fn(() => Promise.resolve(message));
  const document = db.doc(PATH);
  const ending = { content: FieldValue.delete() };
  const deliver = (now = QUEUED, mail: MailPort | null = { send }): Promise<void> =>
    deliverFromOutbox({ document, compose, ending }, mail, now);
  return { document, send, compose, deliver, stored: () => read(PATH) };
}

test("a message is sent once, with the attempt that it took, and what it said is gone", async () => {
  const { deliver, send, stored } = outbox({ content: "a code" });
  await deliver();
  await deliver();
  expect(send.mock.calls).toEqual([[message]]);
  expect(stored()).toEqual({
    state: "sent",
    reason: null,
    attempts: 1,
    finished: expect.any(Timestamp),
  });
});

test("attempts that another process made count: the eighth is the last one", async () => {
  const { deliver, send, stored } = outbox({ attempts: 6 });
  send.mockRejectedValue(later);
  await expect(deliver()).rejects.toBe(later);
  expect(stored()).toEqual({ state: "queued", attempts: 7 });
  await deliver();
  expect(stored()).toMatchObject({ state: "refused", attempts: 8, reason: sendingReasons.postponed });
});

test("a message that is sent at its last attempt is sent", async () => {
  const { deliver, stored } = outbox({ attempts: 7 });
  await deliver(minutes(600));
  expect(stored()).toMatchObject({ state: "sent", attempts: 8 });
});

test("a message is tried again until it is 45 minutes old, and not after", async () => {
  const { deliver, send, stored } = outbox();
  send.mockRejectedValue(new Error("no answer"));
  await expect(deliver(minutes(45))).rejects.toThrow("no answer");
  expect(stored()).toMatchObject({ state: "queued" });
  await deliver(new Date(minutes(45).getTime() + 1));
  expect(stored()).toMatchObject({ state: "refused", reason: sendingReasons.noAnswer, attempts: 2 });
});

test("a message that a server refuses for good is not tried again", async () => {
  const { deliver, send, stored } = outbox();
  send.mockRejectedValue(never);
  await deliver();
  await deliver();
  expect(send).toHaveBeenCalledOnce();
  expect(stored()).toMatchObject({ state: "refused", reason: sendingReasons.addressRefused, attempts: 1 });
});

test("a message without a mail server is refused, and not even made", async () => {
  const { deliver, compose, stored } = outbox();
  await deliver(QUEUED, null);
  expect(compose).not.toHaveBeenCalled();
  expect(stored()).toMatchObject({ state: "refused", reason: sendingReasons.notConfigured });
});

test("a message that is none is refused and told; one that cannot be made now is tried again", async () => {
  const { deliver, compose, send, stored } = outbox();
  compose.mockRejectedValueOnce(new Error("store gone"));
  await expect(deliver()).rejects.toThrow("store gone");
  expect(stored()).toMatchObject({ state: "queued", attempts: 1 });
  expect(logger.error).not.toHaveBeenCalled();
  compose.mockImplementationOnce(async () => v.parse(v.never(), "?"));
  await deliver();
  expect(stored()).toMatchObject({ state: "refused", reason: sendingReasons.failed });
  expect(logger.error).toHaveBeenCalledOnce();
  expect(send).not.toHaveBeenCalled();
});

test("a message that must not leave is refused with its own reason", async () => {
  const { deliver, compose, send, stored } = outbox();
  compose.mockRejectedValueOnce(new Undeliverable(sendingReasons.attachmentGone));
  await deliver();
  expect(stored()).toMatchObject({ state: "refused", reason: sendingReasons.attachmentGone });
  expect(send).not.toHaveBeenCalled();
});

test("a message that another delivery has ended meanwhile keeps that end; one that was erased stays erased", async () => {
  const { deliver, document, send, stored } = outbox();
  send.mockImplementationOnce(
    async () => void (await document.update({ state: "refused", reason: "theirs" })),
  );
  await deliver();
  expect(stored()).toEqual({ state: "refused", reason: "theirs", attempts: 1 });
  await document.set({ state: "queued" });
  send.mockImplementationOnce(async () => void (await document.delete()));
  await deliver();
  expect(stored()).toBeUndefined();
  await deliver();
  expect(send).toHaveBeenCalledTimes(2);
});

test("the log of a failure names the attempt, and nobody's address", async () => {
  const { deliver, send } = outbox();
  send.mockRejectedValue(new Error('550 <anna.b@test.example> unknown, ask "help@host.example"'));
  await expect(deliver()).rejects.toThrow("550");
  expect(logger.warn).toHaveBeenCalledExactlyOnceWith("an e-mail did not leave", {
    path: PATH,
    attempt: 1,
    failure: 'Error: 550 <…> unknown, ask "…"',
  });
});

test("messages of two places under the same id have two ids", () => {
  const idAt = (path: string): string => messageId({ path });
  expect(idAt("users/a/sendings/1")).not.toBe(idAt("users/b/sendings/1"));
  expect(idAt("users/a/sendings/1")).toMatch(/^[0-9a-f]{32}$/u);
});
