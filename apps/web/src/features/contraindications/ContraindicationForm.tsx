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
import { Skeleton } from "@carnation/ui/skeleton";
import { TextField } from "@carnation/ui/text-field";
import { useAtom } from "jotai";
import { useMemo, useState, type ReactNode } from "react";
import { FormPage } from "../../common/FormPage.tsx";
import { PageHeading } from "../../common/navigation/PageHeading.tsx";
import { PageMain } from "../../common/navigation/PageMain.tsx";
import { NotReady } from "../../common/NotReady.tsx";
import { useMutation } from "../../common/state/useMutation.ts";
import { add, contraindicationsAtom, list } from "./contraindications.ts";

const groups = contraindicationGroups.map((value) => ({ value, label: contraindicationGroupLabels[value] }));

interface ContraindicationFormProps {
  /** The one that is changed; none to add one. */
  readonly contraindication?: Contraindication;
  readonly onSave: (fields: ContraindicationFormOutput) => Promise<unknown>;
  readonly saveLabel: string;
  readonly destructive?: ReactNode;
}

/**
 * The fields of a contraindication, the same to add one and to change it. A name that is taken is refused: the form opens
 * once the names are known, and stays whatever becomes of the list.
 */
export function ContraindicationForm(props: ContraindicationFormProps): ReactNode {
  const [known, retry] = useAtom(contraindicationsAtom);
  const [all, setAll] = useState<readonly Contraindication[] | null>(null);
  if (known.status === "ready" && known.value !== all) setAll(known.value);
  if (all !== null) return <Fields {...props} all={all} />;
  if (known.status === "ready") return null;
  return (
    <PageMain>
      <PageHeading className="mb-6" />
      <NotReady watched={known} onRetry={retry} skeleton={<Skeleton height="20rem" />} />
    </PageMain>
  );
}

interface FieldsProps extends ContraindicationFormProps {
  readonly all: readonly Contraindication[];
}

function Fields({ contraindication, all, ...page }: FieldsProps): ReactNode {
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
