import {
  currentSubscriptionStatuses,
  documentPaths,
  listLimits,
  parseCustomer,
  parseNews,
  parseProfile,
  parseSubscription,
} from "@carnation/domain";
import type { FirebaseApp } from "firebase/app";
import { collection, doc, limit, orderBy, query, terminate, where } from "firebase/firestore";
import type { RuntimeConfig } from "../config/runtimeConfig.ts";
import { createWatches, type WatchPorts } from "../watch/watch.ts";
import { createDiagnoses } from "./diagnoses.ts";
import { canUseIndexedDb } from "./indexedDb.ts";
import { holdOfflineData } from "./offlineData.ts";
import { openServices } from "./services.ts";
import type { Workspace } from "./workspace.ts";

interface WorkspaceOptions extends WatchPorts {
  readonly emulators: RuntimeConfig["emulators"];
  /** Whose data it is. */
  readonly uid: string;
  /** Aborted when their session ends: nothing is sent or watched after that. */
  readonly session: AbortSignal;
}

/** Of how many documents one is read: those before it may be malformed. */
const CANDIDATES = 5;

/** Opens the data of a signed-in person. Loaded on demand: it carries the Firestore, Storage and Functions SDKs. */
export async function openWorkspace(
  app: FirebaseApp,
  { emulators, uid, session, ...ports }: WorkspaceOptions,
): Promise<Workspace> {
  const persistent = await canUseIndexedDb();
  const offlineData = await holdOfflineData(app, persistent);
  const services = openServices(app, { emulators, persistent });
  const { firestore } = services;
  const watches = createWatches(ports, session);
  return {
    profile: {
      watch: (onNext, onError) =>
        watches.document(doc(firestore, documentPaths.user(uid)), parseProfile, onNext, onError),
    },
    diagnoses: createDiagnoses(services, watches, uid, session),
    customers: {
      watchLastAnalysed(onNext, onError, count = listLimits.lastAnalysedCustomers) {
        // Ordering by a field leaves out the documents without it: clients never analysed.
        const byLastDiagnosis = orderBy("last_diagnostic.date", "desc");
        const customers = collection(firestore, documentPaths.customers(uid));
        return watches.query(query(customers, byLastDiagnosis, limit(count)), parseCustomer, onNext, onError);
      },
      watchAll(onNext, onError) {
        const customers = collection(firestore, documentPaths.customers(uid));
        const byName = query(customers, orderBy("lastname"), limit(listLimits.customers));
        return watches.query(byName, parseCustomer, onNext, onError);
      },
    },
    news: {
      watchLatest(onNext, onError) {
        const published = where("published", "==", true);
        const news = collection(firestore, documentPaths.news());
        const latest = query(news, published, orderBy("createdAt", "desc"), limit(CANDIDATES));
        return watches.first(latest, parseNews, onNext, onError);
      },
    },
    subscription: {
      watchCurrent(onNext, onError) {
        const current = where("status", "in", currentSubscriptionStatuses);
        const subscriptions = collection(firestore, documentPaths.subscriptions(uid));
        return watches.first(
          query(subscriptions, current, limit(CANDIDATES)),
          parseSubscription,
          onNext,
          onError,
        );
      },
    },
    async close({ forget } = { forget: false }) {
      await terminate(firestore);
      await offlineData.release();
      if (forget) await offlineData.erase(firestore);
    },
  };
}
