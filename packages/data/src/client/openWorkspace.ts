import type { FirebaseApp } from "firebase/app";
import { terminate } from "firebase/firestore";
import type { RuntimeConfig } from "../config/runtimeConfig.ts";
import { openResources, type Workspace } from "../resources/index.ts";
import { leaveNewsDevice } from "../push/newsDevice.ts";
import { createPageReader } from "../watch/readPages.ts";
import { createWatches } from "../watch/watch.ts";
import type { WatchPorts } from "../watch/watches.ts";
import { endsWithin } from "../workspace/endsWithin.ts";
import { holdOfflineData } from "../workspace/offlineData.ts";
import { openServices } from "../workspace/services.ts";

interface WorkspaceOptions extends Omit<WatchPorts, "readPages"> {
  readonly emulators: RuntimeConfig["emulators"];
  /** Owner: whose data it is. */
  readonly uid: string;
  /** Aborted when their session ends: nothing is sent or watched after that. */
  readonly session: AbortSignal;
}

/** Longest time that Firestore may take to end, in milliseconds. */
const ENDING_MS = 5000;

/** Opens the data of a signed-in person. Loaded on demand: it carries the Firestore, Storage and Functions SDKs. */
export async function openWorkspace(
  app: FirebaseApp,
  { emulators, uid, session, ...ports }: WorkspaceOptions,
): Promise<Workspace> {
  const offlineData = await holdOfflineData(app);
  const services = await openServices(app, emulators);
  const readPages = createPageReader(app, emulators);
  const watches = createWatches({ ...ports, readPages }, session);
  const context = { ...services, uid, session, watches };
  const { firestore, messaging } = services;
  return {
    ...openResources(context),
    async close({ forget } = { forget: false }) {
      // Its last transaction may wait for a suspended page's, and nobody must stay signed in for it.
      await endsWithin(ENDING_MS, terminate(firestore)).catch(() => undefined);
      await offlineData.release();
      if (!forget) return;
      await offlineData.erase(firestore);
      leaveNewsDevice(uid, messaging);
    },
  };
}
