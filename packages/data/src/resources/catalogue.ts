import {
  CarnationError,
  type ContraindicationFormOutput,
  documentPaths,
  parseContraindication,
  parseRecommendation,
} from "@carnation/domain";
import {
  arrayRemove,
  arrayUnion,
  collection,
  doc,
  getDocsFromServer,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  where,
} from "firebase/firestore";
import { withCatalogueErrors } from "../errors/catalogueError.ts";
import { defineResource } from "./defineResource.ts";

/** How much of the shared catalogue the back-office lists. */
const CATALOGUE_LIMIT = 500;

/** Whether a write may be tried again by the SDK: once. It asks the server, and never waits on this device. */
const once = { maxAttempts: 2 };

/** Every recommendation, by name: administrators alone may list them all. */
export const recommendations = defineResource({
  path: documentPaths.recommendations,
  parse: parseRecommendation,
  order: [orderBy("name")],
  limit: CATALOGUE_LIMIT,
});

/** The contraindications of the catalogue, by name. Administrators change them. */
export const contraindications = defineResource({
  path: documentPaths.contraindications,
  parse: parseContraindication,
  order: [orderBy("name")],
  limit: CATALOGUE_LIMIT,
  commands: ({ firestore, collection: all, document, assertSession }) => ({
    /** Adds one. @throws {CarnationError} permission-denied, offline, unavailable: nothing is written later */
    add: (fields: ContraindicationFormOutput): Promise<void> =>
      withCatalogueErrors(async () => {
        assertSession();
        const added = doc(all);
        await runTransaction(
          firestore,
          async (transaction) => void transaction.set(added, { ...fields, created: serverTimestamp() }),
          once,
        );
      }),
    /** Changes one. @throws {CarnationError} not-found when it has been deleted, and as `add` */
    save: (id: string, fields: ContraindicationFormOutput): Promise<void> =>
      withCatalogueErrors(async () => {
        assertSession();
        await runTransaction(
          firestore,
          async (transaction) => void transaction.update(document(id), { ...fields }),
          once,
        );
      }),
    /**
     * Deletes one, and puts another in its place, or none, in every recommendation that names it: all or nothing.
     * @throws {CarnationError} not-found when the other one does not exist, and as `add`
     */
    remove: (id: string, replacement: string | null): Promise<void> =>
      withCatalogueErrors(async () => {
        assertSession();
        // The three ways in which a reference may be stored.
        const names = [documentPaths.contraindication(id), id, document(id)];
        const catalogue = collection(firestore, documentPaths.recommendations());
        const using = await getDocsFromServer(
          query(catalogue, where("contraindications", "array-contains-any", names)),
        );
        assertSession();
        await runTransaction(
          firestore,
          async (transaction) => {
            if (replacement !== null && !(await transaction.get(document(replacement))).exists()) {
              throw new CarnationError("not-found", "The replacement does not exist");
            }
            for (const { ref } of using.docs) {
              transaction.update(ref, { contraindications: arrayRemove(...names) });
              if (replacement === null) continue;
              const added = arrayUnion(documentPaths.contraindication(replacement));
              transaction.update(ref, { contraindications: added });
            }
            transaction.delete(document(id));
          },
          once,
        );
      }),
  }),
});
