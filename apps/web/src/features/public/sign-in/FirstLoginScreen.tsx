import "../../../styles/joining.css";
import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { paths } from "../../../shared/navigation/paths.ts";
import { usePlace } from "../../../shared/navigation/place.ts";
import { sessionStateAtom } from "../../../shared/session/sessionAtoms.ts";
import { StartingScreen } from "../../../shared/layout/StartingScreen.tsx";
import { Activation } from "./Activation.tsx";
import { AlreadySignedIn } from "./AlreadySignedIn.tsx";
import { SignUp } from "./SignUp.tsx";

/** `/auth/firstlogin`: with the code of a link, the activation of an account; without one, the way to such a link. */
export function FirstLoginScreen(): ReactNode {
  const state = useAtomValue(sessionStateAtom);
  const place = usePlace();
  const link = new URLSearchParams(place.search).get("code");
  /** Somebody who has just activated their account, and is being signed in. */
  const [joining, setJoining] = useState(false);
  const session = state.status === "signed-in" ? state.session : null;
  const hasJoined = joining && session !== null;
  const goOn = useEffectEvent(() => place.go(paths.welcome, { replace: true }));
  useEffect(() => {
    if (hasJoined) goOn();
  }, [hasJoined]);
  if (hasJoined || state.status === "starting") return <StartingScreen />;
  if (session !== null) return <AlreadySignedIn session={session} activating={link !== null} />;
  if (link === null) return <SignUp />;
  return <Activation key={link} link={link} onJoining={setJoining} />;
}
