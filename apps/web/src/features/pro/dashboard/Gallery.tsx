import type { Customer } from "@carnation/product/customer";
import { listLimits } from "@carnation/product/limits";
import { Button } from "@carnation/ui/button";
import { EmptyState } from "@carnation/ui/empty-state";
import { Link as TextLink } from "@carnation/ui/link";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom } from "jotai";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../shared/navigation/paths.ts";
import { analysedCustomersAtom } from "../../../shared/watch/catalogueAtoms.ts";
import { ListContent } from "../../../shared/feedback/ListContent.tsx";
import { isConfirmed, itemsOf } from "../../../shared/state/queryState.ts";
import { CustomerTile } from "./CustomerTile.tsx";
import { tileLayout } from "./galleryLayout.ts";

const grid =
  "grid grid-cols-2 gap-x-3.5 gap-y-6 tablet:grid-cols-[2fr_1fr_1fr] tablet:gap-x-5.5 tablet:gap-y-7";
const first = "col-span-2 tablet:col-span-1 tablet:row-span-2";
const large = "aspect-square tablet:aspect-3/4";

/** Count of how many are shown at first: the large tile and four. */
const SHOWN = listLimits.firstAnalysedCustomers;

/** The clients analysed last: the latest one large, the others beside and below; ten of them at a press. */
export function Gallery(): ReactNode {
  const [customers, retry] = useAtom(analysedCustomersAtom);
  const [all, setAll] = useState(false);
  const known = itemsOf(customers).length;
  return (
    <section aria-labelledby="derniers-clients">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-3.5">
        <h2 id="derniers-clients">Derniers clients analysés</h2>
        {known > SHOWN ? (
          <TextLink asChild size="sm">
            <button type="button" aria-expanded={all} onClick={() => setAll(!all)}>
              {all
                ? "Voir moins"
                : isConfirmed(customers)
                  ? `Voir les ${Math.min(known, listLimits.lastAnalysedCustomers)} derniers`
                  : "Voir les derniers"}
            </button>
          </TextLink>
        ) : null}
      </div>
      <ListContent
        watched={customers}
        onRetry={retry}
        skeleton={<GallerySkeleton />}
        empty={
          <EmptyState
            title="Aucun client analysé pour l’instant."
            action={
              <Button asChild>
                <Link to={paths.addCustomer}>Ajouter un client</Link>
              </Button>
            }
          >
            Leur visage et leur dernier diagnostic s’afficheront ici.
          </EmptyState>
        }
      >
        {(people) => (
          <>
            <LatestTiles people={people.slice(0, SHOWN)} />
            {all ? (
              <ul className="mt-7 grid grid-cols-2 gap-x-3.5 gap-y-6 tablet:grid-cols-5 tablet:gap-x-5.5">
                {people.slice(SHOWN, listLimits.lastAnalysedCustomers).map((customer) => (
                  <li key={customer.id}>
                    <CustomerTile customer={customer} large={false} wide={false} shape="aspect-3/4" />
                  </li>
                ))}
              </ul>
            ) : null}
          </>
        )}
      </ListContent>
    </section>
  );
}

function LatestTiles({ people }: { readonly people: readonly Customer[] }): ReactNode {
  const others = people.length - 1;
  return (
    <ul className={grid}>
      {people.map((customer, index) => {
        const layout =
          index === 0 ? { place: first, shape: large, wide: true } : tileLayout(others, index - 1);
        return (
          <li key={customer.id} className={layout.place}>
            <CustomerTile customer={customer} large={index === 0} wide={layout.wide} shape={layout.shape} />
          </li>
        );
      })}
    </ul>
  );
}

function GallerySkeleton(): ReactNode {
  return (
    <div className={grid}>
      {["a", "b", "c", "d", "e"].map((key, index) => (
        <div key={key} className={index === 0 ? first : ""}>
          <Skeleton height="auto" className="aspect-3/4" />
          <Skeleton width="60%" className="mt-3" />
        </div>
      ))}
    </div>
  );
}
