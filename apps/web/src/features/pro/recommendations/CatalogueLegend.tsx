import type { DataTableSort } from "@carnation/ui/data-table";
import { Keys } from "@carnation/ui/keys";
import type { ReactNode } from "react";

const orders: Readonly<Record<string, string>> = {
  name: "par nom",
  subcategory: "par sous-catégorie",
  price: "par prix",
};

const keys = [
  { keys: ["ArrowUp", "ArrowDown"], does: "parcourir" },
  { keys: ["Enter"], does: "ouvrir" },
  { keys: ["R"], does: "ajouter à une routine" },
] as const;

interface CatalogueLegendProps {
  readonly shown: number;
  /** Count of all there are; null while that is not known. */
  readonly total: number | null;
  readonly sort: DataTableSort;
  readonly withKeys: boolean;
}

/** « 13 sur 34, triées par nom », and the keys that count in the rows. */
export function CatalogueLegend({ shown, total, sort, withKeys }: CatalogueLegendProps): ReactNode {
  const order = `triées ${orders[sort.columnId] ?? ""}${sort.direction === "descending" ? ", en ordre inverse" : ""}`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-small text-ink-2">
      {total === null ? <span /> : <p>{`${shown}\u00A0sur ${total}, ${order}`}</p>}
      {withKeys ? (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-micro print:hidden">
          {keys.map((row) => (
            <span key={row.does} className="inline-flex items-center gap-1.5">
              {row.keys.map((key) => (
                <Keys key={key} keys={key} />
              ))}
              {row.does}
            </span>
          ))}
        </p>
      ) : null}
    </div>
  );
}
