import { Button } from "@carnation/ui/button";
import { Link as TextLink } from "@carnation/ui/link";
import { ExternalLink } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useMutation } from "../../../../shared/watch/useMutation.ts";
import { providerAccount } from "./professionalBilling.ts";

/** The way to the professional's own page at the payment provider, in a tab of its own. */
export function OpenProvider({ uid }: { readonly uid: string }): ReactNode {
  const { run, pending, failure } = useMutation(providerAccount);
  const [blocked, setBlocked] = useState<string | null>(null);
  const open = async (): Promise<void> => {
    // Opened at once, while the browser still knows that somebody pressed.
    const tab = window.open("about:blank", "_blank");
    if (tab !== null) tab.opener = null;
    setBlocked(null);
    try {
      const address = await run(uid);
      if (tab === null) setBlocked(address);
      else tab.location.replace(address);
    } catch {
      // Why it failed is said below.
      tab?.close();
    }
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button icon={<ExternalLink aria-hidden="true" />} loading={pending} onClick={() => void open()}>
        Ouvrir chez le prestataire
      </Button>
      <output className="text-small empty:hidden">
        {failure}
        {blocked === null ? null : (
          <>
            Votre navigateur a bloqué le nouvel onglet.{" "}
            <TextLink href={blocked} target="_blank" rel="noreferrer">
              Ouvrir la page du prestataire
            </TextLink>
          </>
        )}
      </output>
    </div>
  );
}
