import { formatCount, formatShortDate } from "@carnation/domain/format";
import {
  type Contraindication,
  contraindicationGroupLabels,
  contraindicationGroups,
} from "@carnation/domain/internal/contraindication";
import type { Recommendation } from "@carnation/domain/routine";
import {
  contraindicationForm,
  type ContraindicationFormInput,
  contraindicationFormInput,
  type ContraindicationFormOutput,
  contraindicationsByGroup,
} from "@carnation/product/contraindication";
import { can } from "@carnation/product/permission";
import { recommendationsWithContraindication } from "@carnation/product/recommendation";
import { FormField } from "@carnation/ui/form";
import { SelectField } from "@carnation/ui/select-field";
import { TextField } from "@carnation/ui/text-field";
import type { ReactNode } from "react";
import { paths } from "../../../shared/navigation/paths.ts";
import { deletionReplacing } from "../../../shared/resource/deletionReplacing.tsx";
import type { ResourceFieldsProps } from "../../../shared/resource/Resource.ts";
import { resourceScreens } from "../../../shared/list/resourceScreens.tsx";
import { usedRows } from "../../../shared/resource/usedRows.ts";
import { resourceAtoms } from "../../../shared/watch/watchAtom.ts";

const pages = {
  label: "Contre-indications",
  path: paths.adminContraindications,
  add: paths.addContraindication,
  edit: paths.editContraindication,
};
const watches = resourceAtoms((workspace) => workspace.contraindications);
/** Every recommendation: which of them name a contraindication. */
const users = {
  ...resourceAtoms((workspace) => workspace.recommendations),
  naming: recommendationsWithContraindication,
  namedBy: (recommendation: Recommendation) => recommendation.contraindications,
};
const groups = contraindicationGroups.map((value) => ({ value, label: contraindicationGroupLabels[value] }));

type FieldsProps = ResourceFieldsProps<
  ContraindicationFormInput,
  ContraindicationFormOutput,
  Contraindication
>;

function Fields({ form }: FieldsProps): ReactNode {
  return (
    <>
      <FormField form={form} name="name">
        {(field) => <TextField label="Nom" required autoComplete="off" {...field} />}
      </FormField>
      <FormField form={form} name="group">
        {({ value, ...field }) => (
          <SelectField
            label="Groupe"
            hint="Pour la présentation seulement."
            placeholder="Sans groupe"
            options={groups}
            {...field}
            value={value ?? ""}
          />
        )}
      </FormField>
    </>
  );
}

/** `/admin/contraindications`: what sets recommendations aside, and how many each of them does. */
export const { ListScreen, AddScreen, EditScreen } = resourceScreens({
  pages,
  watches,
  permission: (actor) => can(actor, "write-contraindications"),
  nameOf: ({ name }) => name,
  texts: {
    caption: "Contre-indications de la liste commune",
    count: (amount) => formatCount(amount, "contre-indication", "contre-indications"),
    search: "Rechercher une contre-indication",
    add: "Ajouter",
    empty: {
      title: "Aucune contre-indication",
      text: "Celles que vous ajouterez pourront écarter des recommandations.",
    },
  },
  list: {
    rows: usedRows(watches.list, users),
    columns: [
      { id: "name", header: "Nom", value: ({ name }) => name, sortable: true },
      {
        id: "group",
        header: "Groupe",
        value: ({ group }) => (group === null ? null : contraindicationGroupLabels[group]),
        sortable: true,
        phone: "state",
        width: "220px",
      },
      {
        id: "uses",
        header: "Recommandations",
        value: ({ uses }) => uses,
        align: "end",
        phone: "value",
        sortable: true,
        width: "150px",
      },
      {
        id: "created",
        header: "Créée le",
        value: ({ created }) => created,
        cell: ({ created }) => (created === null ? "–" : formatShortDate(created)),
        sortable: true,
        priority: 2,
        width: "120px",
      },
    ],
    defaultSort: { columnId: "name", direction: "ascending" },
    filters: [
      {
        id: "groupe",
        label: "Groupe",
        all: "tous",
        choices: contraindicationGroups.map((group) => ({
          id: group,
          label: contraindicationGroupLabels[group],
          keeps: (row: Contraindication) => row.group === group,
        })),
      },
      {
        id: "usage",
        label: "Jamais citées",
        all: "",
        choices: [{ id: "aucun", label: "Jamais citées", keeps: ({ uses }) => uses === 0 }],
      },
    ],
    limit: 10_000,
    csv: "Contre-indications",
  },
  form: {
    given: watches.list,
    schema: (all: readonly Contraindication[], _record, own) =>
      contraindicationForm(all.filter(({ id }) => id !== own)),
    input: contraindicationFormInput,
    Fields,
    problemsOf: ({ code, message }) => (code === "refused" ? { name: message } : null),
  },
  commands: (workspace) => workspace.contraindications,
  rename: "name",
  deletion: deletionReplacing({
    words: {
      verb: "Supprimer la contre-indication",
      unused: "Aucune recommandation ne la cite.",
      used: (count) => formatCount(count, "recommandation la cite", "recommandations la citent"),
      unread: "Les recommandations qui la citent ne sont pas encore lues\u00A0: attendez un instant.",
      failed:
        "Les recommandations qui la citent n’ont pas pu être lues\u00A0: rien n’est supprimé. Confirmez pour les relire.",
      none: "Aucune\u00A0: ces recommandations ne la citeront plus",
    },
    pages,
    list: watches.list,
    users,
    choices: (others) =>
      contraindicationsByGroup(others).map(({ group, contraindications: listed }) => ({
        label: group === null ? "Sans groupe" : contraindicationGroupLabels[group],
        options: listed.map((other) => ({ value: other.id, label: other.name })),
      })),
    remove: (workspace, { id }, replacement) => workspace.contraindications.remove(id, replacement),
  }),
});
