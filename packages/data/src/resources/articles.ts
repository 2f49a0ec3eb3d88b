import { CarnationError } from "@carnation/domain/error";
import { pictureFileName } from "@carnation/domain/internal/field";
import { listLimits } from "@carnation/product/limits";
import { isNewsChanged, type News, type NewsDraftOutput, parseNews } from "@carnation/product/news";
import { documentPaths, newsPicturePath } from "@carnation/product/path";
import { searchFields } from "@carnation/product/search";
import type { StoredDocuments } from "@carnation/product/stored";
import { asKnownTags, type Tag, tagTexts } from "@carnation/product/tag";
import { isSameValue } from "@carnation/product/wire";
import { type DocumentSnapshot, orderBy, serverTimestamp } from "firebase/firestore";
import { deleteObject, ref } from "firebase/storage";
import { askList } from "../search/askList.ts";
import { addTags, readTags } from "./articleTags.ts";
import { changingFields } from "./changingFields.ts";
import { type CommandContext, defineResource, type ResourceContext } from "./defineResource.ts";
import { type PhotoUpload, uploadPhoto } from "./photoUpload.ts";
import { runIdempotent } from "./optimisticWrites.ts";
import { tagTextWatches } from "./tagTextWatches.ts";

/** Describes what is saved of an article; its picture is sent apart. */
export interface ArticleToSave extends NewsDraftOutput {
  /** True when professionals read it from then on. */
  readonly published: boolean;
  /** Takes the picture away. */
  readonly picture?: null | undefined;
}

