import { criteria, type CriterionId } from "@carnation/domain/criterion";
import type { CriterionResult, DiagnosisResult } from "@carnation/domain/result";
import type { Customer } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { Tabs } from "@carnation/ui/tabs";
import { type ReactNode, useState } from "react";
import { CriteriaList } from "./CriteriaList.tsx";
import { HiddenCriteria } from "./HideCriterion.tsx";
import { History } from "./History.tsx";
import type { MarkReviewOf } from "./marks/MarksToVerify.tsx";
import type { MarksPanel as Panel } from "./marks/useMarksPanel.ts";
import { Recommendations } from "./Recommendations.tsx";
import { Synthesis } from "./Synthesis.tsx";
import type { ScrollReturn } from "./useScrollReturn.ts";
import { usePrinting } from "./usePrinting.ts";
import type { ResultsView } from "./useResultsView.ts";
import type { SmallDrawing } from "../../../shared/diagnosis/useShownMasks.ts";

interface ResultsTabsProps {
  readonly diagnosis: Diagnosis;
  readonly customer: Customer | undefined;
  readonly result: DiagnosisResult;
  /** The criteria that the professional hides. */
  readonly own: readonly CriterionId[];
  /** Those that are not shown: her own, and the ages of a minor. */
  readonly hidden: readonly CriterionId[];
  readonly chosen: CriterionResult | null;
  readonly onPhoto: (id: CriterionId) => boolean;
  /** Gives the words for a criterion's drawing on the photo; undefined without one. */
  readonly seen: (id: CriterionId) => string | undefined;
  /** The marks that are being verified. */
  readonly marks: Panel | null;
  readonly reviewOf: MarkReviewOf;
  readonly view: ResultsView;
  /** True on one column: the marks that are verified have it to themselves. */
  readonly stacked: boolean;
  readonly way: ScrollReturn;
  readonly onShowPhoto: () => void;
  /** Gives the small drawing of a criterion; null without one. */
  readonly drawingOf: (id: CriterionId) => SmallDrawing | null;
}

/** Shows what was measured, in four ways: told, one criterion after the other, in what answers it, over time. */
export function ResultsTabs({
  diagnosis,
  customer,
  result,
  own,
  hidden,
  chosen,
  onPhoto,
  seen,
  marks,
  reviewOf,
  view,
  stacked,
  way,
  onShowPhoto,
  drawingOf,
}: ResultsTabsProps): ReactNode {
  const printing = usePrinting();
  const [asked, setAsked] = useState(0);
  const verify = (id: CriterionId): void => {
    view.verifyMarks(id);
    setAsked(asked + 1);
  };
  const showTab = (tab: string): void => {
    view.showTab(tab);
    // The marks take the place of the tab that was pressed: they take its focus too.
    if (stacked && tab === "criteres" && chosen !== null && reviewOf(chosen.criterion.id) !== null) {
      setAsked(asked + 1);
    }
  };
  const shared = { diagnosis, result, hidden, chosen, onPhoto, seen, reviewOf, onVerify: verify };
  return (
    <Tabs
      label="Résultats"
      listHidden={stacked && marks !== null}
      // On paper, whatever tab is open: the sentence, what leads, and every criterion.
      value={printing ? "synthese" : view.tab}
      onValueChange={showTab}
      items={[
        {
          id: "synthese",
          label: "Synthèse",
          content: (
            <>
              <Synthesis
                {...shared}
                onChoose={view.showCriterion}
                onShowTrend={view.showTrend}
                onPresent={stacked ? null : () => view.present(true)}
                onShowPhoto={onShowPhoto}
                way={way}
              />
              <HiddenCriteria hidden={own} />
            </>
          ),
        },
        {
          id: "criteres",
          label: "Critères",
          count: criteria.length - hidden.length,
          content: (
            <>
              <CriteriaList
                {...shared}
                marks={marks}
                asked={asked}
                drawingOf={drawingOf}
                onChoose={(id) => {
                  view.showCriterion(id);
                  onShowPhoto();
                }}
              />
              <HiddenCriteria hidden={own} />
            </>
          ),
        },
        {
          id: "recommandations",
          label: "Recommandations",
          content: <Recommendations diagnosis={diagnosis} customer={customer} result={result} />,
        },
        {
          id: "historique",
          label: "Historique",
          content: (
            <History
              diagnosis={diagnosis}
              customer={customer}
              hidden={hidden}
              first={chosen ? String(chosen.criterion.id) : undefined}
            />
          ),
        },
      ]}
    />
  );
}
