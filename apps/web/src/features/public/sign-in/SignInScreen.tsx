import { Alert } from "@carnation/ui/alert";
import type { Session } from "@carnation/product/session";
import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { StartingScreen } from "../../../shared/layout/StartingScreen.tsx";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { usePlace } from "../../../shared/navigation/place.ts";
import { noticeFrom } from "../../../shared/session/notices.ts";
import { connectionAtom, sessionStateAtom } from "../../../shared/session/sessionAtoms.ts";
import { AuthScreen } from "./AuthScreen.tsx";
import { Reassurance } from "./Reassurance.tsx";
import { SignInForm } from "./SignInForm.tsx";

interface SignInScreenProps {
  readonly badge?: string;
  /** Holds what whoever has no account yet does, under the form. */
  readonly joining?: ReactNode;
  /** Page to which somebody who is signed in is sent, and the message there. */
  readonly destination: (session: Session) => { readonly to: string; readonly state?: unknown };
}

/** The sign-in page, for professionals and for the back-office. Whoever is signed in goes straight on. */
export function SignInScreen({ badge, joining, destination }: SignInScreenProps): ReactNode {
  const connection = useAtomValue(connectionAtom);
  const state = useAtomValue(sessionStateAtom);
  const place = usePlace();
  const notice = noticeFrom(place.state);
  const session = state.status === "signed-in" ? state.session : null;
  const goOn = useEffectEvent((signedIn: Session) => {
    const next = destination(signedIn);
    place.go(next.to, { replace: true, state: next.state });
  });
  useEffect(() => {
    if (session !== null) goOn(session);
  }, [session]);
  if (session !== null || state.status === "starting") return <StartingScreen />;
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
          const { auth } = await connection.open();
          await auth.signIn(email, password);
        }}
      />
      {joining}
      <Reassurance />
    </AuthScreen>
  );
}
