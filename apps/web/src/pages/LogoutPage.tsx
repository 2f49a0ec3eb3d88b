import { useAtomValue } from "jotai";
import { useEffect, useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { StartingScreen } from "../app/layouts/StartingScreen.tsx";
import { paths } from "../app/routes/paths.ts";
import { noticeState } from "../app/session/notices.ts";
import { clientAtom } from "../app/session/sessionAtoms.ts";

/** `/user/logout`: signs out, and says so on the sign-in page. */
export function Page(): ReactNode {
  const client = useAtomValue(clientAtom);
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    if (client === null) return;
    client.auth
      .signOut()
      .then(() => navigate(paths.login, { replace: true, state: noticeState("signed-out") }), setFailure);
  }, [client, navigate]);
  // The error screen offers to try again: it is better to know that one is still signed in.
  if (failure !== null) throw failure;
  return <StartingScreen sentence="Déconnexion…" />;
}
