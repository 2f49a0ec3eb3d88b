import type { Authentication, Workspace } from "@carnation/data";
import { canonicalEmail, formObject } from "@carnation/domain/field";
import { currentPasswordField } from "@carnation/domain/internal/field";
import { ACCOUNT_DELETION_DAYS } from "@carnation/product/account";
import type { Profile } from "@carnation/product/profile";
import { Button } from "@carnation/ui/button";
import { Dialog } from "@carnation/ui/dialog";
import { FormField, useCarnationForm } from "@carnation/ui/form";
import { PasswordField } from "@carnation/ui/password-field";
import { TextField } from "@carnation/ui/text-field";
import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import * as v from "valibot";
import { PageSection } from "../../../shared/layout/PageSection.tsx";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { DialogForm } from "../../../shared/credentials/DialogForm.tsx";

const erase = (workspace: Workspace, confirmation: string): Promise<unknown> =>
  workspace.account.erase(confirmation);

interface DeleteAccountProps {
  readonly auth: Authentication;
  readonly profile: Profile;
  /** The address that one signs in with. */
  readonly email: string;
}

/** « Supprimer mon compte »: what goes, what stays, and until when it can be taken back. */
export function DeleteAccount({ auth, profile, email }: DeleteAccountProps): ReactNode {
  const [open, setOpen] = useState(false);
  const asked = profile.deletion !== null;
  const notice = useRef<HTMLParagraphElement>(null);
  const before = useRef(asked);
  // The button that asked goes away, and with it the focus, which the closing dialog may still be giving back.
  useEffect(() => {
    const isNews = asked && !before.current;
    before.current = asked;
    if (!isNews) return undefined;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) notice.current?.focus();
    }, 100);
    return () => clearTimeout(timer);
  }, [asked]);
  return (
    <PageSection title="Supprimer le compte">
      <div className="grid justify-items-start gap-3">
        <p className="text-small text-ink-2">
          Vos données, vos clients et leurs photos sont effacés {`${ACCOUNT_DELETION_DAYS}\u00A0jours`} après
          votre demande. Jusque-là, vous pouvez garder votre compte. Vos factures restent, comme la loi le
          demande.
        </p>
        {profile.role === "admin" ? (
          <p className="text-small text-ink-2">
            Un compte d’administration ne se supprime pas lui-même{"\u00A0"}: un autre administrateur s’en
            charge.
          </p>
        ) : asked ? (
          <p ref={notice} tabIndex={-1} className="text-small text-ink-2 outline-none">
            La suppression de votre compte est demandée. Elle est rappelée en haut de cette page, avec le
            moyen de le garder.
          </p>
        ) : (
          <Dialog
            open={open}
            onOpenChange={setOpen}
            trigger={<Button variant="danger">Supprimer mon compte</Button>}
            title={`Supprimer votre compte\u202F?`}
            description={`Dans ${ACCOUNT_DELETION_DAYS}\u00A0jours, vos clients, leurs diagnostics, leurs photos et vos documents seront effacés, sans retour possible. Votre abonnement s’arrête à la fin de la période payée. Pensez à exporter vos données avant.`}
          >
            <DeletionForm auth={auth} email={email} onClose={() => setOpen(false)} />
          </Dialog>
        )}
      </div>
    </PageSection>
  );
}

interface DeletionFormProps extends Pick<DeleteAccountProps, "auth" | "email"> {
  readonly onClose: () => void;
}

function DeletionForm({ auth, email, onClose }: DeletionFormProps): ReactNode {
  const { run } = useMutation(erase);
  const schema = useMemo(
    () =>
      formObject({
        confirmation: v.pipe(
          v.string(),
          v.check(
            (typed) => canonicalEmail(typed) === canonicalEmail(email),
            `Saisissez votre adresse\u00A0: ${email}`,
          ),
        ),
        currentPassword: currentPasswordField,
      }),
    [email],
  );
  const form = useCarnationForm({ schema, defaultValues: { confirmation: "", currentPassword: "" } });
  return (
    <DialogForm
      form={form}
      submitLabel="Supprimer mon compte"
      variant="danger"
      onClose={onClose}
      problemsOf={({ code, message }) => (code === "invalid-argument" ? { confirmation: message } : null)}
      onSubmit={async ({ confirmation, currentPassword }) => {
        await auth.reauthenticate(currentPassword);
        await run(confirmation);
        onClose();
      }}
    >
      <FormField form={form} name="confirmation">
        {(field) => (
          <TextField
            label="Votre adresse e-mail, pour confirmer"
            hint={email}
            type="email"
            autoComplete="off"
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
