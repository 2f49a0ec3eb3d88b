import type { News } from "@carnation/product/news";
import { documentPaths } from "@carnation/product/path";
import { parseTag, type Tag, tagTexts } from "@carnation/product/tag";
import { collection, getDocs } from "firebase/firestore";
import { catalogueError } from "../errors/catalogueError.ts";
import type { DocumentState, ListState } from "../watch/queryState.ts";
import type { OnNext } from "../watch/listeners.ts";
import type { Watches } from "../watch/watches.ts";
import type { ResourceContext } from "./defineResource.ts";

/**
 * Watches of articles whose tags are texts: where some are stored as references, the tags are read once, and the articles
 * told anew with their texts.
 */
export function tagTextWatches({
  firestore,
  watches,
}: Pick<ResourceContext, "firestore" | "watches">): Watches {
  let known: readonly Tag[] = [];
  let reading: Promise<void> | null = null;
  const readTags = async (): Promise<void> => {
    const { docs } = await getDocs(collection(firestore, documentPaths.tags()));
    known = docs.map((tag) => parseTag(tag.id, tag.data()));
  };

  /** Reads the tags once; after a failure the next one who needs them reads again. @throws {CarnationError} */
  const tagsRead = (): Promise<void> =>
    (reading ??= readTags().catch((failure: unknown) => {
      reading = null;
      throw catalogueError(failure);
    }));

  /** Tells what is known with texts; what cannot be read of the tags is left out until it can. */
  function withTexts<K>(
    onNext: OnNext<K>,
    textsIn: (told: K) => K,
    namesTags: (told: K) => boolean,
  ): OnNext<K> {
    let latest: K;
    return (told) => {
      latest = told;
      onNext(textsIn(told));
      if (!namesTags(told)) return;
      const tellAgain = (): void => {
        if (latest === told) onNext(textsIn(told));
      };
      tagsRead().then(tellAgain, () => undefined);
    };
  }
  const ofOne = <T>(onNext: OnNext<DocumentState<T>>): OnNext<DocumentState<T>> =>
    withTexts(
      onNext,
      (told) => (told.status === "ready" ? { ...told, value: textsOf(told.value, known) } : told),
      (told) => told.status === "ready" && namesTag(told.value),
    );
  const ofList = <T>(onNext: OnNext<ListState<T>>): OnNext<ListState<T>> =>
    withTexts(
      onNext,
      (told) =>
        told.status === "ready" ? { ...told, value: told.value.map((one) => textsOf(one, known)) } : told,
      (told) => told.status === "ready" && told.value.some(namesTag),
    );
  return {
    document: (document, parse, onNext, onError) => watches.document(document, parse, ofOne(onNext), onError),
    readOnce: watches.readOnce,
    query: (query, parse, onNext, onError, all) => watches.query(query, parse, ofList(onNext), onError, all),
    long: (all, field, most, parse, onNext, onError) =>
      watches.long(all, field, most, parse, ofList(onNext), onError),
    async *readAll(all, filters, parse) {
      for await (const page of watches.readAll(all, filters, parse)) {
        if (page.some(namesTag)) await tagsRead();
        yield page.map((one) => textsOf(one, known));
      }
    },
    one: (query, parse, onNext, onError, choose) => watches.one(query, parse, ofOne(onNext), onError, choose),
  };
}

function isArticle(value: unknown): value is Pick<News, "tags"> {
  return typeof value === "object" && value !== null && "tags" in value && Array.isArray(value.tags);
}

/** Tells whether a tag of an article is still its path. */
function namesTag(value: unknown): boolean {
  return isArticle(value) && value.tags.some((tag) => tag.includes("/"));
}

function textsOf<T>(value: T, known: readonly Tag[]): T {
  return isArticle(value) ? { ...value, tags: tagTexts(value.tags, known) } : value;
}
