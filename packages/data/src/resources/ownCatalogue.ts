import { CarnationError } from "@carnation/domain/error";
import {
  parseRecommendationPrice,
  type RecommendationPrice,
  type SettledPrices,
} from "@carnation/domain/internal/recommendation";
import type { Cents } from "@carnation/domain/money";
import type { Recommendation } from "@carnation/domain/routine";
import { documentPaths } from "@carnation/product/path";
import {
  OWN_RECOMMENDATIONS_MAX,
  parseRecommendation,
  type RecommendationFormOutput,
  tooManyRecommendations,
} from "@carnation/product/recommendation";
import { searchFields } from "@carnation/product/search";
import { parseUserCounters } from "@carnation/product/statistics";
import type { StoredDocuments } from "@carnation/product/stored";
import {
  collectionGroup,
  doc,
  type DocumentSnapshot,
  getDocFromServer,
  limit,
  query,
  serverTimestamp,
  type Transaction,
  where,
} from "firebase/firestore";
import { withCatalogueErrors } from "../errors/catalogueError.ts";
import type { DocumentState, ListState } from "../watch/queryState.ts";
import type { OnError, OnNext, Unsubscribe } from "../watch/listeners.ts";
import { CATALOGUE_LIMIT } from "./catalogue.ts";
import { changingFields } from "./changingFields.ts";
import { defineResource } from "./defineResource.ts";
import type { PhotoUpload } from "./photoUpload.ts";
import { recommendationPictures } from "./recommendationPictures.ts";
import { runIdempotent } from "./optimisticWrites.ts";
import { watchVisibleCatalogue } from "./visibleCatalogue.ts";

/** A recommendation of one's own to add: what the form gives, and the id that it will have. */
export type RecommendationToAdd = RecommendationFormOutput & {
  /** Sent again under the same one, no second recommendation is made. */
  readonly id: string;
};

/** A change of a recommendation of one's own. */
export type RecommendationToSave = Partial<RecommendationFormOutput> & {
  /** Takes the picture away. */
  readonly picture?: null;
};

