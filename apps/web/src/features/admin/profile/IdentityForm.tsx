import { toCarnationError } from "@carnation/domain/error";
import { adminNameForm, type AdminNameFormOutput } from "@carnation/product/account";
import type { Profile } from "@carnation/product/profile";
import { FormField, useCarnationForm } from "@carnation/ui/form";
import { ResourceForm } from "@carnation/ui/resource-form";
import { TextField } from "@carnation/ui/text-field";
import { useToast } from "@carnation/ui/toast";
import { UnsavedChangesGuard } from "@carnation/ui/unsaved-changes";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { PageSection } from "../../../shared/layout/PageSection.tsx";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { useFieldDrafts } from "../../../shared/forms/useFieldDrafts.tsx";
import { saveName } from "./adminProfile.ts";
import { useLeaveBlocker } from "../../../shared/forms/useLeaveBlocker.ts";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

type Names = Pick<Profile, "firstname" | "lastname">;

const namesOf = ({ firstname, lastname }: Names): Names => ({ firstname, lastname });

/** The name that the back-office shows, and that the log notes. */
export function IdentityForm({ profile }: { readonly profile: Profile }): ReactNode {
  const [opened, setOpened] = useState<Names>(() => namesOf(profile));
  const form = useCarnationForm({ schema: adminNameForm, defaultValues: { ...opened } });
  const kept = useFieldDrafts(form, () => form.dirty);
  const blocker = useLeaveBlocker(() => form.dirty);
  const [conflicting, setConflicting] = useState(false);
  const { run } = useMutation(saveName);
  const { show } = useToast();
  const { firstname, lastname } = profile;
  const [savedOver, setSavedOver] = useState<Profile | null>(null);
  // What was saved here stands until the profile is told again: until then it is the one before.
  const isNews = profile !== savedOver && (firstname !== opened.firstname || lastname !== opened.lastname);
  // Nothing typed here: what was saved elsewhere is simply shown.
  if (isNews && !form.dirty && !form.pending) setOpened(namesOf(profile));
  const shown = useRef(opened);
  useEffect(() => {
    if (shown.current === opened) return;
    shown.current = opened;
    form.reset({ ...opened });
  });
  const save = async (values: AdminNameFormOutput, compared: Names | null): Promise<void> => {
    try {
      await run(profile.uid, values, compared);
    } catch (failure) {
      const error = toCarnationError(failure);
      setConflicting(error.code === "aborted");
      // A conflict is said by its notice, with what can be done.
      form.setErrors({}, error.code === "aborted" ? undefined : errorMessage(error));
      return;
    }
    setConflicting(false);
    setOpened(values);
    setSavedOver(profile);
    show({ tone: "success", message: "C’est enregistré." });
  };
  return (
    <PageSection title="Identité">
      {kept}
      <ResourceForm
        form={form}
        className="max-w-[34rem]"
        onSubmit={(values) => save(values, opened)}
        conflict={
          conflicting
            ? {
                onReload: () => {
                  setConflicting(false);
                  setOpened(namesOf(profile));
                },
                onOverwrite: () => void form.submit((values) => save(values, null)),
              }
            : undefined
        }
      >
        <FormField form={form} name="firstname">
          {(field) => <TextField label="Prénom" required autoComplete="given-name" {...field} />}
        </FormField>
        <FormField form={form} name="lastname">
          {(field) => <TextField label="Nom" required autoComplete="family-name" {...field} />}
        </FormField>
      </ResourceForm>
      <UnsavedChangesGuard dirty={form.dirty} blocker={blocker} />
    </PageSection>
  );
}
