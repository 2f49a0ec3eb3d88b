import { formatDateTime } from "@carnation/domain/format";
import type { Diagnosis } from "@carnation/product/diagnosis";
import type { ReactNode } from "react";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";

interface PhotoMissingPageProps {
  readonly title: string;
  readonly diagnosis: Pick<Diagnosis, "created">;
  readonly children: ReactNode;
}

/** A page of a diagnosis that has no photo: its title, its date, and what can be done. */
export function PhotoMissingPage({ title, diagnosis, children }: PhotoMissingPageProps): ReactNode {
  return (
    <PageMain>
      <PageHeading title={title} />
      <p className="mt-2 text-small text-ink-2">Diagnostic commencé le {formatDateTime(diagnosis.created)}</p>
      <div className="mt-6 grid justify-items-start gap-4 border-y border-line py-7">{children}</div>
    </PageMain>
  );
}
