import { useSetAtom } from "jotai";
import { useEffect, useEffectEvent } from "react";
import * as v from "valibot";
import { draftAtom } from "../../../shared/forms/drafts.ts";

const fieldsSchema = v.record(v.string(), v.unknown());

const keptSchema = v.nullable(
  v.object({
    id: v.string(),
    /** True when it is stored: its own page goes on with it. */
    stored: v.boolean(),
    /** Holds what is typed and not saved, beside what was saved by then; null when all is. */
    unsaved: v.nullable(v.object({ typed: fieldsSchema, saved: fieldsSchema, picture: v.boolean() })),
  }),
);

/** Describes what this tab keeps of the article that is written: it survives a reload, and ends with the page or the session. */
export type KeptArticle = NonNullable<v.InferOutput<typeof keptSchema>>;

export const keptArticleAtom = draftAtom("article", keptSchema, null);

/** Frequency: how often what is typed is kept, in milliseconds: here, and of a draft on the server (SCREENS, `/admin/news`). */
export const KEEP_MS = 20_000;

/**
 * Keeps an article that is written: at every beat, and as the page is hidden, reloaded or closed. Whoever leaves it for
 * another page has saved it, or was asked.
 * @param read what is to be kept now; null for nothing
 */
export function useKeptArticle(read: () => KeptArticle | null): void {
  const setKept = useSetAtom(keptArticleAtom);
  const keep = useEffectEvent(() => setKept(read));
  const forget = useEffectEvent(() => setKept(() => null));
  useEffect(() => {
    const beat = setInterval(() => keep(), KEEP_MS);
    const onHidden = (): void => keep();
    document.addEventListener("visibilitychange", onHidden);
    window.addEventListener("pagehide", onHidden);
    return () => {
      clearInterval(beat);
      document.removeEventListener("visibilitychange", onHidden);
      window.removeEventListener("pagehide", onHidden);
      forget();
    };
  }, []);
}
