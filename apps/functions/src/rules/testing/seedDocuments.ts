import { documentPaths } from "@carnation/product/path";
import type { Firestore } from "firebase-admin/firestore";

/** The documents that the table of `documentAccess` asks about, for every account that asks. */
export async function seedDocuments(db: Firestore, owners: readonly string[]): Promise<void> {
  const documents: Record<string, Record<string, unknown>> = {
    "tags/on": { text: "Éclat" },
    "contraindications/on": { name: "Grossesse" },
    "claimednames/one": { id: "on" },
    "coupons/on": { name: "Été" },
    "settings/ai": { version: 1 },
    "settings/ai/versions/1": { settings: { version: 1 } },
    "settings/display": { version: 1 },
    "statistics/totals": { app_diagnosis_total: 1 },
    "elsewhere/one": {},
    "adminlog/one": {},
    "paymentevents/one": {},
    "paymentobjects/one": {},
    "recommendations/on": { owner: "world", active: true, category: "cosmetics" },
    "recommendations/priced": { owner: "world", active: true, category: "cosmetics" },
    "recommendations/off": { owner: "world", active: false, category: "cosmetics" },
  };
  for (const on of [true, false]) {
    const id = on ? "on" : "off";
    documents[`news/${id}`] = {
      title: "Hiver",
      body: "<p>Texte</p>",
      picture: `${id}.jpg`,
      picture_alt: "Une crème",
      published: on,
    };
    documents[`subcategories/${id}`] = { active: on };
    documents[`products/${id}`] = { active: on };
    documents[`products/on/prices/${id}`] = { active: on };
  }
  documents["products/off/prices/on"] = { active: true };
  for (const uid of owners) {
    for (const kept of [
      "customers/one",
      "diagnosis/one",
      "analysisqueue/one",
      "subscriptions/one",
      "ia-recaps/one",
      "sendings/one",
      "quotes/one",
    ]) {
      documents[`users/${uid}/${kept}`] = {};
    }
    for (const kept of [
      "statistics/totals",
      "private/billing",
      "private/allowances",
      "private/payment",
      "checkout_sessions/one",
      "erasures/one",
      "devices/one",
      "support/one",
    ]) {
      documents[`users/${uid}/${kept}`] = {};
    }
    documents[`users/${uid}/elsewhere/one`] = {};
    documents[`invoices/of-${uid}`] = { customer: documentPaths.user(uid) };
    documents[`recommendations/on/prices/${uid}`] = { uid, hidden: false };
    documents[`recommendations/old-${uid}/prices/${uid}`] = { uid, hidden: false };
    documents[`recommendations/on-${uid}`] = { owner: uid, active: true };
    documents[`recommendations/off-${uid}`] = { owner: uid, active: false };
    documents[`recommendations/old-own-${uid}`] = { owner: uid, active: false };
    for (const collection of ["news", "tags", "contraindications", "subcategories", "recommendations"]) {
      documents[`${collection}/old-${uid}`] = {
        owner: "world",
        active: true,
        published: true,
        category: "cosmetics",
      };
    }
    for (const collection of ["products", "products/on/prices"]) {
      documents[`${collection}/old-${uid}`] = { active: true };
    }
  }
  const writer = db.bulkWriter();
  for (const [path, fields] of Object.entries(documents)) void writer.set(db.doc(path), fields);
  await writer.close();
}
