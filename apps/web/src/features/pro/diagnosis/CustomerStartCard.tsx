import { formatCount } from "@carnation/domain/format";
import { customerLabel } from "@carnation/product/customer";
import { listLimits } from "@carnation/product/limits";
import { Button } from "@carnation/ui/button";
import { EmptyState } from "@carnation/ui/empty-state";
import { Skeleton } from "@carnation/ui/skeleton";
import { TextField } from "@carnation/ui/text-field";
import { useAtom } from "jotai";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { asking } from "../../../shared/customers/customers.ts";
import { useFoundRecords } from "../../../shared/resource/useFoundRecords.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { customersAtom } from "../../../shared/watch/catalogueAtoms.ts";
import { isConfirmed } from "../../../shared/state/queryState.ts";
import { ListContent } from "../../../shared/feedback/ListContent.tsx";
import { matchCustomers, recentFirst } from "../../../shared/customers/matchCustomers.ts";

/** Count of how many clients are listed before one has to search. */
const SHOWN = 6;

/** The door for a client who has a file: find them, and go on to their consent. */
export function CustomerStartCard(): ReactNode {
  const [customers, retry] = useAtom(customersAtom);
  const [typed, setTyped] = useState("");
  const { records, pending, isPartial } = useFoundRecords(customers, asking, listLimits.customers, typed);
  return (
    <section aria-labelledby="pour-un-client" className="border-t border-line pt-5">
      <h2 id="pour-un-client">Pour un client</h2>
      <p className="mt-1.5 text-ink-2">Ses diagnostics se suivent et se comparent dans sa fiche.</p>
      <TextField
        className="mt-5"
        label="Rechercher un client"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className="mt-4">
        <ListContent
          watched={customers}
          onRetry={retry}
          skeleton={<Skeleton height="8rem" />}
          empty={<EmptyState title="Aucun client pour l’instant." action={<AddCustomer />} />}
        >
          {() => {
            const found = matchCustomers(recentFirst(records), typed);
            return (
              <>
                <output className="block pb-2 text-small text-ink-2">
                  {typed.trim() === ""
                    ? "Clients récents"
                    : foundWords(found.length, pending, isConfirmed(customers) && !isPartial)}
                </output>
                <ul className="border-b border-line">
                  {found.slice(0, SHOWN).map((customer) => (
                    <li key={customer.id} className="border-t border-line">
                      <Link
                        to={paths.customerDiagnosis(customer.id)}
                        className="-mx-3 flex min-h-11 items-center justify-between gap-4 px-3 py-1.5 hover:bg-sunken"
                      >
                        <span className="truncate font-medium">{customerLabel(customer)}</span>
                        <span className="flex-none text-small text-ink-2">Diagnostiquer</span>
                      </Link>
                    </li>
                  ))}
                </ul>
                <div className="mt-3 flex flex-wrap gap-3">
                  {found.length === 0 && !pending ? (
                    <Button onClick={() => setTyped("")}>Effacer la recherche</Button>
                  ) : null}
                  <AddCustomer />
                </div>
              </>
            );
          }}
        </ListContent>
      </div>
    </section>
  );
}

/** Only the server knows all the clients: whoever is not among those kept here may well exist. */
function foundWords(count: number, pending: boolean, isWhole: boolean): string {
  if (count === 0 && pending) return "Recherche parmi tous vos clients…";
  if (isWhole) {
    return count > 0
      ? formatCount(count, "client trouvé", "clients trouvés")
      : "Aucun client ne correspond à cette recherche.";
  }
  return count > 0
    ? "Parmi les clients gardés sur cet appareil"
    : "Pas trouvé parmi les clients gardés sur cet appareil.";
}

function AddCustomer(): ReactNode {
  return (
    <Button asChild variant="text" className="-ms-3">
      <Link to={paths.addCustomer}>Ajouter un client</Link>
    </Button>
  );
}
