import { formatAge, formatDateTime } from "@carnation/domain/format";
import type { DiagnosisResult } from "@carnation/domain/result";
import { type Customer, customerLabel } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { Breadcrumbs } from "@carnation/ui/breadcrumbs";
import { Button } from "@carnation/ui/button";
import { IconButton } from "@carnation/ui/icon-button";
import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { photoFacts } from "./photoFacts.ts";
import { useDiagnosisDay } from "../../../shared/diagnosis/useDiagnosisDay.ts";

interface ResultsHeaderProps {
  readonly diagnosis: Diagnosis;
  readonly result: DiagnosisResult | null;
  /** The client, null for a quick diagnosis, undefined when the client is not known. */
  readonly customer: Customer | null | undefined;
  /** The client's real age in years on that day; undefined when it is not known. */
  readonly realAge: number | undefined;
  /** True on one column, where the actions stand at the foot of the window. */
  readonly stacked: boolean;
  /** True on a phone: whose it is and when alone; the rest is said at the end of the page. */
  readonly brief: boolean;
  /** Leads from the marks that are being verified back to the result: the rows above and below the title leave them the room. */
  readonly onLeaveMarks: (() => void) | null;
}

/** Shows where one is, what it is, and what it was measured on. */
export function ResultsHeader({
  diagnosis,
  result,
  customer,
  realAge,
  stacked,
  brief,
  onLeaveMarks,
}: ResultsHeaderProps): ReactNode {
  const day = useDiagnosisDay(diagnosis, customer?.id ?? null);
  const who = [whose(customer, realAge), formatDateTime(diagnosis.created)];
  const facts = brief || onLeaveMarks ? who : [...who, ...photoFacts(diagnosis, result)];
  return (
    <header className={onLeaveMarks ? "grid gap-1" : "grid gap-2"}>
      {onLeaveMarks ? null : (
        <Breadcrumbs
          items={[
            ...(customer
              ? [
                  { id: "customers", content: <Link to={paths.customers}>Mes clients</Link> },
                  {
                    id: "customer",
                    content: <Link to={paths.customer(customer.id)}>{customerLabel(customer)}</Link>,
                  },
                ]
              : [{ id: "diagnosis", content: <Link to={paths.diagnosis}>Diagnostic</Link> }]),
            { id: "date", content: day },
          ]}
        />
      )}
      <div className="flex items-start justify-between gap-4">
        <PageHeading className={onLeaveMarks && brief ? "text-[24px]/[1.2]" : ""} />
        {onLeaveMarks ? (
          <Button
            variant="text"
            size="sm"
            className="-mt-1 -me-3"
            aria-label="Revenir à la synthèse"
            onClick={({ currentTarget }) => {
              // It leaves with the marks: the title beside it takes the focus.
              currentTarget.parentElement?.querySelector("h1")?.focus({ preventScroll: true });
              onLeaveMarks();
            }}
          >
            Synthèse
          </Button>
        ) : null}
        {stacked || result === null ? null : (
          <IconButton
            bordered
            label="Imprimer ou enregistrer en PDF"
            icon={<Printer aria-hidden="true" size={20} strokeWidth={1.5} />}
            onClick={() => window.print()}
          />
        )}
      </div>
      <p className="flex flex-wrap gap-x-4.5 gap-y-0.5 text-small text-ink-2">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </header>
  );
}

/** « Anaïs Morel, 32 ans »: the age of that day's year, where the client said it. */
function whose(customer: Customer | null | undefined, realAge: number | undefined): string {
  if (customer === null) return "Diagnostic cosmétique rapide";
  if (customer === undefined) return "Client";
  const label = customerLabel(customer);
  // Of a minor without a year only the majority is known, which is no age.
  return realAge === undefined || customer.birthYear === null ? label : `${label}, ${formatAge(realAge)}`;
}
