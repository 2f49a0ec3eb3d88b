import { Button } from "@carnation/ui/button";
import { Dialog } from "@carnation/ui/dialog";
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
  const { state, proceed, reset } = blocker;
  return (
    <Dialog
      open={state === "blocked"}
      onOpenChange={(open) => {
        if (!open) reset?.();
      }}
      title={"Quitter pendant l’envoi\u202F?"}
      description="La photo n’est pas encore arrivée. Quitter cette page interrompt l’envoi."
      actions={
        <>
          <Button onClick={() => proceed?.()}>Quitter</Button>
          <Button variant="primary" onClick={() => reset?.()}>
            Rester
          </Button>
        </>
      }
    />
  );
}
