import { type Customer, formatRelativeDay } from "@carnation/domain";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { DiagnosisPhoto } from "../../common/DiagnosisPhoto.tsx";
import { paths } from "../../common/navigation/paths.ts";

interface CustomerStripProps {
  readonly customer: Customer;
  readonly now: Date;
}

/** Whose diagnosis it is: the face of the last one with its day, and the way to the file. */
export function CustomerStrip({ customer, now }: CustomerStripProps): ReactNode {
  const last = customer.lastDiagnostic;
  return (
    <div className="mt-4 flex items-center gap-4">
      {last === null ? null : (
        <DiagnosisPhoto id={last.id} alt="" size="thumbnail" className="h-14 w-11 flex-none" />
      )}
      <p className="grid gap-0.5 text-small text-ink-2">
        <span>
          {last === null
            ? "Premier diagnostic."
            : `Dernier diagnostic\u00A0: ${formatRelativeDay(last.date, now)}.`}
        </span>
        <Link
          className="underline decoration-line-strong underline-offset-4 hover:decoration-accent"
          to={paths.customer(customer.id)}
        >
          Ouvrir le dossier
        </Link>
      </p>
    </div>
  );
}
