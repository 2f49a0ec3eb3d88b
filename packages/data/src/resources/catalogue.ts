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
  getDocsFromServer,
  orderBy,
  query,
  type QuerySnapshot,
  where,
} from "firebase/firestore";
import { type CommandContext, defineResource } from "./defineResource.ts";
import { sharedWrites, writeOnce } from "./sharedWrites.ts";

/** How much of the shared catalogue the back-office lists. */
const CATALOGUE_LIMIT = 500;

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
  commands: (context) => ({
    ...sharedWrites<ContraindicationFormOutput>(context),
    /**
     * Deletes one, and puts another in its place, or none, in every recommendation that names it: all or nothing.
     * @throws {CarnationError} not-found when the other one does not exist, and as `add`
     */
    remove: (id: string, replacement: string | null): Promise<void> => remove(context, id, replacement),
  }),
});

function remove(context: CommandContext<unknown>, id: string, replacement: string | null): Promise<void> {
  const { firestore, document } = context;
  // The three ways in which a reference may be stored.
  const names = [documentPaths.contraindication(id), id, document(id)];
  const catalogue = collection(firestore, documentPaths.recommendations());
  const naming = query(catalogue, where("contraindications", "array-contains-any", names));
  return writeOnce<QuerySnapshot>(
    context,
    async (transaction, { docs }) => {
      if (replacement !== null && !(await transaction.get(document(replacement))).exists()) {
        throw new CarnationError("not-found", "The replacement does not exist");
      }
      for (const { ref } of docs) {
        transaction.update(ref, { contraindications: arrayRemove(...names) });
        if (replacement === null) continue;
        const added = arrayUnion(documentPaths.contraindication(replacement));
        transaction.update(ref, { contraindications: added });
      }
      transaction.delete(document(id));
    },
    () => getDocsFromServer(naming),
  );
}
