import { formatDate } from "@carnation/domain/format";
import { awaitsActivation, type EmployeeFormOutput, INVITATION_DAYS } from "@carnation/product/account";
import type { Account } from "@carnation/product/profile";
import { Alert } from "@carnation/ui/alert";
import { FormField } from "@carnation/ui/form";
import { PasswordField } from "@carnation/ui/password-field";
import { RadioField } from "@carnation/ui/radio-field";
import { SwitchField } from "@carnation/ui/switch-field";
import { TextField } from "@carnation/ui/text-field";
import type { ReactNode } from "react";
import { AccountLog } from "../../../shared/accounts/AccountLog.tsx";
import { PageSection } from "../../../shared/layout/PageSection.tsx";
import type { ResourceFieldsProps } from "../../../shared/resource/Resource.ts";
import type { EmployeeGiven, EmployeeInput } from "./employees.ts";

type FieldsProps = ResourceFieldsProps<EmployeeInput, EmployeeFormOutput, Account, EmployeeGiven>;

const roles = [
  {
    value: "employee",
    label: "Employé",
    hint: "Utilise l’espace professionnel. N’ouvre pas l’administration.",
  },
  {
    value: "admin",
    label: "Administrateur",
    hint: "Ouvre toute l’administration\u00A0: comptes, catalogue, abonnements, réglages.",
  },
] as const;

/** Shows who works for the service, and what their account opens. */
export function EmployeeFields({ form, record, given: { self } }: FieldsProps): ReactNode {
  const [role, active] = form.methods.watch(["role", "active"]);
  const isOwn = record?.id === self;
  const isFixed = record !== null && !awaitsActivation(record);
  return (
    <>
      <FormField form={form} name="firstname">
        {(field) => <TextField label="Prénom" required autoComplete="off" {...field} />}
      </FormField>
      <FormField form={form} name="lastname">
        {(field) => <TextField label="Nom" required autoComplete="off" {...field} />}
      </FormField>
      <FormField form={form} name="email">
        {(field) => (
          <TextField
            label="Adresse e-mail"
            type="email"
            required={!isFixed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={isFixed}
            hint={
              isFixed
                ? "Le compte est activé\u00A0: seul son propriétaire change son adresse."
                : "L’invitation part à cette adresse."
            }
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="role">
        {(field) => (
          <RadioField
            label="Rôle"
            options={roles}
            readOnly={isOwn}
            hint={isOwn ? "Vous ne pouvez pas changer votre propre rôle." : undefined}
            {...field}
          />
        )}
      </FormField>
      {record !== null && role !== record.role ? (
        <FormField form={form} name="currentPassword">
          {(field) => (
            <PasswordField
              label="Votre mot de passe"
              hint="Un changement de rôle se confirme avec le mot de passe de votre propre compte."
              required
              autoComplete="current-password"
              {...field}
            />
          )}
        </FormField>
      ) : null}
      {record === null ? null : (
        <FormField form={form} name="active">
          {({ value, ...field }) => (
            <SwitchField
              label="Compte"
              onText="Actif"
              offText="Désactivé"
              disabled={isOwn}
              hint={isOwn ? "Vous ne pouvez pas désactiver votre propre compte." : undefined}
              value={value}
              {...field}
            />
          )}
        </FormField>
      )}
      {record?.active && record.invited !== null && awaitsActivation(record) ? (
        <Alert tone="info">
          {`Invitation envoyée le ${formatDate(record.invited)}. Le compte s’ouvre quand la personne choisit son mot de passe.`}
        </Alert>
      ) : null}
      {record?.active && !active ? (
        <Alert tone="warning">
          Ses sessions ouvertes prennent fin. À la connexion, cette personne lira{"\u00A0"}: «{"\u00A0"}Votre
          compte est désactivé.{"\u00A0"}» Le compte peut être réactivé.
        </Alert>
      ) : null}
    </>
  );
}

/** Beside the fields: what follows from adding somebody, or what was done to their account. */
export function EmployeeAside({ record }: FieldsProps): ReactNode {
  if (record !== null) return <AccountLog uid={record.id} />;
  return (
    <PageSection title="Ensuite">
      <ol className="grid list-decimal gap-2 ps-5 text-small">
        <li>Un e-mail d’invitation part aussitôt.</li>
        <li>{`Son lien sert une fois, pendant ${INVITATION_DAYS}\u00A0jours. Vous pouvez le renvoyer.`}</li>
        <li>
          La personne choisit son mot de passe et accepte les conditions{"\u00A0"}: le compte est activé.
        </li>
      </ol>
    </PageSection>
  );
}
