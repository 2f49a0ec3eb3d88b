import { formatCount, formatRecentDay, isoDay } from "@carnation/domain/format";
import {
  consentKeyLimit,
  consentNeedsRenewal,
  consentRank,
  consentRecordOf,
  type Customer,
  customerLabel,
  tellsOfNoDiagnosis,
} from "@carnation/product/customer";
import { dueReviews } from "@carnation/product/diagnosis";
import { listLimits } from "@carnation/product/limits";
import { MenuItem } from "@carnation/ui/menu";
import { useAtom } from "jotai";
import { useMemo, type ReactNode } from "react";
import { Link } from "react-router";
import { ListPage } from "../../../shared/list/ListPage.tsx";
import type { FilterChoice, ResourceColumn, ResourceTexts } from "../../../shared/resource/Resource.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useNow } from "../../../shared/browser/useNow.ts";
import { CustomerPicture } from "./CustomerPicture.tsx";
import { asking, customers, pages } from "../../../shared/customers/customers.ts";

/** Gives the state of the consent to the analysis, in words that say so where no column has a name, on a phone; a withdrawn one was a no, and is not asked for again. */
function consentWords({ consent, consents }: Customer, now: Date): string {
  if (consentRecordOf(consents, "analysis") === null) return consent ? "Accord sans date" : "Sans accord";
  if (consentNeedsRenewal(consents, now)) return "Accord à renouveler";
  return consent ? UP_TO_DATE : "Accord retiré";
}

/** The state of nearly every consent. */
const UP_TO_DATE = "Accord à jour";

/** On a phone the common state is not repeated in every row: what has to be done stands out. */
function consentCell(customer: Customer, now: Date): ReactNode {
  const words = consentWords(customer, now);
  return words === UP_TO_DATE ? <span className="max-tablet:hidden">{words}</span> : words;
}

/** Tells when a client was last analysed, as far as their file says. */
function diagnosisWords({ lastDiagnostic, ...customer }: Customer, now: Date): string {
  if (lastDiagnostic !== null) {
    return lastDiagnostic.date === null ? "Date non renseignée" : formatRecentDay(lastDiagnostic.date, now);
  }
  return tellsOfNoDiagnosis({ ...customer, lastDiagnostic }) ? "Aucun diagnostic" : "Non renseigné";
}

const columnsAt = (now: Date): readonly ResourceColumn<Customer>[] => [
  {
    id: "name",
    header: "Nom",
    // By last name, and searched either way round.
    value: ({ lastname, firstname }) => `${lastname} ${firstname}`,
    cell: customerLabel,
    sortable: true,
    order: "sort_key",
  },
  { id: "email", header: "E-mail", value: ({ email }) => email, priority: 2, width: "340px" },
  {
    id: "diagnosis",
    header: "Dernier diagnostic",
    value: ({ lastDiagnostic }) => lastDiagnostic?.date ?? null,
    cell: (customer) => diagnosisWords(customer, now),
    sortable: true,
    order: "last_diagnostic.date",
    phone: "state",
    width: "190px",
  },
  {
    id: "consent",
    header: "Consentement",
    value: (customer) => consentWords(customer, now),
    cell: (customer) => consentCell(customer, now),
    phone: "value",
    sortable: true,
    // What has to be done comes first, as the server orders it.
    sortValue: ({ consents }) => consentRank(consents),
    order: "consent_key",
    width: "190px",
  },
];

const partsAt = (now: Date): readonly FilterChoice<Customer>[] => [
  {
    id: "a-revoir",
    label: "À revoir",
    keeps: (customer) => dueReviews([customer], now).length > 0,
    asks: { field: "review_due", upTo: isoDay(now) },
  },
  {
    id: "sans-diagnostic",
    label: "Sans diagnostic",
    keeps: tellsOfNoDiagnosis,
    asks: { field: "last_diagnostic", values: [null] },
  },
  {
    id: "accord-a-renouveler",
    label: "Consentement à renouveler",
    keeps: ({ consents }) => consentNeedsRenewal(consents, now),
    asks: { field: "consent_key", upTo: consentKeyLimit(now) },
  },
];

const rowPicture = (customer: Customer): ReactNode => <CustomerPicture customer={customer} />;

const rowActions = ({ id }: Customer): ReactNode => (
  <MenuItem asChild>
    <Link to={paths.customerDiagnosis(id)}>Diagnostiquer</Link>
  </MenuItem>
);

const byName = { columnId: "name", direction: "ascending" } as const;

const texts: ResourceTexts = {
  caption: "Vos clients",
  count: (amount) => formatCount(amount, "client", "clients"),
  search: "Rechercher un client",
  add: "Ajouter un client",
  empty: {
    title: "Ajoutez votre premier client",
    text: "Son consentement, sa photo et ses diagnostics se retrouveront dans sa fiche.",
  },
};

/** `/user/customers`: the professional's clients, by last name. */
export function CustomersScreen(): ReactNode {
  const [watched, retry] = useAtom(customers.list);
  const now = useNow();
  const columns = useMemo(() => columnsAt(now), [now]);
  const filters = useMemo(() => {
    const choices = partsAt(now);
    return [{ id: "afficher", label: "Afficher", all: "Tous", isParts: true, choices }];
  }, [now]);
  return (
    <ListPage
      watched={watched}
      onRetry={retry}
      pages={pages}
      texts={texts}
      columns={columns}
      filters={filters}
      limit={listLimits.customers}
      asking={asking}
      defaultSort={byName}
      getRowName={customerLabel}
      rowPicture={rowPicture}
      rowActions={rowActions}
      openLabel="Ouvrir"
    />
  );
}
