import type { CriterionId } from "@carnation/domain/criterion";
import type { CriterionResult } from "@carnation/domain/result";
import { Button } from "@carnation/ui/button";
import { CriteriaGroup } from "@carnation/ui/criteria-panel";
import { useState, type ReactNode } from "react";
import { ChoosingRow } from "./ChoosingRow.tsx";
import type { Family } from "./families.ts";
import { ObservedNote, observedTitle } from "./ObservedNote.tsx";

interface FamiliesProps {
  readonly families: readonly Family[];
  /** Those that are looked at, and stand apart. */
  readonly observed: readonly CriterionResult[];
  /** Gives the words for a criterion's drawing on the photo; undefined without one. */
  readonly seen: (id: CriterionId) => string | undefined;
  readonly chosen: CriterionResult | null;
  /** Tells whether the photo shows what a criterion counted. */
  readonly onPhoto: (id: CriterionId) => boolean;
  readonly onChoose: (id: CriterionId) => void;
  readonly onShowDetail: () => void;
  readonly onShowPhoto: () => void;
}

/** The criteria in their families, in two balanced columns; a row shows its criterion in the detail and on the photo. */
export function Families({
  families,
  observed,
  seen,
  chosen,
  onPhoto,
  onChoose,
  onShowDetail,
  onShowPhoto,
}: FamiliesProps): ReactNode {
  // What a row changes stands above the list: it is offered, never scrolled to, so that nobody loses their row.
  const [offered, setOffered] = useState(false);
  const groups =
    observed.length === 0 ? families : [...families, { title: observedTitle, results: observed }];
  return (
    <div>
      <div className="gap-x-7 print:clear-both tablet:columns-2 wide:gap-x-10">
        {groups.map(({ title, results }) => (
          <CriteriaGroup
            key={title}
            title={title}
            className="mb-7.5 break-inside-avoid print:break-inside-auto"
          >
            {results.map((result) => (
              <ChoosingRow
                key={result.criterion.id}
                result={result}
                chosen={result === chosen}
                seen={seen(result.criterion.id)}
                onPhoto={onPhoto(result.criterion.id)}
                onChoose={(id) => {
                  onChoose(id);
                  setOffered(true);
                }}
              />
            ))}
            {results === observed ? <ObservedNote count={observed.length} /> : null}
          </CriteriaGroup>
        ))}
      </div>
      {offered && chosen ? (
        <div className="cn-no-print sticky bottom-[calc(var(--cn-toast-offset,0px)+env(safe-area-inset-bottom)+1rem)] z-10 mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-panel border border-line bg-surface px-4 py-1.5">
          <p className="font-medium">{chosen.criterion.label}</p>
          <p className="-me-3 flex flex-wrap">
            <Button variant="text" size="sm" onClick={onShowDetail}>
              Voir le détail
            </Button>
            {onPhoto(chosen.criterion.id) ? (
              <span className="contents desk:hidden">
                <Button variant="text" size="sm" onClick={onShowPhoto}>
                  Voir sur la photo
                </Button>
              </span>
            ) : null}
          </p>
        </div>
      ) : null}
    </div>
  );
}
