import { formatDate, formatRelativeDay, isoDay, parseIsoDay } from "@carnation/domain/format";
import { type Customer, customerLabel } from "@carnation/product/customer";
import { type DueReview, dueReviews } from "@carnation/product/diagnosis";
import { listLimits } from "@carnation/product/limits";
import { Link as TextLink } from "@carnation/ui/link";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom, useAtomValue } from "jotai";
import { Camera } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { NoItems } from "../../../shared/feedback/NoItems.tsx";
import { ListContent } from "../../../shared/feedback/ListContent.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import {
  analysedCustomersAtom,
  dueCustomersOf,
  plannedCustomersAtom,
} from "../../../shared/watch/catalogueAtoms.ts";
import { isConfirmed, itemsOf } from "../../../shared/state/queryState.ts";
import { useNow } from "../../../shared/browser/useNow.ts";
import { AsideCard } from "./AsideCard.tsx";

/** As many as are seen in a day; the list of the clients has them all. */
const SHOWN = 3;

/** « À revoir »: the clients whose next photo is due, each one press from its capture. */
export function ReviewCard(): ReactNode {
  const now = useNow();
  const [customers, retry] = useAtom(dueCustomersOf(isoDay(now)));
  // Planned for a day long ago, or in a file that tells of no due day yet: without an answer, the due ones are all that is known.
  const others = [
    ...itemsOf(useAtomValue(plannedCustomersAtom)),
    ...itemsOf(useAtomValue(analysedCustomersAtom)),
  ];
  const known =
    customers.status === "ready"
      ? { ...customers, value: withoutDoubles([...customers.value, ...others]) }
      : customers;
  const none = <p className="text-small text-ink-2">Personne à revoir pour l’instant.</p>;
  return (
    <AsideCard title="À revoir">
      <ListContent watched={known} onRetry={retry} skeleton={<Skeleton height="6rem" />} empty={none}>
        {(people) => {
          const due = dueReviews(people, now);
          if (due.length === 0) return <NoItems list={known}>{none}</NoItems>;
          return (
            <>
              <ul className="-mt-3">
                {due.slice(0, SHOWN).map((review) => (
                  <ReviewRow key={review.customer.id} review={review} now={now} />
                ))}
              </ul>
              {due.length > SHOWN ? (
                <p className="border-t border-line pt-2.5">
                  <TextLink asChild size="sm">
                    <Link to={`${paths.customers}?afficher=a-revoir`}>
                      {isConfirmed(customers) && customers.value.length < listLimits.dueCustomers
                        ? `Voir les ${due.length} clients à revoir`
                        : "Voir les clients à revoir"}
                    </Link>
                  </TextLink>
                </p>
              ) : null}
            </>
          );
        }}
      </ListContent>
    </AsideCard>
  );
}

interface ReviewRowProps {
  readonly review: DueReview;
  readonly now: Date;
}

function ReviewRow({ review: { customer, due, planned }, now }: ReviewRowProps): ReactNode {
  const name = customerLabel(customer);
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line py-2 first:border-t-0">
      <span className="min-w-0">
        <Link
          to={paths.customer(customer.id)}
          className="block font-medium wrap-anywhere hover:underline hover:decoration-accent hover:underline-offset-4"
        >
          {name}
        </Link>
        <span className="block text-small text-ink-2">
          {planned
            ? `Photo prévue ${dueWords(due, now)}`
            : `Dernière photo le ${formatDate(customer.lastDiagnostic?.date ?? now)}`}
        </span>
      </span>
      <Link
        to={paths.customerDiagnosis(customer.id)}
        aria-label={`Nouveau diagnostic de ${name}`}
        className="-me-3 grid size-11 flex-none place-items-center rounded-control hover:bg-sunken"
      >
        <Camera aria-hidden="true" size={20} strokeWidth={1.5} />
      </Link>
    </li>
  );
}

function withoutDoubles(customers: readonly Customer[]): readonly Customer[] {
  return [...new Map(customers.map((customer) => [customer.id, customer])).values()];
}

/** « aujourd’hui », « hier », « le 14 novembre 2026 » */
function dueWords(due: string, now: Date): string {
  const day = parseIsoDay(due) ?? now;
  const words = formatRelativeDay(day, now);
  return words === formatDate(day) ? `le ${words}` : words;
}
