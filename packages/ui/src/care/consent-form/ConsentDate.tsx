"use client";

import { isoInstant } from "../../foundations/internal/isoInstant.ts";
import type { ReactNode } from "react";
import { dateWords } from "../../foundations/internal/dateWords.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";

interface ConsentDateProps {
  readonly label: string;
  readonly date: Date;
  readonly timeZone: string;
}

/** The day that will be recorded. It is read, not chosen: nobody signs for another day. */
export function ConsentDate({ label, date, timeZone }: ConsentDateProps): ReactNode {
  const locale = useLocale();
  return (
    <dl className="cn-consent-form__date">
      <dt className="cn-field__label">{label}</dt>
      <dd>
        <time dateTime={isoInstant(date)}>{dateWords(locale, date, { dateStyle: "long", timeZone })}</time>
      </dd>
    </dl>
  );
}
