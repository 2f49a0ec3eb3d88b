import { expect, test } from "vitest";
import { addToast, type QueuedToast, shownToasts, toastDuration } from "./toastQueue.ts";

const info = (id: string): QueuedToast => ({ id, tone: "info" });
const error = (id: string): QueuedToast => ({ id, tone: "error" });
const undo = (id: string): QueuedToast => ({ id, tone: "success", action: {} });
const ids = (queue: readonly QueuedToast[]): string => queue.map(({ id }) => id).join(" ");
const queueOf = (...toasts: QueuedToast[]): readonly QueuedToast[] =>
  toasts.reduce<readonly QueuedToast[]>(addToast, []);

test("the newest comes last, and three are shown", () => {
  expect(ids(queueOf(info("a"), info("b"), info("c")))).toBe("a b c");
});

test("a fourth takes the place of the oldest one that asks for nothing", () => {
  expect(ids(queueOf(info("a"), info("b"), info("c"), info("d")))).toBe("b c d");
  expect(ids(queueOf(error("a"), undo("b"), info("c"), info("d")))).toBe("a b d");
});

test("a message waits behind errors and what can be undone, and nothing is lost", () => {
  const queue = queueOf(error("a"), undo("b"), error("c"), info("d"));
  expect(ids(queue)).toBe("a b c d");
  expect(ids(shownToasts(queue))).toBe("a b c");
});

test("the same id replaces the message", () => {
  const queue = queueOf(error("network"), info("b"), info("network"));
  expect(queue.map(({ id, tone }) => `${id} ${tone}`)).toEqual(["b info", "network info"]);
});

test("time to read, more to act, and no limit for an error", () => {
  expect(toastDuration("Fiche enregistrée", "success", false)).toBe(6000);
  expect(toastDuration("a".repeat(200), "info", false)).toBe(16_000);
  expect(toastDuration("Devis supprimé", "success", true)).toBe(15_000);
  expect(toastDuration("L’envoi a échoué", "error", false)).toBe(Number.POSITIVE_INFINITY);
});
