import { formatCount } from "@carnation/domain/format";
import type { Customer } from "@carnation/product/customer";
import { Button } from "@carnation/ui/button";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtomValue } from "jotai";
import { ShieldAlert } from "lucide-react";
import { useState, type ReactNode } from "react";
import { contraindicationsAtom } from "../../../../shared/watch/catalogueAtoms.ts";
import { EditPrecautions } from "./EditPrecautions.tsx";
import { type NamedPrecautions, namedPrecautions } from "./namedPrecautions.ts";

/** More than these take too much of a phone to stay over the page: there they are cut, and shown whole on demand. */
const FEW = 3;

/** Shows what has to be respected, in sight under the app's bar while the page scrolls, and the way to change it. */
export function Precautions({ customer }: { readonly customer: Customer }): ReactNode {
  const known = useAtomValue(contraindicationsAtom);
  const [editing, setEditing] = useState(false);
  const [whole, setWhole] = useState(false);
  const count = customer.contraindications.length;
  const many = count > FEW;
  return (
    <div
      role="note"
      aria-label="Précautions"
      data-stays={count > 0 && !(many && whole)}
      data-many={many}
      // Where little of the page is left beside it, as on a phone on its side, it scrolls away.
      className="group top-(--cn-bar-height) z-10 -mx-[12px] mt-5 flex flex-wrap items-center gap-x-3 border-y border-line bg-ground px-[12px] py-2 data-[many=true]:desk:sticky data-[stays=true]:sticky [@media(max-height:30rem)]:static!"
    >
      <p
        data-cut={many && !whole}
        className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere] group-data-[many=true]:basis-full data-[cut=true]:line-clamp-3 desk:basis-40! desk:line-clamp-none!"
      >
        {count === 0 ? (
          <span className="text-small text-ink-2">Aucune précaution signalée.</span>
        ) : (
          <>
            <ShieldAlert
              aria-hidden="true"
              className="me-2.5 inline align-text-bottom"
              size={18}
              strokeWidth={1.5}
            />
            <span className="font-medium">{formatCount(count, "précaution", "précautions")}</span>
            <Names precautions={namedPrecautions(customer.contraindications, known)} />
          </>
        )}
      </p>
      <span className="ms-auto -me-[12px] flex flex-wrap">
        {many ? (
          <Button
            variant="text"
            size="sm"
            className="desk:hidden"
            aria-expanded={whole}
            onClick={() => setWhole(!whole)}
          >
            {whole ? "Réduire" : `Voir les ${count} précautions`}
          </Button>
        ) : null}
        <Button
          variant="text"
          size="sm"
          aria-label="Modifier les précautions"
          onClick={() => setEditing(true)}
        >
          Modifier
        </Button>
      </span>
      {editing ? <EditPrecautions customer={customer} onClose={() => setEditing(false)} /> : null}
    </div>
  );
}

function Names({ precautions }: { readonly precautions: NamedPrecautions }): ReactNode {
  if (precautions === "loading") return <Skeleton className="ms-2 inline-block align-middle" width="8rem" />;
  if (precautions === "unread") return ", à lire dans le catalogue, qui n’est pas disponible pour l’instant.";
  return `\u00A0: ${precautions.map(({ name }) => name).join(" · ")}`;
}
