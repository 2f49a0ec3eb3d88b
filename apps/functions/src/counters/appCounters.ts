import { WORLD } from "@carnation/domain/internal/recommendation";
import { documentPaths } from "@carnation/product/path";
import type { AppCounterName } from "@carnation/product/statistics";
import type { Firestore, Query } from "firebase-admin/firestore";

/** Gives what each app counter counts: documents that are there, and the facts of what happened. */
export const appCounters: Readonly<Record<AppCounterName, (db: Firestore) => Query>> = {
  employees: (db) => db.collection(documentPaths.users()).where("role", "in", ["admin", "employee"]),
  customers: (db) => db.collection(documentPaths.users()).where("role", "==", "customer"),
  coupons_total: (db) => db.collection(documentPaths.coupons()),
  // Done once, a diagnosis stays counted when it is erased.
  app_diagnosis_total: (db) =>
    db.collection(documentPaths.countedFacts()).where("values.diagnoses_done", "==", 1),
  recommendations_total: (db) => shared(db),
  recommendations_active_total: (db) => shared(db).where("active", "==", true),
  news_total: (db) => db.collection(documentPaths.news()),
  published_news_total: (db) => db.collection(documentPaths.news()).where("published", "==", true),
  contraindications_total: (db) => db.collection(documentPaths.contraindications()),
  subcategories_total: (db) => db.collection(documentPaths.subcategories()),
};

/** The shared catalogue; what professionals add for themselves is among their own counters. */
function shared(db: Firestore): Query {
  return db.collection(documentPaths.recommendations()).where("owner", "==", WORLD);
}