const untold = defineResource({
  path: documentPaths.news,
  parse: parseNews,
  order: [orderBy("createdAt", "desc")],
  limit: listLimits.articles,
  orderedBy: "createdAt",
  commands: (context) => {
    const { storage, storageUrl, session, collection, document, parse, watches } = context;
    const fileOf = (name: string) => ref(storage, newsPicturePath(name));
    /** Deletes a picture that no document names any more; it is no loss when it stays. */
    const forgetPicture = (name: string): void => void deleteObject(fileOf(name)).catch(() => undefined);
    const nothing = (): Promise<void> => Promise.resolve();

    const namePicture = async (id: string, name: string): Promise<void> => {
      let before: string | null = null;
      await runIdempotent(
        context,
        async (transaction) => {
          before = stored(context, await transaction.get(document(id))).picture;
          transaction.update(document(id), {
            picture: name,
            updated: serverTimestamp(),
          } satisfies StoredDocuments["newsArticle"]);
        },
        nothing,
      );
      if (before !== null && before !== name) forgetPicture(before);
    };

    return {
      ...askList({ collection, limit: listLimits.articles, parse, watches }),
      /**
       * Keeps a new draft, dated by the server, with the tags that are new.
       * @param added with the id that it will have: sent again under the same one, no second draft is made
       * @returns the draft as it is stored
       * @throws {CarnationError} aborted when it is there already and says something else; permission-denied, offline, unavailable
       */
      addDraft: async ({ id, ...fields }: NewsDraftOutput & { readonly id: string }): Promise<News> => {
        let added: News | null = null;
        await runIdempotent(
          context,
          async (transaction, known: readonly Tag[]) => {
            const draft = {
              ...fields,
              tags: asKnownTags(fields.tags, known),
              published: false,
              picture: null,
            };
            added = parseNews(id, { ...draft, createdAt: new Date() });
            const there = await transaction.get(document(id));
            if (there.exists()) {
              if (isNewsChanged(added, stored(context, there, known))) throw changed();
              return;
            }
            await addTags(context, transaction, draft.tags, known);
            transaction.set(document(id), {
              ...draft,
              ...searchFields(draft.title),
              createdAt: serverTimestamp(),
              updated: serverTimestamp(),
            } satisfies StoredDocuments["newsArticle"]);
          },
          () => readTags(context),
        );
        return given(added);
      },
      /**
       * Saves an article, publishes it or withdraws it. Published for the first time, it is dated from then.
       * @param opened the article as it was shown: what somebody else saved since is not overwritten. Left out, nothing is
       *   compared
       * @returns the article as it is stored
       * @throws {CarnationError} aborted when it was changed since, not-found when it is gone, and as `addDraft`
       */
      save: async (id: string, { picture, ...fields }: ArticleToSave, opened?: News): Promise<News> => {
        let saved: News | null = null;
        let dropped: string | null = null;
        await runIdempotent(
          context,
          async (transaction, known: readonly Tag[]) => {
            const snapshot = await transaction.get(document(id));
            const now = stored(context, snapshot, known);
            const tags = asKnownTags(fields.tags, known);
            const { tags: _tags, ...others } = fields;
            // Tags that say the same stay in the form that they are stored in.
            const withoutTags = { ...others, ...(picture === null && { picture }) };
            const change = { ...withoutTags, tags };
            const { createdAt, firstPublished, notified } = now;
            saved = parseNews(id, {
              picture: now.picture,
              ...change,
              createdAt,
              notified,
              first_published: firstPublished,
            });
            // The answer to the first attempt was lost.
            if (!isNewsChanged(saved, now)) return;
            if (opened !== undefined && isNewsChanged(opened, now)) throw changed();
            dropped = picture === null ? now.picture : null;
            await addTags(context, transaction, change.tags, known);
            const wanted = isSameValue(tags, now.tags) ? withoutTags : change;
            const changing = changingFields<Partial<typeof change>>(parseNews, snapshot, wanted);
            transaction.update(document(id), {
              ...changing,
              ...(changing.title !== undefined && searchFields(changing.title)),
              ...datesOf(snapshot, now, fields.published),
              updated: serverTimestamp(),
            } satisfies StoredDocuments["newsArticle"]);
          },
          () => readTags(context),
        );
        if (dropped !== null) forgetPicture(dropped);
        return given(saved);
      },
      /**
       * Sends the picture of an article, in the place of the one before. It is cancelled with the session.
       * @param file within `pictureLimits`
       * @returns the upload, done once the article names its picture
       */
      uploadPicture: (id: string, file: File): PhotoUpload => {
        const name = pictureFileName(id, file);
        const upload = uploadPhoto(fileOf(name), file, session, { contentType: file.type, storageUrl });
        const done = upload.done.then(() => namePicture(id, name));
        // Whoever only subscribes is told by the upload.
        done.catch(() => undefined);
        return { ...upload, done };
      },
      /** Deletes an article with its picture. @throws {CarnationError} as `addDraft` */
      remove: async ({ id, picture }: Pick<News, "id" | "picture">): Promise<void> => {
        await runIdempotent(context, (transaction) => void transaction.delete(document(id)), nothing);
        if (picture !== null) forgetPicture(picture);
      },
    };
  },
});

/**
 * Drafts and published articles, the latest first, for administrators; their tags are texts. Nothing is written later, when
 * it fails.
 */
export const articles = (context: ResourceContext) =>
  untold({ ...context, watches: tagTextWatches(context) });

const changed = (): CarnationError => new CarnationError("aborted", "The article was changed meanwhile");

/** Gives what a transaction that has ended has left. */
function given(article: News | null): News {
  if (article === null) throw new CarnationError("internal", "The transaction was not run");
  return article;
}

function stored(
  { parse }: CommandContext<News>,
  snapshot: DocumentSnapshot,
  known: readonly Tag[] = [],
): News {
  const fields = snapshot.data();
  if (fields === undefined) throw new CarnationError("not-found", "The article is gone");
  const article = parse(snapshot.id, fields, snapshot.ref.path);
  return { ...article, tags: tagTexts(article.tags, known) };
}

/** An article keeps the date of its first publication; one that never said it says it from then on. */
function datesOf(snapshot: DocumentSnapshot, now: News, publishes: boolean): object {
  if (now.firstPublished === null) {
    return publishes ? { createdAt: serverTimestamp(), first_published: serverTimestamp() } : {};
  }
  // One that was published before that was noted says it from then on.
  const known: unknown = snapshot.get("first_published");
  return known === undefined || known === null
    ? { first_published: snapshot.get("createdAt") as unknown }
    : {};
}
