import * as v from "valibot";
import { describe, expect, it, test } from "vitest";
import { resendSendingRequest } from "./resendSending.ts";
import { canResend, parseSending, sendingStates } from "./sending.ts";
import { sendingReasons } from "./sendingReasons.ts";
import { parsePayload } from "../wire/payload.ts";

const created = new Date("2026-11-23T08:00:00Z");
const finished = new Date("2026-11-23T08:01:00Z");
const stored = {
  kind: "comparison-report",
  to: "anais@exemple.fr",
  subject: "Votre comparaison de peau",
  customer: "anais",
  diagnoses: ["d1", "users/claire/diagnosis/d2"],
  state: "sent",
  attempts: 2,
  created: { toDate: () => created },
  finished,
  attachment: { name: "Comparaison.pdf", path: "users/claire/sendings/s1.pdf" },
  // What only the functions read of it.
  mail: { blocks: [] },
};

describe("parseSending", () => {
  it("parseSending reads what the functions have written", () => {
    expect(parseSending("s1", stored)).toEqual({
      id: "s1",
      kind: "comparison-report",
      to: "anais@exemple.fr",
      subject: "Votre comparaison de peau",
      customer: "anais",
      diagnoses: ["d1", "d2"],
      state: "sent",
      reason: null,
      attempts: 2,
      created,
      finished,
      attachment: stored.attachment,
    });
  });

  it("parseSending takes the least there is: nobody’s, without a file, not tried yet", () => {
    const { kind, to, subject } = stored;
    expect(parseSending("s1", { kind, to, subject, state: "queued", created })).toMatchObject({
      customer: null,
      diagnoses: [],
      reason: null,
      attempts: 0,
      finished: null,
      attachment: null,
    });
  });

  it("parseSending gives a reason to what was refused, and to nothing else", () => {
    const reasonOf = (state: string, reason?: string) =>
      parseSending("s1", { ...stored, state, reason }).reason;
    expect(reasonOf("refused", sendingReasons.tooLarge)).toBe(sendingReasons.tooLarge);
    expect(reasonOf("refused")).toBe(sendingReasons.failed);
    expect(reasonOf("queued", sendingReasons.noAnswer)).toBeNull();
    expect(parseSending("s1", { ...stored, state: "queued" }).finished).toBeNull();
  });

  it.each([
    ["nothing", undefined],
    ["another kind", { ...stored, kind: "invitation" }],
    ["another state", { ...stored, state: "lost" }],
    ["no address", { ...stored, to: "" }],
    ["no date", { ...stored, created: null }],
    ["half an attachment", { ...stored, attachment: { name: "a.pdf" } }],
  ])("parseSending refuses %s", (_what, fields) => {
    expect(() => parseSending("s1", fields)).toThrow(v.ValiError);
  });
});

test("only what was refused is sent again", () => {
  expect(sendingStates.filter((state) => canResend({ state }))).toEqual(["refused"]);
});

test("the request to send again names a sending", () => {
  expect(parsePayload(resendSendingRequest, { id: "s1" })).toEqual({ id: "s1" });
  for (const payload of [null, {}, { id: "" }, { id: "a/b" }]) {
    expect(() => parsePayload(resendSendingRequest, payload)).toThrow("Choisissez un envoi.");
  }
});
