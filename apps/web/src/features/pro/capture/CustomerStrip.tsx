import { formatRelativeDay } from "@carnation/domain/format";
import type { Customer, LastDiagnostic } from "@carnation/product/customer";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { DiagnosisPhoto } from "../../../shared/diagnosis/DiagnosisPhoto.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLastDiagnosis } from "../../../shared/watch/useLastDiagnosis.ts";

interface CustomerStripProps {
  readonly customer: Customer;
  readonly now: Date;
}

/** Shows whose diagnosis it is: the face of the last one with its day, and the way to the file. */
export function CustomerStrip({ customer, now }: CustomerStripProps): ReactNode {
  const last = useLastDiagnosis(customer);
  return (
    <div className="mt-4 flex items-center gap-4">
      {last?.id == null ? null : (
        <DiagnosisPhoto id={last.id} alt="" size="thumbnail" className="h-14 w-11 flex-none" />
      )}
      <p className="grid gap-0.5 text-small text-ink-2">
        {last === undefined ? null : <span>{lastWords(last, now)}</span>}
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

function lastWords(last: LastDiagnostic | null, now: Date): string {
  if (last === null) return "Premier diagnostic.";
  if (last.date === null) return "Déjà analysé, à une date qui n’est pas connue.";
  return `Dernier diagnostic\u00A0: ${formatRelativeDay(last.date, now)}.`;
}
