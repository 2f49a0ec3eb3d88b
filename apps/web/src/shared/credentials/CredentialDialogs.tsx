import type { Authentication } from "@carnation/data";
import { errorTexts } from "@carnation/domain/error";
import { formObject } from "@carnation/domain/field";
import { currentPasswordField } from "@carnation/domain/internal/field";
import { changeEmailForm, changePasswordForm } from "@carnation/product/account";
import { Button } from "@carnation/ui/button";
import { Dialog } from "@carnation/ui/dialog";
import { FormField, useCarnationForm } from "@carnation/ui/form";
import { PasswordField } from "@carnation/ui/password-field";
import { TextField } from "@carnation/ui/text-field";
import { useId, useMemo, useState, type ReactNode } from "react";
import { PasswordRules } from "../forms/PasswordRules.tsx";
import { leaveEverywhere } from "../session/leaving.ts";
import { DialogForm } from "./DialogForm.tsx";

interface CredentialDialogProps {
  readonly auth: Authentication;
  /** The account's address. */
  readonly email: string;
}

interface OpenedProps extends CredentialDialogProps {
  readonly onClose: () => void;
}

/** Opens a dialog whose fields are empty each time. */
function useOpened(trigger: ReactNode) {
  const [open, setOpen] = useState(false);
  return { open, onOpenChange: setOpen, onClose: () => setOpen(false), trigger };
}

/** « Modifier » of the address. */
export function ChangeEmail({
  onAsked,
  ...credentials
}: CredentialDialogProps & { readonly onAsked: (email: string) => void }): ReactNode {
  const { onClose, ...dialog } = useOpened(<Button size="sm">Modifier l’adresse</Button>);
  return (
    <Dialog
      {...dialog}
      title="Modifier votre adresse e-mail"
      description={
        "Un lien de confirmation part à la nouvelle adresse. Votre adresse change lorsque vous l’ouvrez\u202F; vous vous reconnectez alors avec elle."
      }
    >
      <EmailForm
        {...credentials}
        onClose={onClose}
        onAsked={(email) => {
          onAsked(email);
          onClose();
        }}
      />
    </Dialog>
  );
}

function EmailForm({
  auth,
  email,
  onClose,
  onAsked,
}: OpenedProps & { readonly onAsked: (email: string) => void }): ReactNode {
  const schema = useMemo(() => changeEmailForm(email), [email]);
  const form = useCarnationForm({ schema, defaultValues: { email: "", currentPassword: "" } });
  return (
    <DialogForm
      form={form}
      submitLabel="Recevoir le lien"
      onClose={onClose}
      onSubmit={async ({ email: wanted, currentPassword }) => {
        await auth.changeEmail(wanted, currentPassword);
        onAsked(wanted);
      }}
    >
      <FormField form={form} name="email">
        {(field) => (
          <TextField
            label="Nouvelle adresse e-mail"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="currentPassword">
        {(field) => (
          <PasswordField label="Mot de passe actuel" autoComplete="current-password" required {...field} />
        )}
      </FormField>
    </DialogForm>
  );
}

/** « Modifier » of the password. */
export function ChangePassword({
  onChanged,
  ...credentials
}: CredentialDialogProps & { readonly onChanged: () => void }): ReactNode {
  const { onClose, ...dialog } = useOpened(<Button size="sm">Modifier le mot de passe</Button>);
  return (
    <Dialog
      {...dialog}
      title="Modifier votre mot de passe"
      description="Vos autres appareils seront déconnectés. Un e-mail vous confirmera le changement."
    >
      <PasswordForm
        {...credentials}
        onClose={onClose}
        onChanged={() => {
          onChanged();
          onClose();
        }}
      />
    </Dialog>
  );
}

function PasswordForm({
  auth,
  email,
  onClose,
  onChanged,
}: OpenedProps & { readonly onChanged: () => void }): ReactNode {
  const rules = useId();
  const schema = useMemo(() => changePasswordForm(email), [email]);
  const form = useCarnationForm({
    schema,
    defaultValues: { currentPassword: "", password: "", confirmation: "" },
  });
  return (
    <DialogForm
      form={form}
      submitLabel="Changer le mot de passe"
      onClose={onClose}
      problemsOf={({ code }) => (code === "weak-password" ? { password: errorTexts[code].message } : null)}
      onSubmit={async ({ currentPassword, password }) => {
        await auth.changePassword(currentPassword, password);
        onChanged();
      }}
    >
      <FormField form={form} name="currentPassword">
        {(field) => (
          <PasswordField label="Mot de passe actuel" autoComplete="current-password" required {...field} />
        )}
      </FormField>
      <FormField form={form} name="password">
        {(field) => (
          <PasswordField
            label="Nouveau mot de passe"
            autoComplete="new-password"
            aria-describedby={rules}
            required
            {...field}
          />
        )}
      </FormField>
      <PasswordRules id={rules} password={form.methods.watch("password")} email={email} />
      <FormField form={form} name="confirmation">
        {(field) => (
          <PasswordField
            label="Nouveau mot de passe, une seconde fois"
            autoComplete="new-password"
            required
            {...field}
          />
        )}
      </FormField>
    </DialogForm>
  );
}

const confirmed = formObject({ currentPassword: currentPasswordField });

/** « Se déconnecter partout »; this page too, which leads to the sign-in. */
export function EndSessions({ auth }: Pick<CredentialDialogProps, "auth">): ReactNode {
  const { onClose, ...dialog } = useOpened(<Button size="sm">Se déconnecter partout</Button>);
  return (
    <Dialog
      {...dialog}
      title={`Se déconnecter partout\u202F?`}
      description="Toutes vos sessions se terminent, sur cet appareil aussi. Ce qui n’est pas enregistré ailleurs est perdu."
    >
      <SessionsForm auth={auth} onClose={onClose} />
    </Dialog>
  );
}

function SessionsForm({ auth, onClose }: Pick<OpenedProps, "auth" | "onClose">): ReactNode {
  const form = useCarnationForm({ schema: confirmed, defaultValues: { currentPassword: "" } });
  return (
    <DialogForm
      form={form}
      submitLabel="Se déconnecter partout"
      onClose={onClose}
      onSubmit={async ({ currentPassword }) => {
        await auth.reauthenticate(currentPassword);
        await leaveEverywhere(auth);
      }}
    >
      <FormField form={form} name="currentPassword">
        {(field) => (
          <PasswordField label="Mot de passe actuel" autoComplete="current-password" required {...field} />
        )}
      </FormField>
    </DialogForm>
  );
}
