import { ErrorState } from "@carnation/ui/error-state";
import type { ReactNode } from "react";
import { errorMessage } from "./errorMessage.ts";

interface FailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shows what failed, in words, with a second try. It stands where the content would, so that the rest stays usable. */
export function Failure({ error, onRetry }: FailureProps): ReactNode {
  return <ErrorState title={errorMessage(error)} onRetry={onRetry} />;
}
