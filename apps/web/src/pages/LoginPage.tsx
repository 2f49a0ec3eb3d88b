import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { returnPathFrom } from "../app/session/returnPath.ts";
import { SignInScreen } from "../features/sign-in/SignInScreen.tsx";

/** `/auth/login`: sign-in, then the page that was asked for. */
export function Page(): ReactNode {
  const { search, state } = useLocation();
  return <SignInScreen destination={({ uid }) => ({ to: returnPathFrom(search, state, uid) })} />;
}
