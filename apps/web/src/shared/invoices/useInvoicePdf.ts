import { useCallback, useState } from "react";
import { useMutation } from "../watch/useMutation.ts";
import { invoiceLink } from "./payment.ts";

/** The way to the file of an invoice. */
export interface InvoiceOpening {
  /** Id of the invoice whose address is being asked for; null when none is. */
  readonly opening: string | null;
  readonly open: (id: string) => void;
}

/** The same, and what became of the last one. */
export interface InvoicePdf extends InvoiceOpening {
  /** Reason why it did not open, as a sentence. */
  readonly failure: string | null;
  /** Its address, when the browser opened no tab for it. */
  readonly blocked: string | null;
}

/**
 * Opens the file of an invoice in a tab of its own. Its address is asked for each time: those that are stored expire. The
 * tab is opened at once, while the browser still knows that somebody pressed, and led to the file afterwards.
 */
export function useInvoicePdf(): InvoicePdf {
  const { run, failure } = useMutation(invoiceLink);
  const [opening, setOpening] = useState<string | null>(null);
  const [blocked, setBlocked] = useState<string | null>(null);
  const open = useCallback(
    (id: string) => {
      const tab = window.open("about:blank", "_blank");
      // The provider's page has no business with ours.
      if (tab !== null) tab.opener = null;
      const lead = async (): Promise<void> => {
        try {
          const address = await run(id);
          if (tab === null) setBlocked(address);
          else tab.location.replace(address);
        } catch {
          // Why it failed is said in the page.
          tab?.close();
        } finally {
          setOpening(null);
        }
      };
      setOpening(id);
      setBlocked(null);
      void lead();
    },
    [run],
  );
  return { opening, failure, blocked, open };
}
