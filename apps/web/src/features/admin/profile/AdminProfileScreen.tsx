import { formatDate, formatDateTime } from "@carnation/domain/format";
import { roleLabels } from "@carnation/product/account";
import type { Profile } from "@carnation/product/profile";
import { Alert } from "@carnation/ui/alert";
import { Avatar } from "@carnation/ui/avatar";
import { DescriptionList } from "@carnation/ui/description-list";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom, useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { AccountLog } from "../../../shared/accounts/AccountLog.tsx";
import { Credentials } from "../../../shared/credentials/Credentials.tsx";
import { DocumentContent } from "../../../shared/feedback/DocumentContent.tsx";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { PageSection } from "../../../shared/layout/PageSection.tsx";
import { clientAtom, sessionAtom } from "../../../shared/session/sessionAtoms.ts";
import { profileAtom } from "../../../shared/watch/accountAtoms.ts";
import { useReading } from "../../../shared/watch/useReading.ts";
import { lastSignInOf } from "./adminProfile.ts";
import { IdentityForm } from "./IdentityForm.tsx";
import { withSupport } from "../../../shared/feedback/supportContact.ts";

/** `/admin/profile`: who one is in the back-office, and what one signs in with. */
export function AdminProfileScreen(): ReactNode {
  const [watched, retry] = useAtom(profileAtom);
  return (
    <PageMain>
      <div className="mb-7 flex items-center gap-3.5">
        <Avatar name={watched.status === "ready" ? watched.value.firstname : ""} />
        <PageHeading />
      </div>
      <DocumentContent
        watched={watched}
        onRetry={retry}
        skeleton={<Skeleton height="24rem" />}
        missing={<Alert tone="error">{withSupport("Votre profil est introuvable.")}</Alert>}
      >
        {(profile) => <AdminProfile profile={profile} />}
      </DocumentContent>
    </PageMain>
  );
}

function AdminProfile({ profile }: { readonly profile: Profile }): ReactNode {
  const client = useAtomValue(clientAtom);
  // The address that one signs in with, which a mail that was opened may have changed already.
  const email = useAtomValue(sessionAtom)?.email ?? profile.email;
  return (
    <div className="grid items-start gap-x-9 gap-y-11 desk:grid-cols-[minmax(0,1fr)_300px] wide:gap-x-14">
      <div className="grid min-w-0 gap-11">
        <IdentityForm key={profile.uid} profile={profile} />
        {client === null ? <Skeleton height="12rem" /> : <Credentials auth={client.auth} email={email} />}
      </div>
      <div className="grid min-w-0 gap-9.5">
        <Facts profile={profile} />
        <AccountLog uid={profile.uid} />
      </div>
    </div>
  );
}

/** Shows what is known of the account and changed elsewhere. */
function Facts({ profile: { uid, role, created } }: { readonly profile: Profile }): ReactNode {
  const { reading } = useReading(uid, lastSignInOf);
  const last = reading.status === "ready" ? reading.value : null;
  return (
    <PageSection title="Compte">
      <DescriptionList
        className="-mt-3.5"
        items={[
          { id: "role", term: "Rôle", details: roleLabels[role] },
          { id: "created", term: "Créé le", details: created === null ? "–" : formatDate(created) },
          { id: "signIn", term: "Dernière connexion", details: last === null ? "–" : formatDateTime(last) },
        ]}
      />
      <p className="mt-3 text-small text-ink-2">
        Votre rôle et l’état de votre compte sont changés par un autre administrateur.
      </p>
    </PageSection>
  );
}
