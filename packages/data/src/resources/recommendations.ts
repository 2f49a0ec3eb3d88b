import { CarnationError } from "@carnation/domain/error";
import { WORLD } from "@carnation/domain/internal/recommendation";
import type { Recommendation } from "@carnation/domain/routine";
import { callables } from "@carnation/product/callable";
import { documentPaths } from "@carnation/product/path";
import { parseRecommendation, type RecommendationFormOutput } from "@carnation/product/recommendation";
import { searchFields } from "@carnation/product/search";
import type { StoredDocuments } from "@carnation/product/stored";
import {
  type DocumentSnapshot,
  getDocFromServer,
  limit,
  orderBy,
  query,
  serverTimestamp,
  where,
} from "firebase/firestore";
import { withCatalogueErrors } from "../errors/catalogueError.ts";
import { callFunction } from "../functions/callFunction.ts";
import type { ListState } from "../watch/queryState.ts";
import type { OnError, OnNext, Unsubscribe } from "../watch/listeners.ts";
import { CATALOGUE_LIMIT, LONG_LIMIT } from "./catalogue.ts";
import { askList } from "../search/askList.ts";
import { defineResource } from "./defineResource.ts";
import type { PhotoUpload } from "./photoUpload.ts";
import { recommendationPictures } from "./recommendationPictures.ts";
import { optimisticWrites, runIdempotent } from "./optimisticWrites.ts";

/** Describes what an administrator writes of a recommendation: what the form gives, and whose it is. */
export type CataloguedFields = RecommendationFormOutput & {
  /** `world` for the shared catalogue, or the uid of a professional. */
  readonly owner: string;
};

/** A change of one, of some of its fields. */
export type CataloguedChange = Partial<CataloguedFields> & {
  /** Takes the picture away. */
  readonly picture?: null | undefined;
};

const nothing = (): Promise<void> => Promise.resolve();

/** Time during which lists may go on reading a replaced picture where it was, in milliseconds. */
const LINGER_MS = 2000;

/**
 * Every recommendation, by name, whoever's it is: administrators alone may list and keep them all. Told once all are there: how
 * many of them name something is counted among them, and is said before that is deleted.
 */
export const recommendations = defineResource({
  path: documentPaths.recommendations,
  parse: parseRecommendation,
  order: [orderBy("name")],
  limit: LONG_LIMIT,
  orderedBy: "name",
  commands: (context) => {
    const { functions, watches, collection, document, parse, assertSession } = context;
    const pictures = recommendationPictures(context);
    const shared = optimisticWrites<
      Recommendation,
      CataloguedFields & { readonly picture?: null | undefined }
    >(context, ({ name }) => ({
      updated: serverTimestamp(),
      ...(name !== undefined && searchFields(name)),
    }));
    /** Owner: whose each was when it was last saved here: the picture is sent after that. */
    const owners = new Map<string, string>();

    const read = (id: string, snapshot: DocumentSnapshot): Recommendation => {
      if (!snapshot.exists()) throw new CarnationError("not-found", "The recommendation is gone");
      return parse(id, snapshot.data(), snapshot.ref.path);
    };
    const namePicture = async (id: string, owner: string, name: string): Promise<void> => {
      let before: string | null = null;
      await runIdempotent(
        context,
        async (transaction) => {
          const current = read(id, await transaction.get(document(id)));
          if (current.owner !== owner) throw new CarnationError("aborted", "It is another's now");
          before = current.picture;
          transaction.update(document(id), {
            picture: name,
            updated: serverTimestamp(),
          } satisfies StoredDocuments["recommendation"]);
        },
        nothing,
      );
      if (before !== null && before !== name) pictures.forget(owner, before);
    };

    /** Takes away what stayed where it was, unless the recommendation has come back to it. */
    const forgetMoved = async (id: string, owner: string, name: string): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, LINGER_MS));
      assertSession();
      const snapshot = await getDocFromServer(document(id));
      if (snapshot.get("owner") !== owner) pictures.forget(owner, name);
    };

    const asked = { collection, limit: CATALOGUE_LIMIT, parse, watches };
    const { countAll } = askList({ ...asked, filters: [{ field: "owner", operator: "==", value: WORLD }] });
    return {
      ...askList(asked),
      /** Counts the shared ones, as `AskedList.countAll` does. */
      countAll,
      /** Watches the shared ones, by name. */
      watchShared: (onNext: OnNext<ListState<Recommendation>>, onError: OnError): Unsubscribe =>
        watches.query(
          query(collection, where("owner", "==", WORLD), orderBy("name"), limit(CATALOGUE_LIMIT)),
          parse,
          onNext,
          onError,
        ),
      /** Watches those of professionals, one professional after the other: they leave the shared ones their room. */
      watchOfProfessionals: (onNext: OnNext<ListState<Recommendation>>, onError: OnError): Unsubscribe =>
        watches.query(
          query(collection, where("owner", "!=", WORLD), orderBy("owner"), limit(CATALOGUE_LIMIT)),
          parse,
          onNext,
          onError,
        ),
      /** Adds one without its picture (`uploadPicture`). @throws {CarnationError} as `OptimisticWrites.add` */
      async add(added: CataloguedFields & { readonly id: string }): Promise<void> {
        await shared.add({ ...added, picture: null });
        owners.set(added.id, added.owner);
      },
      /**
       * Changes one. To another owner it goes with its picture, which is there before anybody can look for it.
       * @param opened as the form showed it; left out, nothing is compared
       * @throws {CarnationError} as `OptimisticWrites.save`
       */
      async save(id: string, fields: CataloguedChange, opened?: Recommendation): Promise<void> {
        const before = await withCatalogueErrors(async () => read(id, await getDocFromServer(document(id))));
        const { owner = before.owner, picture } = fields;
        const moves = before.owner !== owner;
        if (moves && before.picture !== null && picture !== null) {
          await pictures.copy(before.picture, before.owner, owner);
        }
        await shared.save(id, fields, opened);
        owners.set(id, owner);
        if (before.picture === null) return;
        if (picture === null) pictures.forget(before.owner, before.picture);
        // What is no longer named by any document is no loss when it stays.
        else if (moves) forgetMoved(id, before.owner, before.picture).catch(() => undefined);
      },
      /**
       * Deletes one with its picture. Routines that name it keep what they copied of it.
       * @throws {CarnationError} as `OptimisticWrites.add`
       */
      async remove({ id, owner, picture }: Pick<Recommendation, "id" | "owner" | "picture">): Promise<void> {
        await runIdempotent(context, (transaction) => void transaction.delete(document(id)), nothing);
        if (picture !== null) pictures.forget(owner, picture);
      },
      /** Sends the picture of one that was just saved. @returns the upload, done once the recommendation names it */
      uploadPicture(id: string, file: File): PhotoUpload {
        const owner = owners.get(id) ?? WORLD;
        return pictures.upload(owner, id, file, (name) => namePicture(id, owner, name));
      },
      picture: pictures.read,
      /**
       * Counts how many saved routines hold one, of all professionals.
       * @throws {CarnationError} permission-denied, offline, unavailable
       */
      async countUse(recommendationId: string): Promise<number> {
        assertSession();
        return (await callFunction(functions, callables.recommendationuse, { recommendationId })).routines;
      },
    };
  },
});
