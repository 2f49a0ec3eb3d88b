import { WORLD } from "@carnation/domain/internal/recommendation";
import type { Recommendation } from "@carnation/domain/routine";
import { compareNames } from "@carnation/domain/text";
import { documentPaths } from "@carnation/product/path";
import { parseProfile, type Profile } from "@carnation/product/profile";
import { parseRecommendation } from "@carnation/product/recommendation";
import { collection, doc, limit, type Query, query, type QueryConstraint, where } from "firebase/firestore";
import { type DocumentState, type ListState, unread } from "../watch/queryState.ts";
import type { OnError, OnNext, Unsubscribe } from "../watch/listeners.ts";
import type { ResourceContext } from "./defineResource.ts";
import { namesOf } from "../documents/namesOf.ts";

interface Part {
  known: ListState<Recommendation> | null;
  stop: Unsubscribe;
}

/**
 * Watches what a professional may read of the catalogue, by name: what is shared and in use, of other care what she
 * practises, and all of her own, switched off or not. The rules can prove each of these queries by itself, and none that
 * asks for all of them at once: there is one for each subcategory that the profile names.
 * @param count how many of each query are read
 */
export function watchVisibleCatalogue(
  { firestore, uid, watches }: Pick<ResourceContext, "firestore" | "uid" | "watches">,
  count: number,
  onNext: OnNext<ListState<Recommendation>>,
  onError: OnError,
): Unsubscribe {
  const all = collection(firestore, documentPaths.recommendations());
  const shared = (...which: QueryConstraint[]): Query =>
    query(all, where("owner", "==", WORLD), where("active", "==", true), ...which, limit(count));
  const parts = new Map<string, Part>();
  let profile: DocumentState<Profile> | null = null;
  let ended = false;

  const tell = (): void => {
    if (ended || profile === null) return;
    const merged = mergeLists([...parts.values()].map(({ known }) => known));
    if (merged !== null) onNext(merged);
  };
  const end = (): void => {
    ended = true;
    stopProfile?.();
    for (const { stop } of parts.values()) stop();
    parts.clear();
  };
  const fail: OnError = (error) => {
    if (ended) return;
    end();
    onError(error);
  };
  const follow = (name: string, asked: Query, refused: OnError): void => {
    const part: Part = { known: null, stop: () => undefined };
    parts.set(name, part);
    const next: OnNext<ListState<Recommendation>> = (known) => {
      part.known = known;
      tell();
    };
    part.stop = watches.query(asked, parseRecommendation, next, refused);
  };
  const leave = (name: string): void => {
    parts.get(name)?.stop();
    parts.delete(name);
  };
  const followPractised = (practised: readonly string[]): void => {
    const names: readonly string[] = practised.map(documentPaths.subcategory);
    for (const name of [...parts.keys()].filter((known) => known.includes("/") && !names.includes(known))) {
      leave(name);
    }
    for (const name of names.filter((asked) => !parts.has(asked))) {
      const others = shared(
        where("category", "==", "other"),
        where("subcategory", "in", namesOf(doc(firestore, name))),
      );
      follow(name, others, (error) => {
        // Given up in another tab: the server knows it before this one does.
        if (error.code !== "permission-denied") return fail(error);
        leave(name);
        tell();
      });
    }
  };

  let stopProfile: Unsubscribe | null = null;
  follow(
    "own",
    query(all, where("owner", "in", namesOf(doc(firestore, documentPaths.user(uid)))), limit(count)),
    fail,
  );
  follow("cosmetics", shared(where("category", "==", "cosmetics")), fail);
  stopProfile = watches.document(
    doc(firestore, documentPaths.user(uid)),
    parseProfile,
    (known) => {
      if (ended) return;
      profile = known;
      followPractised(known.status === "ready" ? known.value.enabledSubcategories : []);
      tell();
    },
    fail,
  );
  return end;
}

/**
 * Several lists as one, by name: null until each has been heard of. What this device has kept of some of them is shown
 * without the others, as not confirmed.
 */
function mergeLists(parts: readonly (ListState<Recommendation> | null)[]): ListState<Recommendation> | null {
  const heard = parts.filter((part) => part !== null);
  if (heard.length < parts.length) return null;
  const ready = heard.filter((part) => part.status === "ready");
  if (ready.length === 0) return unread;
  return {
    status: "ready",
    value: ready.flatMap(({ value }) => value).toSorted((a, b) => compareNames(a.name, b.name)),
    fromCache: ready.length < heard.length || ready.some(({ fromCache }) => fromCache),
    unreadable: ready.reduce((sum, part) => sum + part.unreadable, 0),
  };
}
