import { toCarnationError } from "@carnation/domain/error";
import {
  type FormProfile,
  isSameInForm,
  parseBusiness,
  type Profile,
  profileForm,
  profileFormInput,
  type ProfileFormOutput,
} from "@carnation/product/profile";
import { missingEmitterSentence } from "@carnation/product/quote";
import { Alert } from "@carnation/ui/alert";
import { Avatar } from "@carnation/ui/avatar";
import { Breadcrumbs } from "@carnation/ui/breadcrumbs";
import { useCarnationForm } from "@carnation/ui/form";
import { ResourceForm } from "@carnation/ui/resource-form";
import { Skeleton } from "@carnation/ui/skeleton";
import { UnsavedChangesGuard } from "@carnation/ui/unsaved-changes";
import { useAtom } from "jotai";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { DocumentContent } from "../../../shared/feedback/DocumentContent.tsx";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { profileAtom } from "../../../shared/watch/accountAtoms.ts";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { useFieldDrafts } from "../../../shared/forms/useFieldDrafts.tsx";
import { LetterheadPreview } from "./LetterheadPreview.tsx";
import { saveProfile } from "./profile.ts";
import { ProfileFields } from "./ProfileFields.tsx";
import { useLogo } from "./useLogo.ts";
import { useLeaveBlocker } from "../../../shared/forms/useLeaveBlocker.ts";
import { withSupport } from "../../../shared/feedback/supportContact.ts";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

/** `/user/profile`: who one is, and what documents say of the business. */
export function ProfileScreen(): ReactNode {
  const [watched, retry] = useAtom(profileAtom);
  return (
    <PageMain>
      <Breadcrumbs
        items={[
          { id: paths.account, content: <Link to={paths.account}>Mon compte</Link> },
          { id: "here", content: "Mon profil" },
        ]}
      />
      <div className="mt-2 mb-7 flex items-center gap-3.5">
        <Avatar name={watched.status === "ready" ? watched.value.firstname : ""} />
        <PageHeading />
      </div>
      <DocumentContent
        watched={watched}
        onRetry={retry}
        skeleton={<Skeleton height="32rem" />}
        missing={<Alert tone="error">{withSupport("Votre profil est introuvable.")}</Alert>}
      >
        {(profile) => <ProfileForm key={profile.uid} profile={profile} />}
      </DocumentContent>
    </PageMain>
  );
}

/** Gives what the form holds of what was saved. */
const asSaved = ({ business, ...names }: ProfileFormOutput["user"]): FormProfile => ({
  ...names,
  business: parseBusiness(business),
});

function ProfileForm({ profile }: { readonly profile: Profile }): ReactNode {
  const fields = useCarnationForm({ schema: profileForm, defaultValues: profileFormInput(profile) });
  const kept = useFieldDrafts(fields, () => fields.dirty);
  const logo = useLogo(profile.business.logo);
  const form = { ...fields, dirty: fields.dirty || logo.change !== "kept" };
  // As the fields show it: what another tab changes meanwhile must not be overwritten.
  const seen = useRef<FormProfile>(profile);
  const [conflicting, setConflicting] = useState(false);
  const { run } = useMutation(saveProfile);
  const blocker = useLeaveBlocker(() => form.dirty);

  const { dirty, pending, reset } = fields;
  const told = useRef(profile);
  useEffect(() => {
    if (told.current === profile) return;
    told.current = profile;
    // Nothing was typed here: what another tab saves is shown at once.
    if (dirty || pending || isSameInForm(profile, seen.current)) return;
    seen.current = profile;
    reset(profileFormInput(profile));
  }, [profile, dirty, pending, reset]);

  const save = async ({ user }: ProfileFormOutput, over?: FormProfile): Promise<void> => {
    try {
      await run(user, over);
    } catch (failure) {
      const error = toCarnationError(failure);
      setConflicting(error.code === "aborted");
      // A conflict is said by its notice, with what can be done.
      fields.setErrors({}, error.code === "aborted" ? undefined : errorMessage(error));
      return;
    }
    setConflicting(false);
    seen.current = asSaved(user);
    await logo.save();
  };
  const missing = missingEmitterSentence({
    ...profile.business,
    company: profile.company,
    email: profile.email,
  });
  return (
    <>
      {kept}
      {missing === null ? null : (
        <Alert tone="info" className="mb-6">
          {missing}
        </Alert>
      )}
      <div className="grid gap-x-10 gap-y-8 max-wide:[&>aside]:order-first wide:grid-cols-[minmax(0,1fr)_27rem]">
        <ResourceForm
          form={form}
          className="max-w-[62rem]"
          onSubmit={(values) => save(values, seen.current)}
          conflict={
            conflicting
              ? {
                  onReload: () => {
                    setConflicting(false);
                    seen.current = profile;
                    reset(profileFormInput(profile));
                  },
                  onOverwrite: () => void fields.submit((values) => save(values)),
                }
              : undefined
          }
        >
          <ProfileFields form={fields} email={profile.email} logo={logo} />
        </ResourceForm>
        <LetterheadPreview form={fields} email={profile.email} logo={logo.shown} />
      </div>
      <UnsavedChangesGuard dirty={form.dirty} blocker={blocker} />
    </>
  );
}
