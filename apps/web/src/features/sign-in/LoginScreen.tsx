import type { ReactNode } from "react";
import { usePlace } from "../../common/navigation/place.ts";
import { returnPathFrom } from "../../common/session/returnPath.ts";
import { SignInScreen } from "./SignInScreen.tsx";

/** `/auth/login`: sign-in, then the page that was asked for. */
export function LoginScreen(): ReactNode {
  const { search, state } = usePlace();
  return <SignInScreen destination={({ uid }) => ({ to: returnPathFrom(search, state, uid) })} />;
}
