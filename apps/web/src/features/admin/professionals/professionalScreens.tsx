import { formatCount, formatShortDate } from "@carnation/domain/format";
import {
  type AccountState,
  accountState,
  accountStateLabels,
  EMAIL_TAKEN,
  personLabel,
  type Professional,
  professionalForm,
  professionalFormInput,
  professionalLabel,
} from "@carnation/product/account";
import { listLimits } from "@carnation/product/limits";
import { documentPaths } from "@carnation/product/path";
import { can } from "@carnation/product/permission";
import {
  awaitsPayment,
  isCurrentSubscription,
  type SubscriptionStatus,
  subscriptionStatuses,
  subscriptionStatusTexts,
} from "@carnation/product/subscription";
import { MenuItem } from "@carnation/ui/menu";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../shared/navigation/paths.ts";
import type { FilterChoice, ResourceColumn, ResourceFilter } from "../../../shared/resource/Resource.ts";
import { resourceScreens } from "../../../shared/list/resourceScreens.tsx";
import { ProfessionalFields } from "./ProfessionalFields.tsx";
import {
  asking,
  commands,
  givenAtom,
  pages,
  type ProfessionalGiven,
  type ProfessionalRow,
  professionals,
  rowsAtom,
} from "./professionals.ts";

/** Tells how the subscription stands; of an account that is not simply in use, that. */
function standingOf(row: ProfessionalRow): string {
  const state = accountState(row);
  if (state !== "active") return accountStateLabels[state];
  const { status } = row.summary;
  return status === null ? "Sans abonnement" : subscriptionStatusTexts[status].label;
}

const columns: readonly ResourceColumn<ProfessionalRow>[] = [
  {
    id: "company",
    header: "Société",
    value: professionalLabel,
    // On a phone, where the other columns are not, it tells two of one company apart.
    cell: (row) => (
      <>
        {professionalLabel(row)}
        <span className="font-normal text-ink-2 tablet:hidden"> {personLabel(row)}</span>
      </>
    ),
    sortable: true,
    order: "sort_key",
  },
  { id: "name", header: "Nom", value: personLabel, sortable: true, order: "firstname", width: "140px" },
  {
    id: "email",
    header: "E-mail",
    value: ({ email }) => email,
    cell: ({ email }) => <Address email={email} />,
    sortable: true,
    order: "email",
    priority: 3,
    width: "190px",
  },
  {
    id: "plan",
    header: "Formule",
    value: ({ planName }) => planName,
    cell: ({ planName }) => planName ?? "–",
    sortable: true,
    priority: 2,
    width: "100px",
  },
  { id: "standing", header: "Statut", value: standingOf, sortable: true, phone: "state", width: "130px" },
  {
    id: "customers",
    header: "Clients",
    value: ({ summary }) => summary.customers,
    cell: ({ summary }) => summary.customers ?? "—",
    align: "end",
    sortable: true,
    order: "summary.customers_total",
    priority: 3,
    width: "80px",
  },
  {
    id: "diagnoses",
    header: "Diagnostics",
    value: ({ summary }) => summary.diagnoses,
    cell: ({ summary }) => summary.diagnoses ?? "—",
    align: "end",
    sortable: true,
    order: "summary.diagnosis_total",
    phone: "value",
    width: "110px",
  },
  {
    id: "activity",
    header: "Dernière activité",
    value: ({ summary }) => summary.lastActivity,
    cell: ({ summary: { lastActivity } }) => (lastActivity === null ? "–" : formatShortDate(lastActivity)),
    sortable: true,
    order: "summary.last_activity",
    priority: 2,
    width: "150px",
  },
];

const standing = (...values: readonly (SubscriptionStatus | null)[]) => ({ field: "summary.status", values });

const standings: readonly FilterChoice<ProfessionalRow>[] = [
  {
    id: "abonnes",
    label: "abonnés",
    keeps: ({ summary }) => summary.status === "active",
    asks: standing("active"),
  },
  {
    id: "essai",
    label: "en essai",
    keeps: ({ summary }) => summary.status === "trialing",
    asks: standing("trialing"),
  },
  {
    id: "a-regler",
    label: "paiement à régler",
    keeps: ({ summary: { status } }) => status !== null && (awaitsPayment(status) || status === "incomplete"),
    asks: standing(...subscriptionStatuses.filter(awaitsPayment), "incomplete"),
  },
  {
    id: "termines",
    label: "résiliés",
    keeps: ({ summary: { status } }) => status === "canceled" || status === "incomplete_expired",
    asks: standing("canceled", "incomplete_expired"),
  },
  {
    id: "sans",
    label: "sans abonnement",
    keeps: ({ summary }) => summary.status === null,
    asks: standing(null),
  },
];

