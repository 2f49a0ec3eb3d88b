import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { useEffect, type ReactNode } from "react";
import { useBlocker } from "react-router";

/** Warns before the page is left while the photo is on its way: by a link, by the back button, or by closing. */
export function LeaveGuard({ active }: { readonly active: boolean }): ReactNode {
  const blocker = useBlocker(active);
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [active]);
  if (blocker.state !== "blocked") return null;
  return (
    <Alert
      tone="warning"
      role="alert"
      className="mt-5"
      actions={
        <>
          <Button variant="primary" onClick={() => blocker.reset()}>
            Rester
          </Button>
          <Button onClick={() => blocker.proceed()}>Quitter</Button>
        </>
      }
    >
      L’envoi est en cours. Quitter cette page l’interrompt.
    </Alert>
  );
}
