import { type Customer, formatCount } from "@carnation/domain";
import { Button } from "@carnation/ui/button";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtomValue } from "jotai";
import { ShieldAlert } from "lucide-react";
import { useState, type ReactNode } from "react";
import { contraindications } from "./customerFile.ts";
import { EditPrecautions } from "./EditPrecautions.tsx";
import { type NamedPrecautions, namedPrecautions } from "./namedPrecautions.ts";

/** So many stand in two lines of a phone; more can be reduced to one line while the page is read. */
const FEW = 3;

/** What has to be respected, in sight under the app's bar while the page scrolls, and the way to change it. */
export function Precautions({ customer }: { readonly customer: Customer }): ReactNode {
  const known = useAtomValue(contraindications.list);
  const [editing, setEditing] = useState(false);
  const [reduced, setReduced] = useState(false);
  const count = customer.contraindications.length;
  return (
    <div
      role="note"
      aria-label="Précautions"
      data-any={count > 0}
      // Where little of the page is left beside it, as on a phone on its side, it scrolls away.
      className="top-(--cn-bar-height) z-10 -mx-[12px] mt-5 flex flex-wrap items-center gap-x-3 border-y border-line bg-ground px-[12px] py-2 data-[any=true]:sticky [@media(max-height:30rem)]:static!"
    >
      {count === 0 ? null : (
        <ShieldAlert aria-hidden="true" className="flex-none" size={18} strokeWidth={1.5} />
      )}
      <p
        data-reduced={reduced}
        className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere] data-[reduced=true]:line-clamp-1"
      >
        {count === 0 ? (
          <span className="text-small text-ink-2">Aucune précaution signalée.</span>
        ) : (
          <>
            <span className="font-medium">{formatCount(count, "précaution", "précautions")}</span>
            <Names precautions={namedPrecautions(customer.contraindications, known)} />
          </>
        )}
      </p>
      <span className="-me-[12px] flex flex-wrap">
        {count > FEW ? (
          <Button
            variant="text"
            size="sm"
            aria-expanded={!reduced}
            aria-label={reduced ? "Voir toutes les précautions" : "Réduire les précautions"}
            onClick={() => setReduced(!reduced)}
          >
            {reduced ? "Voir tout" : "Réduire"}
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
