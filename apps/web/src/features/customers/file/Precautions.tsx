import type { Customer } from "@carnation/domain";
import { useAtomValue } from "jotai";
import { ShieldAlert } from "lucide-react";
import type { ReactNode } from "react";
import { itemsOf } from "../../../common/state/watched.ts";
import { contraindications } from "./customerFile.ts";

/** What has to be respected, which stays in sight while the page scrolls; nothing where nothing is known. */
export function Precautions({ customer }: { readonly customer: Customer }): ReactNode {
  const known = itemsOf(useAtomValue(contraindications.list));
  if (customer.contraindications.length === 0) {
    return <p className="mt-5 text-small text-ink-2">Aucune précaution signalée.</p>;
  }
  const names = customer.contraindications.map(
    (id) => known.find((one) => one.id === id)?.name ?? "Précaution dont le nom n’est plus dans le catalogue",
  );
  return (
    <div
      role="note"
      aria-label="Précautions"
      className="sticky top-0 z-10 -mx-3 mt-5 flex flex-wrap items-center gap-x-3 gap-y-1 border-y border-line bg-ground px-3 py-2.5"
    >
      <span className="flex items-center gap-2 font-medium">
        <ShieldAlert aria-hidden="true" size={18} strokeWidth={1.5} />
        Précautions{"\u00A0"}:
      </span>
      <span>{names.join(" · ")}</span>
    </div>
  );
}
