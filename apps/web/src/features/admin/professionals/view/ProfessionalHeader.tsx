import { formatDate } from "@carnation/domain/format";
import {
  accountState,
  accountStateLabels,
  personLabel,
  type Professional,
  professionalLabel,
} from "@carnation/product/account";
import { Badge } from "@carnation/ui/badge";
import { Button } from "@carnation/ui/button";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PageHeading } from "../../../../shared/navigation/PageHeading.tsx";
import { paths } from "../../../../shared/navigation/paths.ts";
import { AccountActions } from "./AccountActions.tsx";

interface ProfessionalHeaderProps {
  readonly professional: Professional;
}

/** Shows who it is, how the account stands, and what can be done with it. */
export function ProfessionalHeader({ professional }: ProfessionalHeaderProps): ReactNode {
  const name = professionalLabel(professional);
  return (
    <header className="mt-3 grid gap-4">
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <PageHeading className="[overflow-wrap:anywhere]">{name}</PageHeading>
          <Badge>{accountStateLabels[accountState(professional)]}</Badge>
        </div>
        <p className="flex flex-wrap gap-x-4 text-small text-ink-2">
          {factsOf(professional).map((fact) => (
            <span key={fact} className="[overflow-wrap:anywhere]">
              {fact}
            </span>
          ))}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button asChild variant="primary">
          <Link to={paths.editProfessional(professional.uid)}>Modifier</Link>
        </Button>
        <Button asChild>
          <Link to={paths.professionalBilling(professional.uid)}>Facturation</Link>
        </Button>
        <AccountActions professional={professional} />
      </div>
    </header>
  );
}

/** Tells who owns the account, where they are written to, and since when; what is not known is left out. */
function factsOf(professional: Professional): readonly string[] {
  const { company, email, created, deletion } = professional;
  const person = personLabel(professional);
  const facts = [
    company === "" || person === email ? "" : person,
    email,
    created === null ? "" : `Depuis le ${formatDate(created)}`,
    deletion === null ? "" : `Suppression prévue le ${formatDate(deletion.due)}`,
  ];
  return facts.filter((fact) => fact !== "");
}
