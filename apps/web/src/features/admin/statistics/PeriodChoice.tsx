import type { IsoDay } from "@carnation/domain/format";
import { type Period, periodFormUntil, periodLengths } from "@carnation/product/statistics";
import { Button } from "@carnation/ui/button";
import { DateField } from "@carnation/ui/date-field";
import { SegmentedControl } from "@carnation/ui/segmented-control";
import { useState, type FormEvent, type ReactNode } from "react";
import * as v from "valibot";
import { useOptimisticChoice } from "../../../shared/state/useOptimisticChoice.ts";
import type { AskedPeriod } from "../../../shared/statistics/askedPeriod.ts";

const options = [
  ...periodLengths.map((days) => ({ value: String(days), label: `${days} jours` })),
  { value: "own", label: "Dates…" },
];

interface PeriodChoiceProps {
  readonly asked: AskedPeriod;
  readonly today: IsoDay;
  readonly onLength: (choice: string) => void;
  readonly onPeriod: (period: Period) => void;
  /** Holds what can be done with the period, beside the choice. */
  readonly action: ReactNode;
}

/** Choice of the days that the page is about: the last 7, 30 or 90, or two days of one's own. */
export function PeriodChoice({ asked, today, onLength, onPeriod, action }: PeriodChoiceProps): ReactNode {
  const [length, chooseLength] = useOptimisticChoice(asked.choice, onLength);
  const [choosing, setChoosing] = useState(asked.choice === "own");
  // Another address, by going back: followed without a new element, which would drop the focus.
  const [followed, setFollowed] = useState(asked.choice);
  if (followed !== asked.choice) {
    setFollowed(asked.choice);
    setChoosing(asked.choice === "own");
  }
  return (
    <div className="grid gap-4">
      <div className="flex items-start gap-2">
        <SegmentedControl
          label="Période"
          labelHidden
          className="min-w-0 max-tablet:[&_label]:px-1.5"
          options={options}
          value={choosing ? "own" : length}
          onValueChange={(choice) => {
            setChoosing(choice === "own");
            if (choice !== "own") chooseLength(choice);
          }}
        />
        {action}
      </div>
      {choosing ? <OwnPeriod period={asked.period} today={today} onPeriod={onPeriod} /> : null}
    </div>
  );
}

type Problems = Partial<Record<keyof Period, string>>;

function OwnPeriod({
  period,
  today,
  onPeriod,
}: {
  readonly period: Period;
  readonly today: IsoDay;
  readonly onPeriod: (period: Period) => void;
}): ReactNode {
  const [typed, setTyped] = useState<Period>(period);
  const [problems, setProblems] = useState<Problems>({});
  const [shown, setShown] = useState(period);
  if (shown.from !== period.from || shown.to !== period.to) {
    setShown(period);
    setTyped(period);
    setProblems({});
  }

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const checked = v.safeParse(periodFormUntil(today), typed);
    if (checked.success) {
      setProblems({});
      onPeriod(checked.output);
      return;
    }
    const { nested = {} } = v.flatten<ReturnType<typeof periodFormUntil>>(checked.issues);
    setProblems({ ...(nested.from && { from: nested.from[0] }), ...(nested.to && { to: nested.to[0] }) });
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-x-5 gap-y-3">
      <DateField
        className="w-44"
        label="Du"
        max={today}
        value={typed.from}
        error={problems.from}
        onValueChange={(from) => setTyped({ ...typed, from })}
      />
      <DateField
        className="w-44"
        label="Au"
        max={today}
        value={typed.to}
        error={problems.to}
        onValueChange={(to) => setTyped({ ...typed, to })}
      />
      <Button type="submit" variant="outline">
        Afficher
      </Button>
    </form>
  );
}
