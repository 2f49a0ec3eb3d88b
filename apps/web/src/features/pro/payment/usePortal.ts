import { useCallback } from "react";
import { useExternalRedirect } from "../../../shared/browser/useExternalRedirect.ts";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { openPortal } from "../../../shared/invoices/payment.ts";

/** The way to the provider's portal: the card, the invoices, the plan. */
export interface Portal {
  /** Tells whether it is being opened, or the page is being left for it. */
  readonly pending: boolean;
  /** Reason why it did not open, as a sentence. */
  readonly failure: string | null;
  readonly open: () => void;
}

/** @param returnTo where the portal leads back to: a path of ours */
export function usePortal(returnTo: string): Portal {
  const { run, pending, failure } = useMutation(openPortal);
  const { leaving, leave } = useExternalRedirect();
  const open = useCallback(() => {
    // Why it failed is said in the page.
    run(returnTo).then(leave, () => undefined);
  }, [run, returnTo, leave]);
  return { pending: pending || leaving, failure, open };
}
