import { logger } from "firebase-functions";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onDocumentCreated, onDocumentWritten, onObjectFinalized } from "./triggers.ts";

const now = new Date("2026-11-30T10:00:00Z");
const error = vi.spyOn(logger, "error").mockReturnValue();
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  error.mockClear();
});
afterEach(() => void vi.useRealTimers());

const failure = new Error("down");
const fails = () => Promise.reject(failure);
const document = "users/{uid}";
const triggers = {
  created: onDocumentCreated({ document }, fails),
  written: onDocumentWritten({ document }, fails),
  finalized: onObjectFinalized({ bucket: "photos" }, fails),
};

test.each(Object.entries(triggers))(
  "an event %s that fails is delivered again, and told to the operator when it is older than ten minutes",
  async (_kind, trigger) => {
    const run = (time: string) => trigger.run({ id: "e1", type: "t", subject: "s", time } as never);
    await expect(run("2026-11-30T09:50:00.000Z")).rejects.toBe(failure);
    expect(error).not.toHaveBeenCalled();
    await expect(run("2026-11-30T09:49:59.999Z")).rejects.toBe(failure);
    const told = { id: "e1", type: "t", subject: "s", time: "2026-11-30T09:49:59.999Z" };
    expect(error.mock.calls).toEqual([["LATE_EVENT", told]]);
    expect(trigger.__endpoint).toMatchObject({ eventTrigger: { retry: true } });
  },
);

test("an event that succeeds is told to nobody, however late it is", async () => {
  const trigger = onObjectFinalized({ bucket: "photos" }, () => undefined);
  await trigger.run({ id: "e1", time: "2026-11-29T10:00:00Z" } as never);
  expect(error).not.toHaveBeenCalled();
});
