import { useLocale } from "../foundations/provider/useLocale.ts";

/** Gives the words of a page of Storybook in the language that is chosen in its toolbar. */
export function usePageWords<French, English>(words: {
  readonly fr: French;
  readonly en: English;
}): French | English {
  return useLocale().startsWith("en") ? words.en : words.fr;
}
