import { useMemo, useState } from "react";
import { listChange } from "../choices/listChange.ts";
import { foldText } from "../../foundations/internal/foldText.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import { useControllableState } from "../../foundations/internal/useControllableState.ts";
import type { ValueHandler } from "../internal/ValueHandler.ts";
import { frMultiSelectField, frTagsField } from "../../foundations/messages/sections/choices.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { type MergedTags, mergeTags } from "./mergeTags.ts";

interface TagWordsOptions {
  readonly value: readonly string[] | undefined;
  readonly defaultValue: readonly string[];
  readonly onValueChange: ValueHandler<string[]> | undefined;
  readonly maxCount: number | undefined;
}

export interface TagWords {
  readonly tags: readonly string[];
  /** Adds the words of a text, split at its separators. */
  readonly add: (text: string) => void;
  /** Puts a whole list in the place of the words, for instance one word shorter. */
  readonly replace: (tags: readonly string[]) => void;
  /** Tells why what is written cannot be added. */
  readonly refusal: (text: string) => string | undefined;
  /** Holds what has just happened, for a screen reader. */
  readonly spoken: string;
  readonly reset: () => void;
}

/** The words of the field, and what to say of each change. */
export function useTagWords({ value, defaultValue, onValueChange, maxCount }: TagWordsOptions): TagWords {
  const choiceMessages = useMessages("multiSelectField", frMultiSelectField);
  const messages = useMessages("tagsField", frTagsField);
  const locale = useLocale();
  const [given, setTags, reset] = useControllableState<readonly string[]>({
    value,
    defaultValue,
    onValueChange: onValueChange && ((next) => onValueChange([...next])),
  });
  // A host's list may repeat itself: a word is there once.
  const tags = useMemo(() => [...new Set(given)], [given]);
  const [spoken, setSpoken] = useState("");
  const quantity = (count: number) => ({ amount: formatNumber(locale, count), count });

  const describe = ({ added, duplicates, refused }: MergedTags): string => {
    const [word, ...others] = added;
    const [duplicate] = duplicates;
    if (refused.length > 0 && maxCount !== undefined) return messages.full(quantity(maxCount));
    if (word === undefined) return duplicate === undefined ? "" : messages.duplicate({ text: duplicate });
    return others.length > 0
      ? messages.addedMany(quantity(added.length))
      : choiceMessages.added({ label: word });
  };
  return {
    tags,
    spoken,
    reset,
    add: (text) => {
      const merged = mergeTags(tags, text, maxCount);
      setSpoken(describe(merged));
      if (merged.added.length > 0) setTags(merged.tags);
    },
    replace: (next) => {
      const { removed } = listChange(tags, next);
      setSpoken(removed.map((label) => choiceMessages.removed({ label })).join(", "));
      setTags(next);
    },
    refusal: (text) => {
      if (text.trim() === "") return undefined;
      if (tags.some((tag) => foldText(tag) === foldText(text))) {
        return messages.duplicate({ text: text.trim() });
      }
      return maxCount !== undefined && tags.length >= maxCount
        ? messages.full(quantity(maxCount))
        : undefined;
    },
  };
}
