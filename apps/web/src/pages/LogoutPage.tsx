import { useAtomValue } from "jotai";
import { useEffect, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { StartingScreen } from "../app/layouts/StartingScreen.tsx";
import { paths } from "../app/routes/paths.ts";
import { noticeState } from "../app/session/notices.ts";
import { clientAtom } from "../app/session/sessionAtoms.ts";
import { clearDrafts } from "../app/state/drafts.ts";

/** `/user/logout`: forgets what this tab was preparing, signs out, and says so on the sign-in page. */
export function Page(): ReactNode {
  const client = useAtomValue(clientAtom);
  const navigate = useNavigate();
  useEffect(() => {
    if (client === null) return;
    clearDrafts(sessionStorage);
    void client.auth
      .signOut()
      .then(() => navigate(paths.login, { replace: true, state: noticeState("signed-out") }));
  }, [client, navigate]);
  return <StartingScreen sentence="Déconnexion…" />;
}
