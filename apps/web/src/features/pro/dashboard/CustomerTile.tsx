import { formatRecentDay } from "@carnation/domain/format";
import { type Customer, customerLabel } from "@carnation/product/customer";
import { Button } from "@carnation/ui/button";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { CompareWithOthers } from "../../../shared/comparison/CompareLink.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLastDiagnosis } from "../../../shared/watch/useLastDiagnosis.ts";
import { DiagnosisPhoto } from "../../../shared/diagnosis/DiagnosisPhoto.tsx";
import { useNow } from "../../../shared/browser/useNow.ts";
import { HighlightCounts } from "./HighlightCounts.tsx";

interface CustomerTileProps {
  readonly customer: Customer;
  /** The first tile: twice as wide, with its strengths and priorities. */
  readonly large: boolean;
  /** Shape of the photo. */
  readonly shape: string;
  /** True when the photo is wider than that of a list. */
  readonly wide: boolean;
}

/** A client's face, name and date; it leads to their latest result. */
export function CustomerTile({ customer, large, shape, wide }: CustomerTileProps): ReactNode {
  const now = useNow();
  const last = useLastDiagnosis(customer) ?? null;
  const id = last?.id ?? null;
  const date = last?.date ?? null;
  const target = id === null ? paths.customer(customer.id) : paths.results(id);
  return (
    <article>
      <Link to={target} className="block">
        <DiagnosisPhoto id={id} alt="" size={wide ? "largeTile" : "tile"} className={shape} />
        <h3
          className={
            large
              ? "mt-3.5 font-serif text-[24px]/[1.2] font-normal wrap-anywhere"
              : "mt-2.5 text-body font-semibold wrap-anywhere"
          }
        >
          {customerLabel(customer)}
        </h3>
      </Link>
      {date === null ? null : <p className="text-small text-ink-2">{formatRecentDay(date, now)}</p>}
      {large && id !== null && date !== null ? (
        <>
          <HighlightCounts diagnosisId={id} />
          <div className="mt-3.5 flex flex-wrap gap-2">
            <Button asChild>
              <Link to={target} aria-label={`Ouvrir le diagnostic de ${customerLabel(customer)}`}>
                Ouvrir
              </Link>
            </Button>
            <CompareWithOthers
              customer={customer.id}
              diagnosis={{ id, created: date, state: "done" }}
              variant="text"
            />
          </div>
        </>
      ) : null}
    </article>
  );
}
