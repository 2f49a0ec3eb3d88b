import { formatCount } from "@carnation/domain/format";
import { compareNames } from "@carnation/domain/text";
import { listLimits } from "@carnation/product/limits";
import type { Subscriber } from "@carnation/product/statistics";
import {
  type SubscriptionStatus,
  subscriptionStatuses,
  subscriptionStatusTexts,
} from "@carnation/product/subscription";
import { Badge } from "@carnation/ui/badge";
import { DataTable, type DataTableColumn } from "@carnation/ui/data-table";
import { EmptyState } from "@carnation/ui/empty-state";
import { SelectField } from "@carnation/ui/select-field";
import { useAtom, useAtomValue } from "jotai";
import { useMemo, type ReactElement, type ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { NoItems } from "../../../shared/feedback/NoItems.tsx";
import { ListNotes } from "../../../shared/feedback/ListNotes.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { NotReady } from "../../../shared/feedback/NotReady.tsx";
import { PageSection } from "../../../shared/layout/PageSection.tsx";
import { isConfirmed, itemsOf } from "../../../shared/state/queryState.ts";
import { everyPlan, planNames, subscribers } from "./offers.ts";

/** Under which name the address has the status of the subscribers that are shown. */
const STATUS = "statut";

interface Row extends Subscriber {
  readonly planName: string;
}

const columns: readonly DataTableColumn<Row>[] = [
  { id: "name", header: "Professionnel", value: ({ name }) => name, sortable: true },
  { id: "email", header: "E-mail", value: ({ email }) => email, sortable: true, priority: 2 },
  { id: "plan", header: "Formule", value: ({ planName }) => planName, sortable: true, phone: "value" },
  {
    id: "status",
    header: "Statut",
    value: ({ status }) => statusText(status),
    cell: ({ status }) => <Badge>{statusText(status)}</Badge>,
    sortable: true,
    phone: "state",
    width: "190px",
  },
];

const statusText = (status: SubscriptionStatus | null): string =>
  status === null ? "–" : subscriptionStatusTexts[status].label;

const idOf = ({ id }: Row): string => id;
const nameOf = ({ name }: Row): string => name;
const rowLink = ({ id }: Row, name: ReactNode): ReactElement => (
  <Link to={paths.professional(id)}>{name}</Link>
);

/** Shows who has, or had, a subscription, by where it stands. */
export function Subscribers(): ReactNode {
  const [watched, retry] = useAtom(subscribers);
  const plans = itemsOf(useAtomValue(everyPlan));
  const [address, setAddress] = useSearchParams();
  const chosen = subscriptionStatuses.find((status) => status === address.get(STATUS)) ?? null;
  const all = useMemo(
    () =>
      itemsOf(watched)
        .map((one): Row => ({
          ...one,
          planName: planNames(plans, one.plan === null ? [] : [one.plan]).join(""),
        }))
        .toSorted((a, b) => compareNames(a.name, b.name)),
    [watched, plans],
  );
  const isCut = watched.status === "ready" && all.length + watched.unreadable >= listLimits.customers;
  const rows = useMemo(
    () => (chosen === null ? all : all.filter(({ status }) => status === chosen)),
    [all, chosen],
  );
  const show = (status: string): void =>
    setAddress(status === "" ? {} : { [STATUS]: status }, { replace: true, preventScrollReset: true });
  return (
    <PageSection title="Abonnés">
      <div className="mb-4 max-w-[22rem]">
        <SelectField
          label="Statut"
          value={chosen ?? ""}
          onValueChange={show}
          options={statusOptions(all, isConfirmed(watched) && !isCut)}
        />
      </div>
      <DataTable
        caption="Professionnels abonnés, par statut"
        columns={columns}
        rows={rows}
        getRowId={idOf}
        getRowName={nameOf}
        rowLink={rowLink}
        defaultSort={{ columnId: "name", direction: "ascending" }}
        filtered={chosen !== null && isConfirmed(watched)}
        onClearFilters={() => show("")}
        loading={watched.status === "loading"}
        empty={
          <NoItems list={watched} onClear={chosen === null ? undefined : () => show("")}>
            <EmptyState title="Aucun abonné">Les professionnels qui s’abonnent seront listés ici.</EmptyState>
          </NoItems>
        }
        error={
          watched.status === "failed" || watched.status === "unread" ? (
            <NotReady watched={watched} onRetry={retry} skeleton={null} />
          ) : undefined
        }
      />
      {watched.status === "ready" ? <ListNotes list={watched} /> : null}
      {isConfirmed(watched) && isCut ? (
        <p className="mt-3 text-small text-ink-2">{`Les ${all.length} premiers sont affichés.`}</p>
      ) : null}
    </PageSection>
  );
}

/** Every status that somebody is in, with how many they are where all are known. */
function statusOptions(all: readonly Row[], counts: boolean) {
  const counted = subscriptionStatuses
    .map((status) => ({ status, count: all.filter((row) => row.status === status).length }))
    .filter(({ count }) => count > 0);
  return [
    { value: "", label: counts ? `Tous, ${formatCount(all.length, "abonné", "abonnés")}` : "Tous" },
    ...counted.map(({ status, count }) => ({
      value: status,
      label: counts ? `${statusText(status)} (${count})` : statusText(status),
    })),
  ];
}
