import { formatDate, formatDateTime, type Diagnosis, type DiagnosisResult } from "@carnation/domain";
import { Breadcrumbs } from "@carnation/ui/breadcrumbs";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PageHeading } from "../../common/navigation/PageHeading.tsx";
import { paths } from "../../common/navigation/paths.ts";

interface ResultsHeaderProps {
  readonly diagnosis: Diagnosis;
  readonly result: DiagnosisResult | null;
  /** The client's name, null for a quick diagnosis, undefined when the client is not known. */
  readonly customer: string | null | undefined;
}

/** Where one is, what it is, and what it was measured on. */
export function ResultsHeader({ diagnosis, result, customer }: ResultsHeaderProps): ReactNode {
  const quality = result?.imageQuality;
  const version = result?.engineVersion ?? diagnosis.engineVersion;
  const facts = [
    customer === null ? "Diagnostic cosmétique rapide" : (customer ?? "Client"),
    formatDateTime(diagnosis.created),
    quality
      ? `Qualité de la photo\u00A0: ${Math.round(quality.value)}, ${quality.label.toLowerCase()}`
      : null,
    version === null ? null : `Modèle ${modelNumber(version)}`,
  ];
  return (
    <header className="grid gap-2">
      <Breadcrumbs
        items={[
          { id: "diagnosis", content: <Link to={paths.diagnosis}>Diagnostic</Link> },
          { id: "date", content: formatDate(diagnosis.created) },
        ]}
      />
      <PageHeading />
      <p className="flex flex-wrap gap-x-4.5 gap-y-0.5 text-small text-ink-2">
        {facts.map((fact) => (fact === null ? null : <span key={fact}>{fact}</span>))}
      </p>
    </header>
  );
}

/** « 1.0.0 » of `carnation-1.0.0`: the engine's own name says nothing to a professional. */
function modelNumber(engineVersion: string): string {
  return engineVersion.replace(/^[a-z-]+/u, "");
}
