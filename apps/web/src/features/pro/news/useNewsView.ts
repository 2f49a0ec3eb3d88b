import { type Tag, usedTags } from "@carnation/product/tag";
import { useAtomValue } from "jotai";
import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { itemsOf } from "../../../shared/state/queryState.ts";
import { tagsAtom } from "./news.ts";

/** Describes what the list shows, as its address says it: `?theme=eclat&pages=2`. */
export interface NewsView {
  /** The tag that the list is narrowed to, by its text; null for all articles. */
  readonly tag: string | null;
  readonly pages: number;
  /** The tags to choose from, in alphabetical order: those that articles have, and the chosen one. */
  readonly tags: readonly Tag[];
  readonly setTag: (tag: string) => void;
  readonly setPages: (pages: number) => void;
}

/** More than anybody turns, so that an odd address asks for no endless list. */
const PAGES_MAX = 50;

export function useNewsView(): NewsView {
  const [address, setAddress] = useSearchParams();
  const all = itemsOf(useAtomValue(tagsAtom));
  const tag = address.get("theme") || null;
  const asked = Number(address.get("pages") ?? 1);
  const pages = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), PAGES_MAX) : 1;
  const setTag = useCallback(
    (text: string) => setAddress(text === "" ? {} : { theme: text }, { replace: true }),
    [setAddress],
  );
  const setPages = useCallback(
    (count: number) =>
      setAddress(
        { ...(tag === null ? {} : { theme: tag }), pages: String(count) },
        {
          replace: true,
          preventScrollReset: true,
        },
      ),
    [setAddress, tag],
  );
  const used = usedTags(all);
  const chosen = tag === null || used.some(({ text }) => text === tag);
  return {
    tag,
    pages,
    tags: chosen ? used : [{ id: tag, text: tag, newsCount: 0 }, ...used],
    setTag,
    setPages,
  };
}
