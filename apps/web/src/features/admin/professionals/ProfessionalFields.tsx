import { formatCount } from "@carnation/domain/format";
import { subcategoryLabel } from "@carnation/domain/internal/subcategory";
import {
  awaitsActivation,
  INVITATION_DAYS,
  type Professional,
  type ProfessionalFormInput,
  type ProfessionalFormOutput,
} from "@carnation/product/account";
import { couponLabel, couponState, couponStateLabels } from "@carnation/product/coupon";
import { Alert } from "@carnation/ui/alert";
import { CheckboxField } from "@carnation/ui/checkbox-field";
import { FormField } from "@carnation/ui/form";
import { MultiSelectField } from "@carnation/ui/multi-select-field";
import { ResourceFormSection } from "@carnation/ui/resource-form";
import { SelectField } from "@carnation/ui/select-field";
import { SwitchField } from "@carnation/ui/switch-field";
import { TextField } from "@carnation/ui/text-field";
import type { ReactNode } from "react";
import type { ResourceFieldsProps } from "../../../shared/resource/Resource.ts";
import { useNow } from "../../../shared/browser/useNow.ts";
import type { ProfessionalGiven } from "./professionals.ts";

type FieldsProps = ResourceFieldsProps<
  ProfessionalFormInput,
  ProfessionalFormOutput,
  Professional,
  ProfessionalGiven
>;

/** Shows who the professional is, what is proposed to them, and whether they may sign in. */
export function ProfessionalFields(props: FieldsProps): ReactNode {
  return (
    <>
      <IdentitySection {...props} />
      <OfferSection {...props} />
      <CareSection {...props} />
      {props.record === null ? null : <AccessSection form={props.form} record={props.record} />}
    </>
  );
}

function IdentitySection({ form, record }: FieldsProps): ReactNode {
  const locked = record !== null && !awaitsActivation(record);
  return (
    <ResourceFormSection
      title="Identité"
      description={
        record === null
          ? `Une invitation part à cette adresse\u00A0: elle ouvre le compte pendant ${INVITATION_DAYS}\u00A0jours.`
          : undefined
      }
      columns={2}
    >
      <FormField form={form} name="firstname">
        {(field) => <TextField label="Prénom" required autoComplete="off" {...field} />}
      </FormField>
      <FormField form={form} name="lastname">
        {(field) => <TextField label="Nom" required autoComplete="off" {...field} />}
      </FormField>
      <div data-wide="">
        <FormField form={form} name="email">
          {(field) => (
            <TextField
              label="E-mail"
              required
              type="email"
              autoComplete="off"
              readOnly={locked}
              hint={locked ? "Une fois le compte ouvert, son titulaire seul change son adresse." : undefined}
              {...field}
            />
          )}
        </FormField>
      </div>
      <FormField form={form} name="company">
        {(field) => <TextField label="Société" required autoComplete="off" {...field} />}
      </FormField>
      <FormField form={form} name="type">
        {({ value, ...field }) => (
          <TextField
            label="Type de compte"
            hint={"Par exemple\u00A0: institut, spa, franchise."}
            autoComplete="off"
            {...field}
            value={value ?? ""}
          />
        )}
      </FormField>
    </ResourceFormSection>
  );
}

function OfferSection({ form, given, record }: FieldsProps): ReactNode {
  const now = useNow();
  const coupons = given.coupons
    .map((coupon) => ({ coupon, state: couponState(coupon, now) }))
    .filter(({ coupon, state }) => state === "usable" || coupon.id === record?.coupon)
    .map(({ coupon, state }) => ({
      value: coupon.id,
      label: [
        `${coupon.name}\u00A0: ${couponLabel(coupon)}`,
        state === "usable" ? null : `(${couponStateLabels[state].toLowerCase()})`,
      ]
        .filter(Boolean)
        .join(" "),
    }));
  const plans = given.plans
    .filter(({ id, active }) => active || id === record?.trialPlan)
    .map(({ id, name, active }) => ({ value: id, label: active ? name : `${name} (n’est plus proposée)` }));
  return (
    <ResourceFormSection
      title="Abonnement proposé"
      description="Présenté à son premier passage sur la page Abonnement. Rien n’est débité d’ici."
      columns={2}
    >
      <FormField form={form} name="trial_plan">
        {({ value, ...field }) => (
          <SelectField
            label="Formule d’essai"
            placeholder="Aucune"
            options={named(plans, record?.trialPlan)}
            {...field}
            value={value ?? ""}
          />
        )}
      </FormField>
      <FormField form={form} name="coupon">
        {({ value, ...field }) => (
          <SelectField
            label="Réduction"
            placeholder="Aucune"
            options={named(coupons, record?.coupon)}
            {...field}
            value={value ?? ""}
          />
        )}
      </FormField>
    </ResourceFormSection>
  );
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Names the choice that the account has, also one that is gone since: it can be taken away. */
function named(choices: readonly Choice[], chosen: string | null | undefined): readonly Choice[] {
  if (!chosen || choices.some(({ value }) => value === chosen)) return choices;
  return [...choices, { value: chosen, label: "Supprimée depuis" }];
}

function CareSection({ form, given, record }: FieldsProps): ReactNode {
  const offered = given.subcategories.filter(({ category }) => category === "other");
  const kept = (record?.enabledSubcategories ?? [])
    .filter((id) => !offered.some((one) => one.id === id))
    .map((id) => ({ value: id, label: "Retirée du catalogue" }));
  return (
    <ResourceFormSection
      title="Soins pratiqués"
      description="Seuls ces soins entrent dans ses routines. Les cosmétiques y entrent toujours."
    >
      <FormField form={form} name="enabled_subcategories">
        {(field) => (
          <MultiSelectField
            label="Sous-catégories"
            placeholder="Ajouter une sous-catégorie"
            options={[...offered.map((care) => ({ value: care.id, label: subcategoryLabel(care) })), ...kept]}
            {...field}
          />
        )}
      </FormField>
    </ResourceFormSection>
  );
}

interface AccessProps extends Pick<FieldsProps, "form"> {
  readonly record: Professional;
}

/** Tells whether they may sign in, and what deactivating them does. */
function AccessSection({ form, record }: AccessProps): ReactNode {
  const active = form.methods.watch("active");
  const hidden = record.hiddenCriteria.length;
  return (
    <ResourceFormSection title="Accès">
      <FormField form={form} name="active">
        {({ value, ...field }) => (
          <SwitchField label="Compte actif" onText="Actif" offText="Désactivé" value={value} {...field} />
        )}
      </FormField>
      {record.active && !active ? (
        <>
          <Alert tone="warning">
            À la connexion, cette personne lira{"\u00A0"}: «{"\u00A0"}Votre compte est désactivé.{"\u00A0"}»
            Ses sessions ouvertes prennent fin, ses données sont gardées.
          </Alert>
          <FormField form={form} name="end_subscription">
            {(field) => (
              <CheckboxField
                label="Mettre fin à son abonnement, avec la période déjà payée"
                hint="Sans cela, les prélèvements continuent."
                {...field}
              />
            )}
          </FormField>
        </>
      ) : null}
      {hidden === 0 ? null : (
        <FormField form={form} name="show_criteria">
          {(field) => (
            <CheckboxField
              label="Afficher de nouveau tous les critères"
              hint={`Cette personne en masque ${formatCount(hidden, "critère", "critères")}.`}
              {...field}
            />
          )}
        </FormField>
      )}
    </ResourceFormSection>
  );
}
