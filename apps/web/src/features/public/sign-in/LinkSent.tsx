import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { useState, type ReactNode } from "react";
import type { AskedLink } from "./useAsked.ts";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

interface LinkSentProps {
  readonly asked: AskedLink;
  /** Holds what is said whatever exists: accounts cannot be probed. */
  readonly sentence: string;
  /** Asks for the link again; rejects with the reason. */
  readonly onResend: () => Promise<void>;
  /** Below: what else can be done. */
  readonly children?: ReactNode;
}

/** Shows what is said once a link was asked for, and the way to ask for it again. */
export function LinkSent({ asked, sentence, onResend, children }: LinkSentProps): ReactNode {
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const resend = async (): Promise<void> => {
    setSending(true);
    setFailure(null);
    try {
      await onResend();
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <div className="grid gap-5">
      <Alert tone="success">{sentence}</Alert>
      <p className="text-small text-ink-2">
        {asked.email ? (
          <>
            Adresse indiquée{"\u00A0"}: <span className="font-medium wrap-anywhere">{asked.email}</span>.{" "}
          </>
        ) : null}
        Si rien n’arrive, regardez parmi les courriers indésirables.
      </p>
      {failure === null ? null : <Alert tone="error">{failure}</Alert>}
      <Button block size="lg" disabled={asked.wait > 0} loading={sending} onClick={() => void resend()}>
        {asked.wait > 0 ? `Renvoyer dans ${asked.wait}\u00A0s` : "Renvoyer le lien"}
      </Button>
      {children}
    </div>
  );
}
