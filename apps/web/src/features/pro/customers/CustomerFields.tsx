import type { CarnationError } from "@carnation/domain/error";
import { majorityOf } from "@carnation/domain/field";
import { clientMessages } from "@carnation/domain/internal/error";
import {
  type Customer,
  type CustomerEditFormInput,
  customerLabel,
  customerWithEmail,
  guardianRelationLabels,
  guardianRelations,
  needsGuardian,
} from "@carnation/product/customer";
import { CheckboxField } from "@carnation/ui/checkbox-field";
import { type CarnationForm, FormField } from "@carnation/ui/form";
import { PictureField } from "@carnation/ui/picture-field";
import { ResourceFormSection } from "@carnation/ui/resource-form";
import { SelectField } from "@carnation/ui/select-field";
import { TextField } from "@carnation/ui/text-field";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { useReportRefusal } from "../../../shared/forms/pictureRefusal.ts";
import { pictureChoice } from "../../../shared/browser/pictureChoice.ts";
import { paths } from "../../../shared/navigation/paths.ts";

/** The fields that adding and changing a client have in common, as the form's controller gives them. */
export type PersonForm = CarnationForm<CustomerEditFormInput, unknown>;

interface CustomerFieldsProps {
  readonly form: PersonForm;
  /** The other clients: their addresses are taken. */
  readonly others: readonly Customer[];
  /** Address of the picture that is stored. */
  readonly pictureSrc?: string | null;
}

const relations = guardianRelations.map((value) => ({ value, label: guardianRelationLabels[value] }));

/** Gives what is typed about the age, as far as it can be told. */
export function useTypedAge(form: PersonForm) {
  const [typed, declared] = form.methods.watch(["birth_year", "of_age"]);
  const [now] = useState(() => new Date());
  const year = /^\d{4}$/u.test(typed.trim()) ? Number(typed) : null;
  return {
    depends: majorityOf(year, now) === "depends",
    minor: needsGuardian({ birth_year: year, of_age: declared }, now),
  };
}

/** Shows who the client is, and who agrees for a minor. */
export function CustomerFields({ form, others, pictureSrc = null }: CustomerFieldsProps): ReactNode {
  const reportRefusal = useReportRefusal();
  const { depends, minor } = useTypedAge(form);
  return (
    <>
      <ResourceFormSection title="Identité" columns={2}>
        <FormField form={form} name="firstname">
          {(field) => <TextField label="Prénom" required autoComplete="off" {...field} />}
        </FormField>
        <FormField form={form} name="lastname">
          {(field) => <TextField label="Nom" required autoComplete="off" {...field} />}
        </FormField>
        <div data-wide="">
          <FormField form={form} name="email">
            {({ error, ...field }) => (
              <TextField
                label="E-mail"
                type="email"
                required
                autoComplete="off"
                {...field}
                error={
                  error === clientMessages.customerEmailTaken ? (
                    <TakenEmail email={field.value} others={others} />
                  ) : (
                    error
                  )
                }
              />
            )}
          </FormField>
        </div>
        <div data-wide="">
          <FormField form={form} name="picture">
            {({ value, onValueChange, ...field }) => (
              <PictureField
                label="Photo (facultative)"
                src={pictureSrc}
                {...pictureChoice}
                onProblemChange={reportRefusal}
                {...field}
                value={value instanceof File || value === "removed" ? value : "kept"}
                onValueChange={onValueChange}
              />
            )}
          </FormField>
        </div>
      </ResourceFormSection>
      <ResourceFormSection
        title="Âge"
        description="L’année de naissance sert à savoir si un représentant légal doit donner son accord. Elle n’entre pas dans l’analyse."
        columns={2}
      >
        <FormField form={form} name="birth_year">
          {(field) => (
            <TextField
              label="Année de naissance (facultative)"
              hint={"Exemple\u00A0: 1985"}
              inputMode="numeric"
              maxLength={4}
              autoComplete="off"
              {...field}
            />
          )}
        </FormField>
        {depends ? (
          <div data-wide="">
            <FormField form={form} name="of_age">
              {(field) => <CheckboxField label="La personne déclare avoir 18 ans révolus" {...field} />}
            </FormField>
          </div>
        ) : null}
        {minor ? <GuardianFields form={form} /> : null}
      </ResourceFormSection>
    </>
  );
}

/** The refusal of an address that is taken, for its field; null for any other. */
export function emailProblem({ message }: CarnationError) {
  const { customerEmailTaken } = clientMessages;
  return message === customerEmailTaken ? { email: customerEmailTaken } : null;
}

/** The specification's sentence, and the way to the file of whoever has the address. */
function TakenEmail({ email, others }: { readonly email: string; readonly others: readonly Customer[] }) {
  const known = customerWithEmail(others, email);
  return (
    <>
      {clientMessages.customerEmailTaken}
      {known ? (
        <>
          {" "}
          <Link to={paths.customer(known.id)}>Ouvrir la fiche de {customerLabel(known)}</Link>
        </>
      ) : null}
    </>
  );
}

/** Shows who agrees for a minor. */
function GuardianFields({ form }: { readonly form: PersonForm }): ReactNode {
  return (
    <>
      <p data-wide="" className="text-small text-ink-2">
        Cette personne est mineure{"\u00A0"}: son représentant légal donne son accord et signe.
      </p>
      <FormField form={form} name="guardian.name">
        {(field) => (
          <TextField label="Prénom et nom du représentant légal" required autoComplete="off" {...field} />
        )}
      </FormField>
      <FormField form={form} name="guardian.relation">
        {(field) => (
          <SelectField label="Lien" required placeholder="Choisir" options={relations} {...field} />
        )}
      </FormField>
      <div data-wide="">
        <FormField form={form} name="guardian.consent">
          {(field) => <CheckboxField label="Le représentant légal donne son accord" required {...field} />}
        </FormField>
      </div>
    </>
  );
}
