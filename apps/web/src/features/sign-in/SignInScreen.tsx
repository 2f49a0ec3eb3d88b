import { Alert } from "@carnation/ui/alert";
import type { Session } from "@carnation/domain";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { Navigate, useLocation, type NavigateProps } from "react-router";
import { StartingScreen } from "../../common/StartingScreen.tsx";
import { PageHeading } from "../../common/navigation/PageHeading.tsx";
import { noticeFrom } from "../../common/session/notices.ts";
import { clientAtom, sessionStateAtom } from "../../common/session/sessionAtoms.ts";
import { AuthScreen } from "./AuthScreen.tsx";
import { Reassurance } from "./Reassurance.tsx";
import { SignInForm } from "./SignInForm.tsx";

interface SignInScreenProps {
  readonly badge?: string;
  /** Where somebody who is signed in goes, and what they are told there. */
  readonly destination: (session: Session) => Pick<NavigateProps, "to" | "state">;
}

/** The sign-in page, for professionals and for the back-office. Whoever is signed in goes straight on. */
export function SignInScreen({ badge, destination }: SignInScreenProps): ReactNode {
  const client = useAtomValue(clientAtom);
  const state = useAtomValue(sessionStateAtom);
  const notice = noticeFrom(useLocation().state);
  if (state.status === "signed-in") return <Navigate replace {...destination(state.session)} />;
  if (client === null || state.status === "starting") return <StartingScreen />;
  return (
    <AuthScreen {...(badge === undefined ? {} : { badge })}>
      <PageHeading className="mb-7">Connexion</PageHeading>
      {notice ? (
        <Alert tone={notice.tone} className="mb-5">
          {notice.text}
        </Alert>
      ) : null}
      <SignInForm
        onSignIn={async ({ email, password }) => {
          await client.auth.signIn(email, password);
        }}
      />
      <Reassurance />
    </AuthScreen>
  );
}
