import { useAtomValue } from "jotai";
import { useEffect, useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { StartingScreen } from "../../../shared/layout/StartingScreen.tsx";
import { useDocumentTitle } from "../../../shared/navigation/useDocumentTitle.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { leave } from "../../../shared/session/leaving.ts";
import { noticeState } from "../../../shared/session/notices.ts";
import { clientAtom } from "../../../shared/session/sessionAtoms.ts";

/** `/user/logout`: signs out, and says so on the sign-in page. */
export function LogoutScreen(): ReactNode {
  const client = useAtomValue(clientAtom);
  const navigate = useNavigate();
  useDocumentTitle("Déconnexion");
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    if (client === null) return;
    leave(client.auth).then(
      () => navigate(paths.login, { replace: true, state: noticeState("signed-out") }),
      setFailure,
    );
  }, [client, navigate]);
  // The error screen offers to try again: it is better to know that one is still signed in.
  if (failure !== null) throw failure;
  return <StartingScreen inShell sentence="Déconnexion…" />;
}
