import { customerLabel } from "@carnation/product/customer";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { customerOf } from "../../../../shared/watch/catalogueAtoms.ts";
import { valueOf } from "../../../../shared/state/queryState.ts";

/** Shows whose photo is taken, and that they agreed. */
export function CaptureSubject({ customer }: { readonly customer: string | null }): ReactNode {
  const known = valueOf(useAtomValue(customerOf(customer ?? "")));
  return (
    <p className="mt-2 text-ink-2">
      {customer === null
        ? "Diagnostic cosmétique rapide. Accord de la personne enregistré."
        : `Pour ${known === null ? "ce client" : customerLabel(known)}. Accord enregistré.`}
    </p>
  );
}
