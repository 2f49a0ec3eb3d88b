import { createContext, type ReactNode, useCallback, useState } from "react";

/** A section of a form, as the index of the form lists it. */
export interface FormSectionEntry {
  /** Id of its heading. */
  readonly id: string;
  readonly element: HTMLElement;
  readonly title: ReactNode;
  /** Holds what stands in it, in a word or two. */
  readonly note: ReactNode;
}

/** Enters a section into the index, and gives what takes it out again. */
export type EnterSection = (section: FormSectionEntry) => () => void;

/** Way that a section enters the index of the form around it; `null` where there is none. */
export const FormSectionsContext: React.Context<EnterSection | null> = createContext<EnterSection | null>(
  null,
);

const byPlace = (one: FormSectionEntry, other: FormSectionEntry): number =>
  one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** The sections of a form, in the order of the page. */
export function useFormSections(): readonly [sections: readonly FormSectionEntry[], enter: EnterSection] {
  const [sections, setSections] = useState<readonly FormSectionEntry[]>([]);
  const enter = useCallback<EnterSection>((section) => {
    setSections((all) => [...all.filter(({ id }) => id !== section.id), section].toSorted(byPlace));
    return () => setSections((all) => all.filter((one) => one !== section));
  }, []);
  return [sections, enter];
}
