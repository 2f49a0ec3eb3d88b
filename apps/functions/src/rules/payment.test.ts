import { newCheckoutSession } from "@carnation/product/checkout";
import { documentPaths } from "@carnation/product/path";
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";

// Who may do what is asked in policies.test.ts; here is what may be written, and how lists must be asked for.

let backend: TestBackend;
let claire: Firestore;
let nadia: Firestore;
let off: Firestore;
let sophie: Firestore;
let nobody: Firestore;
const denied = { code: "permission-denied" };
const asked = newCheckoutSession("claire", "essentiel-month", "https://app.example.org/user/subscription");
let sessions = 0;
const newSession = (): string => documentPaths.checkoutSession("claire", `s${(sessions += 1)}`);

beforeAll(async () => {
  backend = await testBackend();
  const { admin } = backend;
  await backend.addUser("claire", { subscription: "active" });
  await backend.addUser("nadia");
  await backend.addUser("off", { active: false });
  await backend.addUser("sophie", { role: "admin" });
  for (const uid of ["claire", "nadia", "off"]) {
    await admin
      .doc(documentPaths.invoice(`of-${uid}`))
      .set({ customer: `users/${uid}`, created: new Date() });
    await admin.doc(documentPaths.subscription(uid, "sub")).set({ status: "active" });
    await admin.doc(documentPaths.checkoutSession(uid, "old")).set({ ...asked, metadata: { uid } });
    await admin.doc(documentPaths.paymentAccount(uid)).set({ customer: "cus_1" });
    await admin.doc(documentPaths.billing(uid)).set({ name: "Institut" });
  }
  await admin.doc(documentPaths.coupon("ETE")).set({ name: "Été" });
  await admin.doc(documentPaths.paymentEvent("evt_1")).set({ type: "invoice.paid" });
  await admin.doc(documentPaths.paymentObject("in_1")).set({ revision: 1 });
  for (const active of [true, false]) {
    await admin.doc(documentPaths.plan(active ? "on" : "off")).set({ active });
    await admin.doc(documentPaths.planPrice("on", active ? "on" : "off")).set({ active });
  }
  await admin.doc(documentPaths.planPrice("off", "on")).set({ active: true });
  [claire, nadia, off, sophie] = (
    await Promise.all(["claire", "nadia", "off", "sophie"].map((uid) => backend.signIn(uid)))
  ).map(({ db }) => db) as [Firestore, Firestore, Firestore, Firestore];
  nobody = backend.anonymous().db;
});

afterAll(() => backend.stop());

describe("a checkout session", () => {
  test("a checkout session is written by its professional, as subscribing writes it, once", async () => {
    const path = newSession();
    await setDoc(doc(claire, path), asked);
    expect((await getDoc(doc(claire, path))).data()).toEqual(asked);
    await expect(updateDoc(doc(claire, path), { subscription: "pro-month" })).rejects.toMatchObject(denied);
    await expect(deleteDoc(doc(claire, path))).rejects.toMatchObject(denied);
    await expect(setDoc(doc(claire, path), asked)).rejects.toMatchObject(denied);
  });

  test.each<[what: string, fields: object]>([
    ["an answer", { ...asked, sessionId: "cs_1", url: "https://payer.example" }],
    ["an error", { ...asked, error: null }],
    ["a date", { ...asked, created: new Date() }],
    ["a trial", { ...asked, trial_period_days: 365 }],
    ["somebody else", { ...asked, metadata: { uid: "nadia" } }],
    ["more about who", { ...asked, metadata: { uid: "claire", coupon: "ETE" } }],
    ["nobody", { ...asked, metadata: {} }],
    ["no price", { ...asked, subscription: "" }],
    ["a path as the price", { ...asked, subscription: "products/pro/prices/month" }],
    ["a number as the price", { ...asked, subscription: 3 }],
    ["a page over plain HTTP", { ...asked, success_url: "http://app.example.org/" }],
    ["a script", { ...asked, cancel_url: "javascript:alert(1)" }],
    ["an endless page", { ...asked, cancel_url: `https://app.example.org/${"a".repeat(2048)}` }],
    ["no page", { subscription: asked.subscription, metadata: asked.metadata }],
  ])("a checkout session with %s is refused", async (_what, fields) => {
    await expect(setDoc(doc(claire, newSession()), fields)).rejects.toMatchObject(denied);
  });

  test("a checkout session is written and read by nobody else", async () => {
    for (const db of [nadia, sophie, off, nobody]) {
      await expect(setDoc(doc(db, newSession()), asked)).rejects.toMatchObject(denied);
    }
    const own = { ...asked, metadata: { uid: "off" } };
    const offOwn = documentPaths.checkoutSession("off", "new");
    await expect(setDoc(doc(off, offOwn), own)).rejects.toMatchObject(denied);
    const path = documentPaths.checkoutSession("claire", "old");
    for (const db of [nadia, off, nobody]) await expect(getDoc(doc(db, path))).rejects.toMatchObject(denied);
  });
});

