import { sendingStateTexts } from "@carnation/product/sending";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../navigation/paths.ts";
import { valueOf } from "../state/queryState.ts";
import { sendings } from "./outgoing.ts";

interface SentNoticeProps {
  /** Of the sending. */
  readonly id: string;
  /** Holds what was sent: « Rapport ». */
  readonly what: string;
  /** Id of the client whose file keeps it; null when nobody's does. */
  readonly customer: string | null;
  /** @default "mt-4" */
  readonly className?: string;
}

/** Shows what becomes of what was sent, live. */
export function SentNotice({ id, what, customer, className = "mt-4" }: SentNoticeProps): ReactNode {
  const sending = valueOf(useAtomValue(sendings.byId(id)));
  const state = sending?.state ?? "queued";
  const to = sending ? ` à ${sending.to}` : "";
  const tone = state === "refused" ? "error" : state === "sent" ? "success" : "info";
  return (
    <Alert
      tone={tone}
      className={className}
      actions={
        customer === null ? undefined : (
          <Button asChild>
            <Link to={paths.customer(customer)}>Voir la fiche</Link>
          </Button>
        )
      }
    >
      {`${what}${to}\u00A0: ${sendingStateTexts[state].toLowerCase()}.`} {sending?.reason ?? ""}
    </Alert>
  );
}
