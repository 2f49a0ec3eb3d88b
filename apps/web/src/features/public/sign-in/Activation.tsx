import { toCarnationError } from "@carnation/domain/error";
import type { Invitation } from "@carnation/product/account";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { Spinner } from "@carnation/ui/spinner";
import { useAtomValue } from "jotai";
import { useEffect, useState, type ReactNode } from "react";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { type Connection, connectionAtom } from "../../../shared/session/sessionAtoms.ts";
import { ActivationForm } from "./ActivationForm.tsx";
import { activationCode } from "./activationCode.ts";
import { AuthScreen } from "./AuthScreen.tsx";
import { BackToLogin } from "./BackToLogin.tsx";
import { ExpiredLink } from "./ExpiredLink.tsx";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

interface ActivationProps {
  /** The code as the address has it, which may be anything. */
  readonly link: string;
  /** Told true as somebody is about to be signed in, false when that failed. */
  readonly onJoining: (joining: boolean) => void;
}

type Reading =
  | { readonly status: "loading" }
  | { readonly status: "expired" }
  | { readonly status: "failed"; readonly message: string }
  | { readonly status: "ready"; readonly invitation: Invitation };

/** The activation of an account, once it is known whom the link invites. */
export function Activation({ link, onJoining }: ActivationProps): ReactNode {
  const code = activationCode(link);
  const { reading, retry, expire } = useInvitation(code);
  return (
    <AuthScreen>
      <PageHeading className="mb-4" />
      {reading.status === "loading" ? (
        <output className="flex items-center gap-3 text-ink-2">
          <Spinner />
          Lecture de votre invitation…
        </output>
      ) : reading.status === "expired" ? (
        <ExpiredLink code={code} />
      ) : reading.status === "failed" ? (
        <Alert tone="error" actions={<Button onClick={retry}>Réessayer</Button>}>
          {reading.message} Votre lien reste valable.
        </Alert>
      ) : (
        <ActivationForm
          code={code ?? ""}
          invitation={reading.invitation}
          onJoining={onJoining}
          onExpired={expire}
        />
      )}
      <BackToLogin />
    </AuthScreen>
  );
}

/** Asks whom a code invites; of what is no code nobody is asked. */
function useInvitation(code: string | null): {
  readonly reading: Reading;
  readonly retry: () => void;
  /** The link was used meanwhile. */
  readonly expire: () => void;
} {
  const connection = useAtomValue(connectionAtom);
  const [reading, setReading] = useState<Reading>({ status: code === null ? "expired" : "loading" });
  const loading = reading.status === "loading";
  useEffect(() => {
    if (code === null || !loading) return;
    let left = false;
    const read = async (): Promise<void> => {
      const answer = await readInvitation(connection, code);
      if (!left) setReading(answer);
    };
    void read();
    return () => {
      left = true;
    };
  }, [connection, code, loading]);
  return {
    reading,
    retry: () => setReading({ status: "loading" }),
    expire: () => setReading({ status: "expired" }),
  };
}

async function readInvitation(connection: Connection, code: string): Promise<Reading> {
  try {
    const { auth } = await connection.open();
    return { status: "ready", invitation: await auth.readInvitation(code) };
  } catch (error) {
    if (toCarnationError(error).code === "expired-link") return { status: "expired" };
    return { status: "failed", message: errorMessage(error) };
  }
}
