import { sendingStateTexts } from "@carnation/domain";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../common/navigation/paths.ts";
import { valueOf } from "../../common/state/watched.ts";
import { sendings } from "./comparisons.ts";

interface SentNoticeProps {
  /** Of the sending. */
  readonly id: string;
  readonly customer: string;
}

/** What becomes of what was sent, live. */
export function SentNotice({ id, customer }: SentNoticeProps): ReactNode {
  const sending = valueOf(useAtomValue(sendings.byId(id)));
  const state = sending?.state ?? "queued";
  const to = sending ? ` à ${sending.to}` : "";
  const tone = state === "refused" ? "error" : state === "sent" ? "success" : "info";
  return (
    <Alert
      tone={tone}
      className="mt-4"
      actions={
        <Button asChild>
          <Link to={paths.customer(customer)}>Voir la fiche</Link>
        </Button>
      }
    >
      {`Rapport${to}\u00A0: ${sendingStateTexts[state].toLowerCase()}.`} {sending?.reason ?? ""}
    </Alert>
  );
}
