import type { CriterionId } from "@carnation/domain/criterion";
import { useSearchParams } from "react-router";

/** Describes what is looked at in a result, kept in the address so that it can be shared and come back to. */
export interface ResultsView {
  readonly tab: string;
  readonly showTab: (tab: string) => void;
  /** Id of the criterion asked for, as written in the address. */
  readonly criterion: string | null;
  readonly showCriterion: (id: CriterionId | string) => void;
  /** Opens the criteria on the marks of one. */
  readonly verifyMarks: (id: CriterionId) => void;
  /** Opens the history on a criterion. */
  readonly showTrend: (id: CriterionId) => void;
  /** True when the result is being shown to the person. */
  readonly presenting: boolean;
  readonly present: (on: boolean) => void;
}

const TABS: readonly string[] = ["synthese", "criteres", "recommandations", "historique"];

/** Reads and writes the tab, the criterion and the mode of the address. */
export function useResultsView(): ResultsView {
  const [parameters, setParameters] = useSearchParams();
  const put = (changes: Readonly<Record<string, string | null>>): void => {
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const tab = parameters.get("onglet") ?? "";
  return {
    tab: TABS.includes(tab) ? tab : "synthese",
    showTab: (next) => put({ onglet: next }),
    criterion: parameters.get("critere"),
    showCriterion: (id) => put({ critere: String(id) }),
    verifyMarks: (id) => put({ onglet: "criteres", critere: String(id) }),
    showTrend: (id) => put({ onglet: "historique", critere: String(id) }),
    presenting: parameters.get("mode") === "presentation",
    present: (on) => put({ mode: on ? "presentation" : null }),
  };
}
