import {
  type Contraindication,
  contraindicationForm,
  contraindicationFormInput,
  type ContraindicationFormOutput,
  contraindicationGroupLabels,
  contraindicationGroups,
} from "@carnation/domain";
import { FormField, useCarnationForm } from "@carnation/ui/form";
import { SelectField } from "@carnation/ui/select-field";
import { TextField } from "@carnation/ui/text-field";
import { useMemo, type ReactNode } from "react";
import { DeletionButton } from "../../common/Deletion.tsx";
import { FormPage } from "../../common/FormPage.tsx";
import { RecordPage } from "../../common/RecordPage.tsx";
import { useMutation } from "../../common/state/useMutation.ts";
import { WhenListed } from "../../common/WhenListed.tsx";
import { add, contraindications, pages, save } from "./contraindications.ts";
import { deletion } from "./DeleteContraindication.tsx";

const groups = contraindicationGroups.map((value) => ({ value, label: contraindicationGroupLabels[value] }));

interface FieldsProps {
  /** Those that exist: their names are taken. */
  readonly all: readonly Contraindication[];
  /** The one that is changed; none to add one. */
  readonly contraindication?: Contraindication;
  readonly onSave: (fields: ContraindicationFormOutput) => Promise<unknown>;
  readonly saveLabel?: string;
  readonly destructive?: ReactNode;
}

function Fields({ contraindication, all, ...page }: FieldsProps): ReactNode {
  const schema = useMemo(
    () => contraindicationForm(all.filter(({ id }) => id !== contraindication?.id)),
    [all, contraindication?.id],
  );
  const form = useCarnationForm({ schema, defaultValues: contraindicationFormInput(contraindication) });
  return (
    <FormPage form={form} pages={pages} {...page}>
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
    </FormPage>
  );
}

/** `/admin/contraindications/add` */
export function AddContraindicationScreen(): ReactNode {
  const { run } = useMutation(add);
  return (
    <WhenListed atom={contraindications.list}>
      {(all) => <Fields all={all} onSave={run} saveLabel="Ajouter" />}
    </WhenListed>
  );
}

/** `/admin/contraindications/edit/:id` */
export function EditContraindicationScreen(): ReactNode {
  const { run } = useMutation(save);
  return (
    <RecordPage atoms={contraindications.byId} pages={pages}>
      {(contraindication) => (
        <WhenListed atom={contraindications.list}>
          {(all) => (
            <Fields
              all={all}
              contraindication={contraindication}
              onSave={(fields) => run(contraindication.id, fields)}
              destructive={<DeletionButton record={contraindication} deletion={deletion} />}
            />
          )}
        </WhenListed>
      )}
    </RecordPage>
  );
}
