import type { CarnationError } from "@carnation/domain/error";
import { formatCount, formatShortDate } from "@carnation/domain/format";
import {
  type AccountState,
  accountState,
  accountStateLabels,
  employeeFormInput,
  personLabel,
  roleLabels,
} from "@carnation/product/account";
import { listLimits } from "@carnation/product/limits";
import { can } from "@carnation/product/permission";
import type { Account } from "@carnation/product/profile";
import type { FieldProblems } from "@carnation/ui/form";
import { AccountMail } from "../../../shared/accounts/AccountMail.tsx";
import type { FilterChoice } from "../../../shared/resource/Resource.ts";
import { resourceScreens } from "../../../shared/list/resourceScreens.tsx";
import { EmployeeAside, EmployeeFields } from "./EmployeeFields.tsx";
import {
  asking,
  commands,
  type EmployeeInput,
  type EmployeeRow,
  givenAtom,
  pages,
  rowsAtom,
  schemaOf,
  setActive,
  watches,
} from "./employees.ts";

const stateChoices: readonly { readonly id: string; readonly state: AccountState; readonly label: string }[] =
  [
    { id: "actifs", state: "active", label: "actifs" },
    { id: "invites", state: "invited", label: "invités" },
    { id: "desactives", state: "deactivated", label: "désactivés" },
  ];

const roleChoices: readonly FilterChoice<EmployeeRow>[] = [
  { id: "administrateurs", label: "administrateurs", keeps: ({ role }) => role === "admin" },
  { id: "employes", label: "employés", keeps: ({ role }) => role === "employee" },
];

/** « Jamais » is known; the line stands for what is not known yet, or could not be. */
function signInWords({ lastSignIn }: EmployeeRow): string {
  if (lastSignIn === undefined) return "–";
  return lastSignIn === null ? "Jamais" : formatShortDate(lastSignIn);
}

/** The field that a refusal is about. */
function problemsOf({ code }: CarnationError): FieldProblems<EmployeeInput> | null {
  if (code === "email-in-use") return { email: "Un compte a déjà cette adresse e-mail." };
  if (code === "wrong-credentials") return { currentPassword: "Mot de passe incorrect." };
  if (code === "recent-sign-in-required") return { currentPassword: "Saisissez votre mot de passe." };
  return null;
}

/** `/admin/employees`: who runs the service, what their account opens, and when they were last there. */
export const { ListScreen, AddScreen, EditScreen } = resourceScreens({
  pages,
  watches,
  permission: (actor, record: Account | null) =>
    record === null ? can(actor, "create-account") : can(actor, "update-account", record),
  nameOf: personLabel,
  texts: {
    caption: "Employés et administrateurs",
    count: (amount) => formatCount(amount, "personne", "personnes"),
    search: "Rechercher un employé",
    add: "Ajouter",
    firsts: "premières",
    empty: { title: "Aucun employé", text: "Les personnes que vous inviterez apparaîtront ici." },
  },
  list: {
    rows: rowsAtom,
    columns: [
      { id: "name", header: "Nom", value: personLabel, sortable: true, order: "sort_key" },
      {
        id: "email",
        header: "E-mail",
        value: ({ email }) => email,
        sortable: true,
        order: "email",
        priority: 2,
        width: "260px",
      },
      {
        id: "role",
        header: "Rôle",
        value: ({ role }) => roleLabels[role],
        sortable: true,
        phone: "value",
        width: "150px",
      },
      {
        id: "state",
        header: "État",
        value: (row) => accountStateLabels[accountState(row)],
        sortable: true,
        phone: "state",
        width: "120px",
      },
      {
        id: "signIn",
        header: "Dernière connexion",
        value: ({ lastSignIn }) => lastSignIn ?? null,
        cell: signInWords,
        sortable: true,
        priority: 2,
        width: "170px",
      },
    ],
    defaultSort: { columnId: "name", direction: "ascending" },
    filters: [
      { id: "role", label: "Rôle", all: "tous", choices: roleChoices },
      {
        id: "etat",
        label: "État",
        all: "tous",
        choices: stateChoices.map(({ id, state, label }) => ({
          id,
          label,
          keeps: (row: EmployeeRow) => accountState(row) === state,
        })),
      },
    ],
    limit: listLimits.adminStaff,
    asking,
    csv: "Employés",
  },
  form: {
    given: givenAtom,
    schema: schemaOf,
    input: employeeFormInput,
    Fields: EmployeeFields,
    Aside: EmployeeAside,
    actions: (record) => <AccountMail record={record} />,
    problemsOf,
  },
  commands,
  activation: {
    isActive: ({ active }) => active,
    setActive,
    consequence: (rows) =>
      rows.length === 1
        ? "Ses sessions prennent fin, et cette personne ne pourra plus se connecter. Le compte peut être réactivé."
        : "Leurs sessions prennent fin, et ces personnes ne pourront plus se connecter. Les comptes peuvent être réactivés.",
    count: (amount) => formatCount(amount, "compte", "comptes"),
  },
});
