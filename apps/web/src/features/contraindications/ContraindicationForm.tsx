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
import { useAtomValue } from "jotai";
import { useMemo, type ReactNode } from "react";
import { FormPage } from "../../common/FormPage.tsx";
import { useMutation } from "../../common/state/useMutation.ts";
import { itemsOf } from "../../common/state/watched.ts";
import { add, contraindicationsAtom, list } from "./contraindications.ts";

const groups = contraindicationGroups.map((value) => ({ value, label: contraindicationGroupLabels[value] }));

interface ContraindicationFormProps {
  /** The one that is changed; none to add one. */
  readonly contraindication?: Contraindication;
  readonly onSave: (fields: ContraindicationFormOutput) => Promise<unknown>;
  readonly saveLabel: string;
  readonly destructive?: ReactNode;
}

/** The fields of a contraindication, the same to add one and to change it. A name that is taken is refused. */
export function ContraindicationForm({ contraindication, ...page }: ContraindicationFormProps): ReactNode {
  const all = itemsOf(useAtomValue(contraindicationsAtom));
  const schema = useMemo(
    () => contraindicationForm(all.filter(({ id }) => id !== contraindication?.id)),
    [all, contraindication?.id],
  );
  const form = useCarnationForm({ schema, defaultValues: contraindicationFormInput(contraindication) });
  return (
    <FormPage form={form} list={list} {...page}>
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
  return <ContraindicationForm onSave={run} saveLabel="Ajouter" />;
}
