import { Link as TextLink } from "@carnation/ui/link";
import { useId, type ReactNode } from "react";

interface UnchangedMetricsProps {
  /** Says what did not move; null when everything did, or when it is not known. */
  readonly sentence: string | null;
  readonly tableOpen: boolean;
  readonly onTableOpenChange: (open: boolean) => void;
  /** The table of all values. */
  readonly children: ReactNode;
}

/** One line for what did not move, with the table of all values under it. */
export function UnchangedMetrics({
  sentence,
  tableOpen,
  onTableOpenChange,
  children,
}: UnchangedMetricsProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="min-w-0 border-y border-line py-4">
      <div className="grid items-baseline gap-x-7 gap-y-1 tablet:grid-cols-[auto_minmax(0,1fr)]">
        <h2 id={`${id}-title`} className="text-[1.125rem]/[1.3]">
          {sentence === null ? "Toutes les valeurs" : "Sans mouvement"}
        </h2>
        <p className="text-small text-ink-2">
          {sentence === null ? null : `${sentence} `}
          <TextLink asChild size="sm">
            <button
              type="button"
              aria-expanded={tableOpen}
              aria-controls={`${id}-table`}
              onClick={() => onTableOpenChange(!tableOpen)}
            >
              {tableOpen ? "Masquer le tableau" : "Voir toutes les valeurs en tableau"}
            </button>
          </TextLink>
        </p>
      </div>
      <div id={`${id}-table`} className="mt-4" hidden={!tableOpen}>
        {tableOpen ? children : null}
      </div>
    </section>
  );
}