/** Holds what a professional sees of the catalogue: what is shared with her, and her own. She changes her own. */
export const catalogue = defineResource({
  path: documentPaths.recommendations,
  parse: parseRecommendation,
  order: [],
  limit: CATALOGUE_LIMIT,
  commands: (context) => {
    const { firestore, uid, document, parse, watches } = context;
    const pictures = recommendationPictures(context);
    const nothing = (): Promise<void> => Promise.resolve();
    const write = (run: (transaction: Transaction) => Promise<void> | void): Promise<void> =>
      runIdempotent(context, run, nothing);
    const settle = (id: string, fields: Partial<RecommendationPrice>): Promise<void> =>
      write((transaction) => {
        const price = doc(firestore, documentPaths.recommendationPrice(id, uid));
        transaction.set(price, { uid, ...fields }, { merge: true });
      });
    const readStored = async (transaction: Transaction, id: string): Promise<DocumentSnapshot> => {
      const stored = await transaction.get(document(id));
      if (!stored.exists()) throw new CarnationError("not-found", "The recommendation is gone");
      return stored;
    };
    const readOwn = (stored: DocumentSnapshot): Recommendation =>
      parse(stored.id, stored.data(), stored.ref.path);

    /** Tells whether the rules let her add no more. */
    const hasMost = async (): Promise<boolean> => {
      const totals = await withCatalogueErrors(() =>
        getDocFromServer(doc(firestore, documentPaths.userTotals(uid))),
      );
      return (parseUserCounters(totals.data()).recommendations_total ?? 0) >= OWN_RECOMMENDATIONS_MAX;
    };

    const namePicture = async (id: string, name: string): Promise<void> => {
      let before: string | null = null;
      await write(async (transaction) => {
        before = readOwn(await readStored(transaction, id)).picture;
        transaction.update(document(id), {
          picture: name,
          updated: serverTimestamp(),
        } satisfies StoredDocuments["recommendation"]);
      });
      if (before !== null && before !== name) pictures.forget(uid, before);
    };

    return {
      /** Watches all that she may read, by name: hidden ones and her own inactive ones too (`watchVisibleCatalogue`). */
      watchVisible: (onNext: OnNext<ListState<Recommendation>>, onError: OnError): Unsubscribe =>
        watchVisibleCatalogue(context, CATALOGUE_LIMIT, onNext, onError),
      /** Watches what she has settled: her prices, and what she has hidden. */
      watchPrices: (onNext: OnNext<DocumentState<SettledPrices>>, onError: OnError): Unsubscribe => {
        const hers = query(
          collectionGroup(firestore, "prices"),
          where("uid", "==", uid),
          limit(CATALOGUE_LIMIT),
        );
        return watches.query(hers, parseSettled, (known) => onNext(byRecommendation(known)), onError);
      },
      /**
       * Adds one of her own, dated by the server, without its picture (`uploadPicture`).
       * @throws {CarnationError} refused when she has `OWN_RECOMMENDATIONS_MAX` already; permission-denied, unauthenticated,
       *   offline, unavailable: nothing is written later
       */
      add: async ({ id, ...fields }: RecommendationToAdd): Promise<void> => {
        try {
          await write((transaction) => {
            const dates = { created: serverTimestamp(), updated: serverTimestamp() };
            const search = searchFields(fields.name);
            transaction.set(document(id), {
              ...fields,
              ...search,
              ...dates,
              owner: uid,
              picture: null,
            } satisfies StoredDocuments["recommendation"]);
          });
        } catch (error) {
          const isRefused = error instanceof CarnationError && error.code === "permission-denied";
          if (isRefused && (await hasMost())) throw new CarnationError("refused", tooManyRecommendations);
          throw error;
        }
      },
      /**
       * Changes one of her own: the fields that are read otherwise than they are to be, and no other.
       * @param updated `Recommendation.updated` as it was read: what another tab changed since is not overwritten. Left
       *   out, it is not compared.
       * @throws {CarnationError} aborted when it was changed since, not-found when it is gone, and as `add`
       */
      update: async (id: string, fields: RecommendationToSave, updated?: Date | null): Promise<void> => {
        let before: string | null = null;
        await write(async (transaction) => {
          const stored = await readStored(transaction, id);
          const current = readOwn(stored);
          if (updated !== undefined && current.updated?.getTime() !== updated?.getTime()) {
            throw new CarnationError("aborted", "The recommendation was changed meanwhile");
          }
          before = current.picture;
          const changing = changingFields(parse, stored, fields);
          if (Object.keys(changing).length === 0) return;
          const search = changing.name === undefined ? {} : searchFields(changing.name);
          transaction.update(document(id), {
            ...changing,
            ...search,
            updated: serverTimestamp(),
          } satisfies StoredDocuments["recommendation"]);
        });
        if (fields.picture === null && before !== null) pictures.forget(uid, before);
      },
      /**
       * Deletes one of her own with its picture. Routines that name it keep what they copied of it.
       * @throws {CarnationError} as `add`
       */
      remove: async ({ id, picture }: Pick<Recommendation, "id" | "picture">): Promise<void> => {
        await write((transaction) => void transaction.delete(document(id)));
        if (picture !== null) pictures.forget(uid, picture);
      },
      /**
       * Sends the picture of one of her own, in the place of the one before. It is cancelled with the session.
       * @param file within `pictureLimits`
       * @returns the upload, done once the recommendation names its picture
       */
      uploadPicture: (id: string, file: File): PhotoUpload =>
        pictures.upload(uid, id, file, (name) => namePicture(id, name)),
      /**
       * Reads the picture of one, once for each version of it.
       * @throws {CarnationError} not-found when it has none, damaged when its bytes are not what was stored
       */
      picture: pictures.read,
      /**
       * Settles her own price for a shared one; null asks the catalogue's again.
       * @throws {CarnationError} as `add`
       */
      setPrice: (id: string, price: Cents | null): Promise<void> => settle(id, { price }),
      /**
       * Hides a shared one from her catalogue, so that it is never proposed, or shows it again.
       * @throws {CarnationError} as `add`
       */
      setHidden: (id: string, hidden: boolean): Promise<void> => settle(id, { hidden }),
    };
  },
});

/** Beside what is settled, for which recommendation: the document above it. */
function parseSettled(uid: string, fields: unknown, path: string): readonly [string, RecommendationPrice] {
  const [recommendation = ""] = path.split("/").slice(-3);
  return [recommendation, parseRecommendationPrice(uid, fields)];
}

function byRecommendation(
  known: ListState<readonly [string, RecommendationPrice]>,
): DocumentState<SettledPrices> {
  return known.status === "ready" ? { ...known, value: new Map(known.value) } : known;
}
