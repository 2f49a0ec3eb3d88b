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

/** Registers a section in the index; gives what removes it again. */
export type RegisterSection = (section: FormSectionEntry) => () => void;

/** Way that a section registers in the index of the form around it; `null` where there is none. */
export const FormSectionsContext: React.Context<RegisterSection | null> =
  createContext<RegisterSection | null>(null);

const byPlace = (one: FormSectionEntry, other: FormSectionEntry): number =>
  one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** The sections of a form, in the order of the page. */
export function useFormSections(): readonly [
  sections: readonly FormSectionEntry[],
  register: RegisterSection,
] {
  const [sections, setSections] = useState<readonly FormSectionEntry[]>([]);
  const register = useCallback<RegisterSection>((section) => {
    setSections((all) => [...all.filter(({ id }) => id !== section.id), section].toSorted(byPlace));
    return () => setSections((all) => all.filter((one) => one !== section));
  }, []);
  return [sections, register];
}
