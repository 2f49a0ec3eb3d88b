import { addDays, daysBetween, formatCount, formatDate, isoDay, parseIsoDay } from "@carnation/domain/format";
import { allegationWarning } from "@carnation/domain/internal/recommendation";
import { routineLimits } from "@carnation/domain/routine";
import { type Diagnosis, proposedNextPhoto } from "@carnation/product/diagnosis";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { DateField } from "@carnation/ui/date-field";
import { SegmentedControl } from "@carnation/ui/segmented-control";
import { TextAreaField } from "@carnation/ui/text-area-field";
import { useState, type ReactNode } from "react";
import type { RoutineEditing } from "./useRoutineEditing.ts";

interface FollowUpProps {
  readonly diagnosis: Diagnosis;
  readonly editing: RoutineEditing;
}

/** Weeks from today that are offered for the next photo: how long a skin takes to show a change. */
const WEEKS = [4, 6, 8, 12] as const;

/** Shows when the next photo is due, and what the professional writes to the person. */
export function FollowUp({ diagnosis, editing: { routine, change } }: FollowUpProps): ReactNode {
  const [now] = useState(() => new Date());
  const proposed = proposedNextPhoto(diagnosis.created, now);
  const warning = allegationWarning(routine.note);
  const setDay = (day: string): void => change({ ...routine, nextPhoto: day === "" ? null : day });
  const dayIn = (weeks: number): string => addDays(isoDay(now), 7 * weeks);
  const chosen = WEEKS.find((weeks) => dayIn(weeks) === routine.nextPhoto);
  return (
    <div className="grid gap-4">
      <h2 className="text-[20px]/[1.2]">Suivi</h2>
      <div className="grid gap-3">
        <SegmentedControl
          label="Prochaine photo, dans combien de semaines"
          options={WEEKS.map((weeks) => ({ value: String(weeks), label: weeks }))}
          value={chosen === undefined ? null : String(chosen)}
          onValueChange={(weeks) => setDay(dayIn(Number(weeks)))}
        />
        <DateField
          label="Date de la prochaine photo"
          hint={dayHint(routine.nextPhoto, now)}
          min={addDays(isoDay(now), 1)}
          value={routine.nextPhoto ?? ""}
          onValueChange={setDay}
        />
        {routine.nextPhoto === proposed || chosen !== undefined ? null : (
          <Button
            variant="text"
            size="sm"
            className="-ms-3 justify-self-start"
            onClick={() => setDay(proposed)}
          >
            Proposer le {dayText(proposed)}
          </Button>
        )}
      </div>
      <TextAreaField
        label="Mot à la personne"
        hint="Imprimé à la fin de la prescription."
        rows={4}
        characterLimit={routineLimits.noteLength}
        value={routine.note}
        onValueChange={(note) => change({ ...routine, note })}
      />
      {warning === null ? null : <Alert tone="warning">{warning}</Alert>}
    </div>
  );
}

/** « Dans 6 semaines. La personne apparaîtra alors dans « À revoir ». » */
function dayHint(day: string | null, now: Date): string {
  const list = "La personne apparaîtra alors dans «\u00A0À revoir\u00A0».";
  if (day === null || parseIsoDay(day) === null)
    return "Sans date, elle est à revoir six semaines après la photo.";
  const days = daysBetween(isoDay(now), day);
  if (days === 0) return "C’est aujourd’hui.";
  if (days < 0) return "Cette date est passée.";
  const weeks = Math.round(days / 7);
  const span = weeks < 2 ? formatCount(days, "jour", "jours") : formatCount(weeks, "semaine", "semaines");
  return `Dans ${span}. ${list}`;
}

function dayText(day: string): string {
  const date = parseIsoDay(day);
  return date === null ? day : formatDate(date);
}
