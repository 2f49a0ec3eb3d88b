import {
  comparabilityLabels,
  comparabilityReasonSentence,
  comparabilitySentence,
  type DiagnosisComparison,
} from "@carnation/domain/comparison";
import { upperFirst } from "@carnation/domain/text";
import { comparisonPeriod } from "@carnation/product/comparison";
import { type Customer, customerLabel } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { Alert } from "@carnation/ui/alert";
import { Breadcrumbs } from "@carnation/ui/breadcrumbs";
import { Button } from "@carnation/ui/button";
import { PageHeader } from "@carnation/ui/page-header";
import { Skeleton } from "@carnation/ui/skeleton";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { DownloadOutgoing } from "../../../shared/sending/DownloadOutgoing.tsx";
import { SendDialog } from "../../../shared/sending/SendDialog.tsx";
import { ChangeDiagnoses } from "./ChangeDiagnoses.tsx";
import { comparisonReport, readingKey, spanWords } from "./comparisons.ts";

interface ComparisonHeaderProps {
  readonly before: Diagnosis;
  readonly after: Diagnosis;
  readonly customer: Customer;
  /** Null until it is read. */
  readonly comparison: DiagnosisComparison | null;
  /** True while the comparison is being read: its note has its room already. */
  readonly waiting: boolean;
  /** Receives the id of what was sent. */
  readonly onSent: (id: string) => void;
}

/** Shows who it is and when, what can be done with it, and, before anything is compared, how far the photos allow it. */
export function ComparisonHeader(props: ComparisonHeaderProps): ReactNode {
  const { before, after, customer, comparison, waiting, onSent } = props;
  const name = customerLabel(customer);
  const report = readingKey(before.id, after.id);
  return (
    <>
      <PageHeader
        before={
          <Breadcrumbs
            items={[
              { id: "customers", content: <Link to={paths.customers}>Mes clients</Link> },
              { id: "customer", content: <Link to={paths.customer(customer.id)}>{name}</Link> },
              { id: "here", content: "Comparaison" },
            ]}
          />
        }
        title={<PageHeading as="span" />}
        facts={[
          name,
          `${upperFirst(comparisonPeriod({ before, after }))}, ${spanWords(before.created, after.created)}`,
        ]}
        actions={
          <>
            <ChangeDiagnoses before={before} after={after} customer={customer} />
            <DownloadOutgoing outgoing={comparisonReport} document={report}>
              Télécharger le PDF
            </DownloadOutgoing>
            {/* On a phone what is done next stays in reach, at the lower edge. */}
            <div className="flex flex-wrap gap-2 max-tablet:fixed max-tablet:inset-x-0 max-tablet:bottom-0 max-tablet:z-10 max-tablet:border-t max-tablet:border-line max-tablet:bg-ground max-tablet:px-(--cn-gutter) max-tablet:py-3 max-tablet:*:flex-1 max-tablet:*:px-2">
              <Button asChild>
                <Link to={paths.routine(after.id)}>Ajuster la routine</Link>
              </Button>
              <SendDialog
                outgoing={comparisonReport}
                document={report}
                customer={customer}
                trigger={<Button variant="primary">Envoyer le rapport</Button>}
                onSent={onSent}
              />
            </div>
          </>
        }
      />
      {comparison ? <ComparabilityNote comparison={comparison} /> : waiting ? <NotePlaceholder /> : null}
    </>
  );
}

/** The room of the note: what stands below must not move when it comes. */
function NotePlaceholder(): ReactNode {
  return (
    <p aria-hidden="true" className="mt-2 text-small">
      <Skeleton width="min(24rem, 100%)" />
    </p>
  );
}

function ComparabilityNote({
  comparison: { comparability },
}: {
  readonly comparison: DiagnosisComparison;
}): ReactNode {
  const { level, reasons } = comparability;
  if (level === "good") {
    return (
      <p className="mt-2 flex items-start gap-2 text-small text-ink-2">
        <Check aria-hidden="true" size={16} strokeWidth={1.5} className="mt-0.5 flex-none" />
        {comparabilitySentence(comparability)}
      </p>
    );
  }
  return (
    <Alert tone={level === "poor" ? "warning" : "info"} className="mt-4">
      <strong className="font-medium">{comparabilityLabels[level]}</strong>
      <ul className="mt-1 list-disc ps-5">
        {reasons.map((reason) => (
          <li key={`${reason.code} ${reason.photos.join(" ")}`}>{comparabilityReasonSentence(reason)}</li>
        ))}
      </ul>
    </Alert>
  );
}
