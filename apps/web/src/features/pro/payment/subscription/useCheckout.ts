import { CarnationError } from "@carnation/domain/error";
import type { CheckoutSession } from "@carnation/product/checkout";
import { useStore } from "jotai";
import { useCallback, useEffect, useRef, useState } from "react";
import { useExternalRedirect } from "../../../../shared/browser/useExternalRedirect.ts";
import { loadedWorkspace } from "../../../../shared/session/loadedWorkspace.ts";
import { errorMessage } from "../../../../shared/feedback/errorMessage.ts";

/** The way to the payment page. */
export interface Checkout {
  /** Id of the price whose payment page is being opened; null when none is. */
  readonly opening: string | null;
  /** Reason why it did not open, as a sentence. */
  readonly failure: string | null;
  /** Asks for the payment page of a price; asked again meanwhile, nothing is asked twice. */
  readonly start: (price: string) => void;
  /** Gives it up: nothing has been paid. */
  readonly stop: () => void;
}

type Step =
  | { readonly status: "idle" }
  | { readonly status: "asking" | "leaving"; readonly price: string }
  | { readonly status: "failed"; readonly message: string };

/** Asks for the payment page of a price, and leaves for it once the server has answered. */
export function useCheckout(): Checkout {
  const store = useStore();
  const { leaving, leave, stay } = useExternalRedirect();
  const [step, setStep] = useState<Step>({ status: "idle" });
  /** Ends the watch of what was asked; null while nothing is. */
  const watching = useRef<(() => void) | null>(null);
  const end = useCallback(() => {
    watching.current?.();
    watching.current = null;
  }, []);
  useEffect(() => end, [end]);
  const start = useCallback(
    (price: string) => {
      if (watching.current !== null) return;
      const fail = (message: string): void => {
        end();
        setStep({ status: "failed", message });
      };
      setStep({ status: "asking", price });
      const answered = (session: CheckoutSession): void => {
        if (session.state === "created") return;
        if (session.state === "error" || session.url === null) {
          fail(refusalOf(session));
          return;
        }
        end();
        setStep({ status: "leaving", price });
        leave(session.url);
      };
      let givenUp = false;
      watching.current = () => {
        givenUp = true;
      };
      const ask = async (): Promise<void> => {
        try {
          const { payment } = await loadedWorkspace(store);
          if (givenUp) return;
          watching.current = payment.checkout(price).watch(answered, (error) => fail(errorMessage(error)));
        } catch (error) {
          if (!givenUp) fail(errorMessage(error));
        }
      };
      void ask();
    },
    [store, end, leave],
  );
  const stop = useCallback(() => {
    end();
    stay();
    setStep({ status: "idle" });
  }, [end, stay]);
  // Whoever comes back by the browser's button may choose again.
  const under = step.status === "asking" || (step.status === "leaving" && leaving);
  return {
    opening: under ? step.price : null,
    failure: step.status === "failed" ? step.message : null,
    start,
    stop,
  };
}

/** The server's own words; without any, or without a page to go to, that it is our fault. */
function refusalOf({ error }: CheckoutSession): string {
  return error === null || error === "unknown" ? errorMessage(new CarnationError("internal")) : error;
}
