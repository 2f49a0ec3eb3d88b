import { useSearchParams } from "react-router";
import { type SettingsSection, settingsSection } from "./settingsSections.ts";

/** Name of the part that is shown, in the address. */
const SECTION = "section";

/** The address of a part, within the page. */
export const sectionAddress = (id: string): string => `?${SECTION}=${id}`;

/** Describes which part of the page is shown, kept in the address so that it can be linked. */
export interface ShownSection {
  readonly section: SettingsSection;
  readonly show: (id: string) => void;
}

/** Reads and writes the part that the address names. */
export function useSettingsSection(): ShownSection {
  const [query, setQuery] = useSearchParams();
  return {
    section: settingsSection(query.get(SECTION)),
    show: (id) =>
      setQuery(
        (current) => {
          const next = new URLSearchParams(current);
          next.set(SECTION, id);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
