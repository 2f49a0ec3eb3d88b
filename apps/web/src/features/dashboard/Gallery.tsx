import { listLimits } from "@carnation/domain";
import { Button } from "@carnation/ui/button";
import { EmptyState } from "@carnation/ui/empty-state";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom } from "jotai";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../common/navigation/paths.ts";
import { analysedCustomersAtom } from "../../common/state/catalogueAtoms.ts";
import { ListContent } from "../../common/ListContent.tsx";
import { CustomerTile } from "./CustomerTile.tsx";

const grid =
  "grid grid-cols-2 gap-x-3.5 gap-y-6 tablet:grid-cols-[2fr_1fr_1fr] tablet:gap-x-5.5 tablet:gap-y-7";
const first = "col-span-2 tablet:col-span-1 tablet:row-span-2";

/** The clients analysed last: the latest one large, the others beside and below. */
export function Gallery(): ReactNode {
  const [customers, retry] = useAtom(analysedCustomersAtom);
  return (
    <section aria-labelledby="derniers-clients">
      <h2 id="derniers-clients" className="pb-3.5">
        Derniers clients analysés
      </h2>
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
          <ul className={grid}>
            {people.slice(0, listLimits.lastAnalysedCustomers).map((customer, index) => (
              <li key={customer.id} className={index === 0 ? first : ""}>
                <CustomerTile customer={customer} large={index === 0} />
              </li>
            ))}
          </ul>
        )}
      </ListContent>
    </section>
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
