import type { CriterionId } from "@carnation/domain";
import { useSearchParams } from "react-router";

/** What is looked at in a result, kept in the address so that it can be shared and come back to. */
export interface ResultsView {
  readonly tab: string;
  readonly showTab: (tab: string) => void;
  /** Id of the criterion asked for, as written in the address. */
  readonly criterion: string | null;
  readonly showCriterion: (id: CriterionId | string) => void;
}

const TABS: readonly string[] = ["synthese", "criteres"];

/** Reads and writes the tab and the criterion of the address. */
export function useResultsView(): ResultsView {
  const [parameters, setParameters] = useSearchParams();
  const put = (name: string, value: string): void => {
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const tab = parameters.get("onglet") ?? "";
  return {
    tab: TABS.includes(tab) ? tab : "synthese",
    showTab: (next) => put("onglet", next),
    criterion: parameters.get("critere"),
    showCriterion: (id) => put("critere", String(id)),
  };
}
