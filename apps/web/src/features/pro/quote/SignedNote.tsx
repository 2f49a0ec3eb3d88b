import { formatDateTime } from "@carnation/domain/format";
import type { IssuedQuote } from "@carnation/product/quote";
import { Check } from "lucide-react";
import type { ReactNode } from "react";

/** Shows who signed and when, and, for whoever checks the file, its fingerprint. */
export function SignedNote({ quote }: { readonly quote: IssuedQuote }): ReactNode {
  const { signature, hash } = quote;
  if (signature === null) return null;
  return (
    <div className="grid gap-1 border-y border-line py-3">
      <p className="flex items-start gap-2">
        <Check aria-hidden="true" size={16} strokeWidth={1.5} className="mt-1 flex-none" />
        <span>{`Signé par ${signature.name} le ${formatDateTime(signature.date)}.`}</span>
      </p>
      {hash === null ? null : (
        <details className="text-small text-ink-2">
          <summary className="cursor-pointer">Empreinte du fichier signé</summary>
          <p className="mt-1 break-all text-micro">SHA-256 {hash}</p>
        </details>
      )}
    </div>
  );
}
