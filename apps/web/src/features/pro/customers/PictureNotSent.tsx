import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { useState, type ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { noticeState } from "../../../shared/session/notices.ts";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { pages, type SavedCustomer, sendPicture } from "../../../shared/customers/customers.ts";

/** The client is kept; their picture is tried again, or left out. */
export function PictureNotSent({ saved }: { readonly saved: SavedCustomer }): ReactNode {
  const navigate = useNavigate();
  const { run, pending, failure } = useMutation(sendPicture);
  const [latest, setLatest] = useState(saved);
  if (latest.unsent === null) return null;
  const { picture } = latest.unsent;
  return (
    <PageMain>
      <PageHeading className="mb-6" />
      <Alert
        tone="warning"
        role="alert"
        actions={
          <>
            <Button
              variant="primary"
              loading={pending}
              onClick={async () => {
                const sent = await run(latest.id, picture).catch(() => null);
                if (sent?.unsent) setLatest(sent);
                else if (sent) void navigate(pages.path, { state: noticeState("saved") });
              }}
            >
              Réessayer l’envoi de la photo
            </Button>
            <Button asChild>
              <Link to={pages.path} state={noticeState("saved")}>
                Continuer sans la photo
              </Link>
            </Button>
          </>
        }
      >
        Le client est enregistré, mais sa photo n’est pas partie. {failure ?? latest.unsent.failure}
      </Alert>
    </PageMain>
  );
}
