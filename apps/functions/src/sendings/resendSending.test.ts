import { sendingAllowance } from "@carnation/product/limits";
import { documentPaths } from "@carnation/product/path";
import type { Actor } from "@carnation/product/permission";
import { sendingReasons } from "@carnation/product/sending";
import { Timestamp } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import { memoryFirestore } from "../testing/memoryFirestore.ts";
import { resendSending } from "./resendSending.ts";

const PATH = documentPaths.sending("claire", "one");
const ALLOWANCES = documentPaths.allowances("claire");
const claire: Actor = { uid: "claire", role: "customer", active: true, subscribed: true };
const then = Timestamp.fromMillis(0);
const refused = {
  kind: "quote",
  to: "anais@exemple.fr",
  subject: "Votre devis",
  customer: null,
  diagnoses: [],
  state: "refused",
  reason: sendingReasons.noAnswer,
  attempts: 8,
  created: then,
  queued: then,
  finished: then,
  attachment: null,
};

function sending(fields: object = {}, kept: Readonly<Record<string, unknown>> = {}) {
  const { db, read } = memoryFirestore({ [PATH]: { ...refused, ...fields }, [ALLOWANCES]: kept });
  return {
    resend: () => resendSending({ db }, claire, { id: "one" }),
    stored: () => read(PATH),
    kept: () => read(ALLOWANCES),
  };
}

test("a refused sending is queued anew, once, with all its attempts and its age counted from now", async () => {
  const { resend, stored, kept } = sending();
  expect(await resend()).toEqual({ id: "one" });
  const spent = kept()?.["sendings"];
  expect(stored()).toMatchObject({
    state: "queued",
    reason: null,
    attempts: 0,
    finished: null,
    created: then,
  });
  expect(stored()?.["queued"]).not.toEqual(then);
  expect(spent).toBeInstanceOf(Timestamp);
  await expect(resend()).rejects.toMatchObject({ code: "aborted" });
  expect(kept()?.["sendings"]).toEqual(spent);
});

test("a refused sending stays refused when too many leave in a short time", async () => {
  const wholeAt = Date.now() + sendingAllowance.burst * sendingAllowance.intervalMs - 1000;
  const { resend, stored } = sending({}, { sendings: Timestamp.fromMillis(wholeAt) });
  await expect(resend()).rejects.toMatchObject({ code: "resource-exhausted" });
  expect(stored()).toEqual(refused);
});

test("a sending that was sent is not sent again", async () => {
  const sent = { state: "sent", reason: null };
  const { resend, stored } = sending(sent);
  await expect(resend()).rejects.toMatchObject({ code: "aborted" });
  expect(stored()).toEqual({ ...refused, ...sent });
});
