import { documentPaths, readPerceivedAgeSwitch } from "@carnation/domain";
import { doc, increment, runTransaction, serverTimestamp, type Transaction } from "firebase/firestore";
import { withCatalogueErrors } from "../errors/catalogueError.ts";
import { assertOpen, defineDocument, type ResourceContext } from "./defineResource.ts";

/** Whether the perceived age is estimated, of the AI settings; missing until the first settings are saved. */
export const perceivedAge = (context: ResourceContext) => {
  const { firestore, uid, session } = context;
  return {
    ...defineDocument(documentPaths.aiSettings, (_id, fields) => readPerceivedAgeSwitch(fields))(context),
    /**
     * Switches it on or off, signed by whoever does it; the other settings stay as they are.
     * @throws {CarnationError} permission-denied, unauthenticated, offline, unavailable: nothing is written later
     */
    decide: (enabled: boolean): Promise<void> =>
      withCatalogueErrors(async () => {
        assertOpen(session);
        const now = serverTimestamp();
        const decision = { enabled, decidedBy: uid, decided: now };
        const saved = { version: increment(1), updated: now, updatedBy: uid, perceivedAge: decision };
        const settings = doc(firestore, documentPaths.aiSettings());
        const write = async (transaction: Transaction): Promise<void> =>
          void transaction.set(settings, saved, { merge: true });
        await runTransaction(firestore, write, { maxAttempts: 2 });
      }),
  };
};