const accountChoices: readonly {
  readonly id: string;
  readonly state: AccountState;
  readonly label: string;
}[] = [
  { id: "actifs", state: "active", label: "actifs" },
  { id: "invites", state: "invited", label: "invités" },
  { id: "desactives", state: "deactivated", label: "désactivés" },
  { id: "suppression", state: "leaving", label: "suppression demandée" },
];

/** An address, which breaks after its « @ » where it is too long for its line. */
function Address({ email }: { readonly email: string }): ReactNode {
  const at = email.lastIndexOf("@") + 1;
  return (
    <span className="[overflow-wrap:normal]">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}

/** The plans that somebody in the list subscribes to, by name. */
function filtersOf(rows: readonly ProfessionalRow[]): readonly ResourceFilter<ProfessionalRow>[] {
  const plans = new Map(
    rows.flatMap(({ summary: { plan }, planName }) =>
      plan === null || planName === null ? [] : [[plan, planName] as const],
    ),
  );
  return [
    { id: "statut", label: "Statut", all: "tous", choices: standings },
    {
      id: "formule",
      label: "Formule",
      all: "toutes",
      choices: [...plans].map(([id, label]) => ({
        id,
        label,
        keeps: (row) => row.summary.plan === id,
        asks: { field: "summary.plan", values: [documentPaths.plan(id)] },
      })),
    },
    {
      id: "compte",
      label: "Compte",
      all: "tous",
      choices: accountChoices.map(({ id, label, state }) => ({
        id,
        label,
        keeps: (row) => accountState(row) === state,
        ...(state === "deactivated" && { asks: { field: "active", values: [false] } }),
      })),
    },
  ];
}

const subscribed = (rows: readonly ProfessionalRow[]): number =>
  rows.filter(({ summary: { status } }) => status !== null && isCurrentSubscription(status)).length;

/** Gives what deactivating, or activating again, does to the chosen ones. */
function consequence(rows: readonly ProfessionalRow[]): string {
  const paying = subscribed(rows);
  const going =
    paying === 0
      ? ""
      : ` ${formatCount(paying, "abonnement en cours continue", "abonnements en cours continuent")}\u00A0: résiliez-les depuis leur facturation.`;
  return `Leurs sessions prennent fin, et ils liront «\u00A0Votre compte est désactivé.\u00A0» Leurs données sont gardées.${going}`;
}

/** `/admin/customers`: the professionals of the service, how each of them is added and changed. */
export const { ListScreen, AddScreen, EditScreen } = resourceScreens({
  pages,
  watches: professionals,
  permission: (actor, record: Professional | null) =>
    record === null ? can(actor, "create-account") : can(actor, "update-account", record),
  nameOf: professionalLabel,
  texts: {
    caption: "Professionnels abonnés ou invités",
    count: (amount) => formatCount(amount, "professionnel", "professionnels"),
    search: "Rechercher un professionnel",
    add: "Ajouter un professionnel",
    empty: {
      title: "Aucun professionnel",
      text: "Ceux qui s’inscrivent et ceux que vous invitez se rangeront ici.",
    },
  },
  list: {
    rows: rowsAtom,
    columns,
    defaultSort: { columnId: "company", direction: "ascending" },
    filters: filtersOf,
    limit: listLimits.customers,
    asking,
    rowActions: ({ id }: ProfessionalRow) => (
      <>
        <MenuItem asChild>
          <Link to={paths.editProfessional(id)}>Modifier</Link>
        </MenuItem>
        <MenuItem asChild>
          <Link to={paths.professionalBilling(id)}>Facturation</Link>
        </MenuItem>
      </>
    ),
    csv: "Clients professionnels",
  },
  form: {
    given: givenAtom,
    schema: ({ all }: ProfessionalGiven, _record, own) =>
      professionalForm(all.filter(({ id }) => id !== own)),
    input: professionalFormInput,
    Fields: ProfessionalFields,
    sections: true,
    // Whoever adds somebody is not to sign in with their address, as the words for its owner have it.
    problemsOf: ({ code }) => (code === "email-in-use" ? { email: EMAIL_TAKEN } : null),
  },
  commands,
  activation: {
    isActive: ({ active }: ProfessionalRow) => active,
    setActive: ({ accounts }, { uid }, active) => accounts.update({ uid, active }),
    consequence,
    count: (amount) => formatCount(amount, "professionnel", "professionnels"),
  },
});
