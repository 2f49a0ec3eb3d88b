import type { ComparisonRecap } from "@carnation/product/comparison";
import { documentPaths } from "@carnation/product/path";
import { type SweepReport, sweptKinds } from "@carnation/product/statistics";
import { Timestamp } from "firebase-admin/firestore";
import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { backend as projectBackend, type Backend } from "../backend/backend.ts";
import type { OutgoingMail } from "../ports/mail/mailPort.ts";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import type { SweepContext } from "./sweeper.ts";
import { sweepUnfinished } from "./sweepUnfinished.ts";
import { unfinishedStates } from "./unfinishedStates.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let local: TestBackend;
let backend: Backend;
let outbox: string;
let sent: OutgoingMail[];

beforeAll(async () => {
  local = await testBackend();
  backend = projectBackend();
  outbox = await mkdtemp(join(tmpdir(), "carnation-outbox-"));
  await local.addUser("claire", { subscription: "active" });
});
afterAll(async () => {
  await local.stop();
  await rm(outbox, { recursive: true, force: true });
});
beforeEach(() => {
  sent = [];
});

const ago = (ms: number): Timestamp => Timestamp.fromMillis(Date.now() - ms);

/** A sweep in a while: what is written now is old then. */
function sweepIn(ms: number, own: Partial<SweepContext> = {}): Promise<SweepReport> {
  return sweepUnfinished({
    ...backend,
    now: new Date(Date.now() + ms),
    mail: { send: (mail) => Promise.resolve(void sent.push(mail)) },
    push: { tell: (tokens) => Promise.resolve(tokens.map(() => "sent" as const)) },
    payment: null,
    erasing: { forgetAccount: () => Promise.resolve() },
    outbox,
    ...own,
  });
}

const kindsOf = ({ kinds }: SweepReport) => kinds;
const doc = (path: string) => backend.db.doc(path);

test("every kind that the report names has a row", () => {
  expect(Object.keys(unfinishedStates).toSorted()).toEqual([...sweptKinds].toSorted());
});

test("a started diagnosis with its photo is queued, one without is ended after a month, a fresh one stays", async () => {
  const started = { uid: "claire", consent: true, state: "started", customer: null };
  await doc("users/claire/diagnosis/lost").set({ ...started, created: ago(2 * DAY) });
  await backend.files.create("users/claire/diagnosis/lost.jpg", new Uint8Array([1]), "image/jpeg");
  await doc("users/claire/diagnosis/old").set({ ...started, created: ago(31 * DAY) });
  await doc("users/claire/diagnosis/fresh").set({ ...started, created: ago(30 * DAY - MINUTE) });
  await doc("users/claire/analysisqueue/ended").set({ uid: "claire", queued: ago(HOUR), round: 0 });
  const [report] = await Promise.all([sweepIn(0), sweepIn(0)]);
  expect(report.date).toBeInstanceOf(Date);
  expect((await doc("users/claire/analysisqueue/lost").get()).exists).toBe(true);
  expect((await doc("users/claire/analysisqueue/ended").get()).exists).toBe(false);
  expect((await doc("users/claire/diagnosis/old").get()).data()).toMatchObject({ error: "abandoned" });
  expect((await doc("users/claire/diagnosis/fresh").get()).get("state")).toBe("started");
  expect(kindsOf(await sweepIn(0))).toEqual({});
  await doc("users/claire/diagnosis/fresh").delete();
  expect(kindsOf(await sweepIn(6 * HOUR - MINUTE))).toEqual({});
  const late = await sweepIn(6 * HOUR + MINUTE);
  expect(kindsOf(late)["analysis-queue"]).toEqual({ resumed: 0, ended: 0, left: 1 });
  expect((await doc(documentPaths.sweepReport()).get()).get("left")).toBe(1);
  await doc("users/claire/analysisqueue/lost").delete();
  await doc("users/claire/diagnosis/lost").update({ state: "done" });
});

test("a phone link whose process died is forgotten once it has ended, and its diagnosis with it", async () => {
  const link = { uid: "claire", diagnosis: "phoned", used: true, claimed: ago(HOUR), expires: ago(HOUR) };
  await doc("users/claire/diagnosis/phoned").set({ uid: "claire", state: "started", created: ago(HOUR) });
  await doc(documentPaths.phoneLink("died")).set(link);
  expect(kindsOf(await sweepIn(0))).toEqual({ "phone-link": { resumed: 0, ended: 1, left: 0 } });
  expect((await doc("users/claire/diagnosis/phoned").get()).get("error")).toBe("abandoned");
  expect((await doc(documentPaths.phoneLink("died")).get()).exists).toBe(false);
});

