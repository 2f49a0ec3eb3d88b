import type { Profile } from "@carnation/product/profile";
import { Alert } from "@carnation/ui/alert";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom, useAtomValue } from "jotai";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { DeletionBanner } from "../../../shared/layout/DeletionBanner.tsx";
import { DocumentContent } from "../../../shared/feedback/DocumentContent.tsx";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { PageSection } from "../../../shared/layout/PageSection.tsx";
import { clientAtom, sessionAtom } from "../../../shared/session/sessionAtoms.ts";
import { profileAtom } from "../../../shared/watch/accountAtoms.ts";
import { Credentials } from "../../../shared/credentials/Credentials.tsx";
import { CriteriaSwitches } from "./CriteriaSwitches.tsx";
import { DeleteAccount } from "./DeleteAccount.tsx";
import { ExportData } from "./ExportData.tsx";
import { LegalTexts } from "./LegalTexts.tsx";
import { Notifications } from "./Notifications.tsx";
import { PhotoRetention } from "./PhotoRetention.tsx";
import { PractisedCare } from "./PractisedCare.tsx";
import { withSupport } from "../../../shared/feedback/supportContact.ts";

/** `/user/account`: what one signs in with, what one sees, and what becomes of one's data. */
export function AccountScreen(): ReactNode {
  const [watched, retry] = useAtom(profileAtom);
  return (
    <PageMain>
      <PageHeading className="mb-7" />
      <DocumentContent
        watched={watched}
        onRetry={retry}
        skeleton={<Skeleton height="32rem" />}
        missing={<Alert tone="error">{withSupport("Votre profil est introuvable.")}</Alert>}
      >
        {(profile) => <Account profile={profile} />}
      </DocumentContent>
    </PageMain>
  );
}

function Account({ profile }: { readonly profile: Profile }): ReactNode {
  const client = useAtomValue(clientAtom);
  // The address that one signs in with, which a mail that was opened may have changed already.
  const email = useAtomValue(sessionAtom)?.email ?? profile.email;
  return (
    <>
      <DeletionBanner className="mb-7" />
      <div className="grid items-start gap-x-9 gap-y-9.5 desk:grid-cols-[minmax(0,1fr)_300px] desk:grid-rows-[auto_1fr] wide:grid-cols-[minmax(0,1fr)_352px] wide:gap-x-14">
        {/* On a phone the ways to the other pages come first. */}
        <div className="min-w-0 desk:col-start-2 desk:row-start-1">
          <Places profile={profile} />
        </div>
        <div className="grid min-w-0 gap-11 desk:col-start-1 desk:row-span-2 desk:row-start-1">
          {client === null ? <Skeleton height="12rem" /> : <Credentials auth={client.auth} email={email} />}
          <CriteriaSwitches profile={profile} />
          <PractisedCare profile={profile} />
        </div>
        <div className="grid min-w-0 content-start gap-9.5 desk:col-start-2 desk:row-start-2">
          <Notifications profile={profile} />
          <PhotoRetention profile={profile} />
          <ExportData />
          <LegalTexts profile={profile} />
          {client === null ? null : <DeleteAccount auth={client.auth} profile={profile} email={email} />}
        </div>
      </div>
    </>
  );
}

const places = [
  { to: paths.profile, label: "Mon profil", text: "Identité, établissement, en-tête des documents" },
  { to: paths.subscription, label: "Abonnement", text: "Formule, renouvellement" },
  { to: paths.billing, label: "Facturation", text: "Coordonnées, carte" },
  { to: paths.payments, label: "Paiements", text: "Vos factures" },
];

/** The other pages of the account. */
function Places({ profile }: { readonly profile: Profile }): ReactNode {
  return (
    <PageSection title={profile.company === "" ? "Votre espace" : profile.company}>
      <ul className="-mt-1">
        {places.map(({ to, label, text }) => (
          <li key={to} className="border-b border-line last:border-0">
            <Link to={to} className="group flex min-h-13 items-center justify-between gap-4 py-2.5">
              <span className="min-w-0">
                <span className="block font-medium group-hover:underline">{label}</span>
                <span className="block text-small text-ink-2">{text}</span>
              </span>
              <ChevronRight aria-hidden="true" size={20} strokeWidth={1.5} className="flex-none text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
