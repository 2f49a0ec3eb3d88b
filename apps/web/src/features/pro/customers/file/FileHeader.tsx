import { formatAge, formatDate } from "@carnation/domain/format";
import { type Customer, customerLabel, realAgeOf } from "@carnation/product/customer";
import { Button } from "@carnation/ui/button";
import { Camera } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PageHeading } from "../../../../shared/navigation/PageHeading.tsx";
import { paths } from "../../../../shared/navigation/paths.ts";
import { CustomerPicture } from "../CustomerPicture.tsx";
import { ConsentChips } from "./ConsentChips.tsx";

interface FileHeaderProps {
  readonly customer: Customer;
  readonly now: Date;
}

/** Shows who it is, and the way to the next diagnosis. */
export function FileHeader({ customer, now }: FileHeaderProps): ReactNode {
  const name = customerLabel(customer);
  return (
    <header className="mt-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <div className="flex min-w-0 flex-1 basis-60 items-start gap-4 tablet:items-center tablet:gap-5">
        <div className="size-[80px] flex-none overflow-hidden bg-well text-[28px]">
          <CustomerPicture customer={customer} />
        </div>
        <div className="grid min-w-0 gap-1.5">
          <PageHeading className="[overflow-wrap:anywhere]">{name}</PageHeading>
          <p className="flex flex-wrap gap-x-4 text-small text-ink-2">
            {factsOf(customer, now).map((fact) => (
              <span key={fact} className="[overflow-wrap:anywhere]">
                {fact}
              </span>
            ))}
          </p>
          <ConsentChips customer={customer} now={now} />
        </div>
      </div>
      <div className="flex w-full flex-none flex-wrap items-center gap-x-3 gap-y-1 tablet:w-auto tablet:justify-end">
        <Button asChild variant="text" className="-ms-[12px] tablet:ms-0">
          <Link to={paths.editCustomer(customer.id)}>Modifier la fiche</Link>
        </Button>
        <Button asChild variant="primary" size="lg" className="w-full tablet:w-auto">
          <Link to={paths.customerDiagnosis(customer.id)}>
            <Camera aria-hidden="true" size={20} strokeWidth={1.5} />
            Nouveau diagnostic
          </Link>
        </Button>
      </div>
    </header>
  );
}

/** « 32 ans cette année », the address, the telephone, since when; what was not given is left out. */
function factsOf(customer: Customer, now: Date): readonly string[] {
  const { email, phone, created, guardian } = customer;
  const age = realAgeOf(customer, now);
  return [
    // Of a minor without a year only the majority is known, which is no age.
    customer.birthYear === null || age === undefined ? null : `${formatAge(age)} cette année`,
    email,
    phone,
    guardian === null ? null : `Représentant légal\u00A0: ${guardian.name}`,
    created === null ? null : `Dossier ouvert le ${formatDate(created)}`,
  ].filter((fact) => fact !== null && fact !== "") as string[];
}