test("a phone link that has not ended stays; one whose photo has come goes, and its diagnosis waits for its result", async () => {
  const link = { uid: "claire", used: false };
  await doc("users/claire/diagnosis/sent").set({ uid: "claire", state: "started", created: ago(HOUR) });
  await backend.files.create("users/claire/diagnosis/sent.jpg", new Uint8Array([1]), "image/jpeg");
  await doc(documentPaths.phoneLink("open")).set({ ...link, diagnosis: "none", expires: ago(-MINUTE) });
  await doc(documentPaths.phoneLink("over")).set({ ...link, diagnosis: "sent", expires: ago(HOUR) });
  expect(kindsOf(await sweepIn(0))).toEqual({ diagnosis: { resumed: 1, ended: 0, left: 0 } });
  expect((await doc("users/claire/diagnosis/sent").get()).get("state")).toBe("started");
  expect((await doc(documentPaths.phoneLink("open")).get()).exists).toBe(true);
  expect((await doc(documentPaths.phoneLink("over")).get()).exists).toBe(false);
  await doc(documentPaths.phoneLink("open")).delete();
  await doc("users/claire/analysisqueue/sent").delete();
  await doc("users/claire/diagnosis/sent").update({ state: "done" });
});

test("work that a function may still be at is left to it", async () => {
  const expires = Timestamp.fromMillis(Date.now() + DAY);
  const begun = {
    "users/claire/erasures/begun": { kind: "diagnosis", target: "begun", requested: ago(0) },
    "accounterasures/begun": { finished: null },
    "joinrequests/begun": { kind: "sign-up", email: "new@test.example", expires },
    "users/claire/checkout_sessions/begun": { metadata: { uid: "claire" } },
    "users/claire/ia-recaps/begun": { state: "started", text: "", created: ago(-10 * MINUTE) },
    "news/begun": { title: "Nouveau", published: true, notify: true, notified: null, createdAt: ago(0) },
    "mails/begun": { state: "queued", queued: ago(45 * MINUTE) },
    "users/claire/sendings/begun": { state: "queued", queued: ago(45 * MINUTE) },
  };
  for (const [path, fields] of Object.entries(begun)) await doc(path).set(fields);
  expect(kindsOf(await sweepIn(14 * MINUTE))).toEqual({});
  for (const path of Object.keys(begun)) await doc(path).delete();
});

