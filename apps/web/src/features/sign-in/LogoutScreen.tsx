import { useAtomValue } from "jotai";
import { useEffect, useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { StartingScreen } from "../../common/StartingScreen.tsx";
import { useDocumentTitle } from "../../common/navigation/useDocumentTitle.ts";
import { paths } from "../../common/navigation/paths.ts";
import { leave } from "../../common/session/leaving.ts";
import { noticeState } from "../../common/session/notices.ts";
import { clientAtom } from "../../common/session/sessionAtoms.ts";

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