describe("invoices", () => {
  const newestFirst = (db: Firestore, uid: string) =>
    getDocs(
      query(
        collection(db, "invoices"),
        where("customer", "==", `users/${uid}`),
        orderBy("created", "desc"),
        limit(100),
      ),
    );

  test("invoices are listed by whom they concern, newest first, and by an administrator", async () => {
    expect((await newestFirst(claire, "claire")).docs.map(({ id }) => id)).toEqual(["of-claire"]);
    expect((await newestFirst(sophie, "claire")).size).toBe(1);
    expect((await getDoc(doc(claire, "invoices/of-claire"))).exists()).toBe(true);
  });

  test("invoices are read by nobody else", async () => {
    for (const db of [nadia, off, nobody]) {
      await expect(newestFirst(db, "claire")).rejects.toMatchObject(denied);
      await expect(getDoc(doc(db, "invoices/of-claire"))).rejects.toMatchObject(denied);
    }
    await expect(newestFirst(off, "off")).rejects.toMatchObject(denied);
    await expect(getDocs(collection(claire, "invoices"))).rejects.toMatchObject(denied);
  });
});

describe("the provider's documents", () => {
  test.each([
    "invoices/of-claire",
    "users/claire/subscriptions/sub",
    "users/claire/private/billing",
    "products/on",
    "products/on/prices/on",
  ])("the provider's documents are read and not written: %s", async (path) => {
    expect((await getDoc(doc(claire, path))).exists()).toBe(true);
    for (const db of [claire, sophie]) {
      await expect(setDoc(doc(db, path), { status: "active" })).rejects.toMatchObject(denied);
      await expect(updateDoc(doc(db, path), { active: true })).rejects.toMatchObject(denied);
      await expect(deleteDoc(doc(db, path))).rejects.toMatchObject(denied);
    }
    await expect(getDoc(doc(off, path))).rejects.toMatchObject(denied);
    await expect(getDoc(doc(nobody, path))).rejects.toMatchObject(denied);
  });

  test.each(["users/claire/private/payment", "paymentevents/evt_1", "paymentobjects/in_1"])(
    "the provider's documents are for the functions alone: %s",
    async (path) => {
      for (const db of [claire, nadia, sophie, off, nobody]) {
        await expect(getDoc(doc(db, path))).rejects.toMatchObject(denied);
        await expect(setDoc(doc(db, path), { customer: "cus_2" })).rejects.toMatchObject(denied);
        await expect(deleteDoc(doc(db, path))).rejects.toMatchObject(denied);
      }
    },
  );

  test("a subscription and a card of somebody else are nobody's business", async () => {
    for (const path of ["users/claire/subscriptions/sub", "users/claire/private/billing"]) {
      await expect(getDoc(doc(nadia, path))).rejects.toMatchObject(denied);
      expect((await getDoc(doc(sophie, path))).exists()).toBe(true);
    }
  });

  test("only what is offered is seen of the plans, and coupons by administrators alone", async () => {
    const offered = query(collection(nadia, "products/on/prices"), where("active", "==", true));
    expect((await getDocs(offered)).docs.map(({ id }) => id)).toEqual(["on"]);
    for (const path of ["products/off", "products/on/prices/off", "products/off/prices/on", "coupons/ETE"]) {
      await expect(getDoc(doc(nadia, path))).rejects.toMatchObject(denied);
      expect((await getDoc(doc(sophie, path))).exists()).toBe(true);
    }
    // Who pays for a plan that is offered no more reads that one, and lists none.
    await backend.admin.doc("users/nadia").set({ summary: { plan: "products/off" } }, { merge: true });
    for (const path of ["products/off", "products/off/prices/on"]) {
      expect((await getDoc(doc(nadia, path))).exists()).toBe(true);
    }
    await expect(getDoc(doc(nadia, "products/on/prices/off"))).rejects.toMatchObject(denied);
    await expect(getDocs(collection(nadia, "products/off/prices"))).rejects.toMatchObject(denied);
    await expect(getDocs(collection(nadia, "products"))).rejects.toMatchObject(denied);
    await expect(getDocs(collection(nadia, "coupons"))).rejects.toMatchObject(denied);
    await expect(setDoc(doc(sophie, "coupons/ETE"), { name: "Hiver" })).rejects.toMatchObject(denied);
  });
});

describe("documents of the Stripe extension", () => {
  test.each(["customers/claire", "customers/claire/subscriptions/sub"])(
    "a document of the Stripe extension is nobody’s to read or write: %s",
    async (path) => {
      await backend.admin.doc(path).set({ stripeId: "cus_1" });
      for (const db of [claire, nadia, sophie, nobody]) {
        await expect(getDoc(doc(db, path))).rejects.toMatchObject(denied);
        await expect(setDoc(doc(db, path), { stripeId: "cus_2" })).rejects.toMatchObject(denied);
      }
    },
  );

  test("a mark of the Stripe extension in an account is changed by nobody: it names who pays", async () => {
    for (const db of [claire, nadia, sophie]) {
      const change = updateDoc(doc(db, "users/claire"), { stripeId: "cus_2" });
      await expect(change).rejects.toMatchObject(denied);
    }
  });
});