test("a kind that cannot be read, and a thing that cannot be taken up, are told as left; the others are swept", async () => {
  await doc("mails/old").set({ state: "queued", queued: ago(2 * HOUR), attempts: 8 });
  await doc("users/claire/diagnosis/unseen").set({ uid: "claire", state: "started", created: ago(31 * DAY) });
  const collectionGroup = (name: string) => {
    if (name === "ia-recaps") throw new Error("no index");
    return backend.db.collectionGroup(name);
  };
  const db = new Proxy(backend.db, {
    get(target, name) {
      const value: unknown = name === "collectionGroup" ? collectionGroup : Reflect.get(target, name);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
  const exists = () => Promise.reject(new Error("store gone"));
  expect(await sweepIn(0, { db, files: { ...backend.files, exists } })).toMatchObject({
    left: 2,
    ended: 1,
    kinds: { diagnosis: { left: 1 }, recap: { left: 1 }, mail: { ended: 1 } },
  });
  expect((await doc("mails/old").get()).get("state")).toBe("refused");
  await doc("users/claire/diagnosis/unseen").delete();
});

test("an erasure that was cut off is carried out, and one that is none is told", async () => {
  await doc("users/claire/erasures/cut").set({ kind: "diagnosis", target: "gone", requested: ago(HOUR) });
  await doc("users/claire/erasures/odd").set({ kind: "?", target: "gone", requested: ago(HOUR) });
  await backend.files.create("users/claire/diagnosis/gone.jpg", new Uint8Array([1]), "image/jpeg");
  expect(kindsOf(await sweepIn(0))).toEqual({ erasure: { resumed: 1, ended: 0, left: 1 } });
  expect(await backend.files.exists("users/claire/diagnosis/gone.jpg")).toBe(false);
  await doc("users/claire/erasures/odd").delete();
});

test("e-mails that no event sends any more are sent or refused with their reason, and never stay queued", async () => {
  const mail = { uid: null, to: "anna@test.example", kind: "account-erased", attempts: 8, reason: null };
  await doc("mails/stuck").set({
    ...mail,
    content: { kind: "account-erased" },
    state: "queued",
    queued: ago(2 * HOUR),
  });
  await doc("mails/young").set({
    ...mail,
    content: { kind: "account-erased" },
    state: "queued",
    queued: ago(60_000),
  });
  await doc("users/claire/sendings/broken").set({ state: "queued", queued: ago(2 * HOUR), attempts: 8 });
  const report = await sweepIn(0);
  expect(kindsOf(report)).toEqual({
    mail: { resumed: 1, ended: 0, left: 0 },
    sending: { resumed: 0, ended: 1, left: 0 },
  });
  expect(sent.map(({ to }) => to)).toEqual(["anna@test.example"]);
  expect((await doc("users/claire/sendings/broken").get()).get("state")).toBe("refused");
  expect((await doc("mails/young").get()).get("state")).toBe("queued");
  expect(kindsOf(await sweepIn(0))).toEqual({});
  await doc("mails/young").delete();
});

test("a checkout session without an answer is refused, one with an answer stays", async () => {
  await doc("users/claire/checkout_sessions/asked").set({
    subscription: "month",
    success_url: "https://app.example/?payment=success",
    cancel_url: "https://app.example/?payment=canceled",
    metadata: { uid: "claire" },
  });
  await doc("users/claire/checkout_sessions/answered").set({ sessionId: "cs_1" });
  expect(kindsOf(await sweepIn(HOUR))).toEqual({ checkout: { resumed: 0, ended: 1, left: 0 } });
  const { error } = (await doc("users/claire/checkout_sessions/asked").get()).data() ?? {};
  expect(error).toEqual({ message: expect.any(String) });
  expect((await doc("users/claire/checkout_sessions/answered").get()).get("error")).toBeUndefined();
});

test("a recap that came to no end is told when its diagnoses are not known", async () => {
  const recap: Partial<ComparisonRecap> = { state: "started", text: "" };
  await doc("users/claire/ia-recaps/a-b").set({ ...recap, created: ago(HOUR) });
  expect(kindsOf(await sweepIn(0))).toEqual({ recap: { resumed: 0, ended: 0, left: 1 } });
  await doc("users/claire/ia-recaps/a-b").delete();
});

test("a join request, an announcement and a billing that were left are taken up", async () => {
  await doc("joinrequests/asked").set({
    kind: "sign-up",
    email: "new@test.example",
    expires: Timestamp.fromMillis(Date.now() + 2 * HOUR),
  });
  await doc("news/told").set({
    title: "Nouveau",
    summary: "",
    body: "",
    published: true,
    notify: true,
    notified: null,
    createdAt: ago(DAY),
  });
  await doc("users/claire").update({ billing: { name: "Claire" } });
  expect(kindsOf(await sweepIn(HOUR / 2 + 60_000))).toEqual({
    "join-request": { resumed: 1, ended: 0, left: 0 },
    news: { resumed: 1, ended: 0, left: 0 },
    billing: { resumed: 1, ended: 0, left: 0 },
  });
  expect((await doc("news/told").get()).get("notified")).toBeInstanceOf(Timestamp);
  expect((await doc("users/claire").get()).get("billing")).toBeUndefined();
  const invited = await backend.db.collection(documentPaths.invitations()).get();
  expect(invited.docs.map((one) => one.get("email"))).toEqual(["new@test.example"]);
});

test("a half-written e-mail file is removed once nobody can be writing it", async () => {
  for (const name of [".old.eml.part", ".new.eml.part", "kept.eml"]) await writeFile(join(outbox, name), "x");
  await utimes(join(outbox, ".old.eml.part"), new Date(0), new Date(0));
  const { kinds } = await sweepIn(0);
  expect(kinds["outbox-file"]).toEqual({ resumed: 0, ended: 1, left: 0 });
  expect((await readdir(outbox)).toSorted()).toEqual([".new.eml.part", "kept.eml"]);
});
