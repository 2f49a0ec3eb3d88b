"use client";

import { createContext, type ReactNode } from "react";
import { useLocale } from "../foundations/provider/useLocale.ts";

/** True within a page of Storybook that has its text in both languages. */
export const TranslatedContext = createContext(false);

interface TranslatedProps {
  /** The English page, from the `.en.mdx` beside the French one. */
  readonly english: ReactNode;
  /** The French page. */
  readonly children: ReactNode;
}

/** The text of a page in the language that is chosen in Storybook's toolbar. */
export function Translated({ english, children }: TranslatedProps): ReactNode {
  const isEnglish = useLocale().startsWith("en");
  return <TranslatedContext value={true}>{isEnglish ? english : children}</TranslatedContext>;
}
