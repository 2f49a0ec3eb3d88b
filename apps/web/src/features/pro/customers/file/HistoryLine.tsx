import { formatDate, formatTime } from "@carnation/domain/format";
import { type Diagnosis, diagnosisConditionLabels } from "@carnation/product/diagnosis";
import { CheckboxField } from "@carnation/ui/checkbox-field";
import { IconButton } from "@carnation/ui/icon-button";
import { VisuallyHidden } from "@carnation/ui/visually-hidden";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { DiagnosisThumbnail } from "../../../../shared/diagnosis/DiagnosisRow.tsx";
import { DiagnosisStateLabel } from "../../../../shared/diagnosis/DiagnosisStateLabel.tsx";
import type { DiagnosisLine } from "../../../../shared/diagnosis/diagnosisLines.ts";

interface HistoryLineProps {
  readonly line: DiagnosisLine;
  readonly diagnosis: Diagnosis;
  /** Its day, by which its actions are told from those of the others. */
  readonly name: string;
  /** True when it is ticked; null where there is nothing to compare with. */
  readonly tick: boolean | null;
  readonly onTick: () => void;
  readonly onErase: (diagnosis: Diagnosis) => void;
}

/** One date of a client: its photo, when it was, how it went and in which conditions; it leads to the results. */
export function HistoryLine({ line, diagnosis, name, tick, onTick, onErase }: HistoryLineProps): ReactNode {
  const day = formatDate(diagnosis.created);
  return (
    <li className="@container border-t border-line">
      <div className="flex items-center gap-2">
        {tick === null ? null : (
          <span className="w-8 flex-none">
            {line.state === "done" ? (
              <CheckboxField
                label={<VisuallyHidden>Comparer le diagnostic du {name}</VisuallyHidden>}
                checked={tick}
                onChange={onTick}
              />
            ) : null}
          </span>
        )}
        <Link
          to={line.to}
          className="grid min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 gap-y-1 py-2 hover:bg-sunken @max-[16rem]:grid-cols-1"
        >
          <DiagnosisThumbnail line={line} />
          <span className="grid min-w-0 gap-0.5">
            <span className="font-medium">{day}</span>
            <span className="flex flex-wrap gap-x-3 text-small text-ink-2">
              <span>{formatTime(diagnosis.created)}</span>
              <DiagnosisStateLabel line={line} />
              {diagnosis.conditions.map((condition) => (
                <span key={condition}>{diagnosisConditionLabels[condition]}</span>
              ))}
            </span>
          </span>
        </Link>
        <IconButton
          label={`Effacer le diagnostic du ${name}`}
          className="-me-[10px]"
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => onErase(diagnosis)}
        />
      </div>
    </li>
  );
}
