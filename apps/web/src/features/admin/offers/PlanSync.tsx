import { formatCount, formatDateTime } from "@carnation/domain/format";
import type { SyncPlansResponse } from "@carnation/product/plan";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { useAtomValue } from "jotai";
import { useState, type ReactNode } from "react";
import { type Mutation, useMutation } from "../../../shared/watch/useMutation.ts";
import { planSync, syncPlans } from "./offers.ts";

/** Way that the comparison with the provider goes. */
interface Sync extends Mutation<[], SyncPlansResponse> {
  /** Holds what the provider had, the last time that it was asked from this page; null before. */
  readonly done: SyncPlansResponse | null;
}

/** The comparison with the provider, asked for from this page. */
export function useSync(): Sync {
  const [done, setDone] = useState<SyncPlansResponse | null>(null);
  const mutation = useMutation(syncPlans);
  const run = async (): Promise<SyncPlansResponse> => {
    setDone(null);
    const answer = await mutation.run();
    setDone(answer);
    return answer;
  };
  return { ...mutation, run, done };
}

/** Asks the provider now. */
export function SyncNow({ pending, run }: Sync): ReactNode {
  return (
    // Why it failed is said below.
    <Button loading={pending} onClick={() => void run().catch(() => undefined)}>
      Synchroniser maintenant
    </Button>
  );
}

/** Of when the plans are that are shown; where the provider does not answer, that they are the last known ones. */
export function SyncStanding({ failure, done }: Sync): ReactNode {
  const known = useAtomValue(planSync);
  const synced = known.status === "ready" ? known.value.synced : null;
  const date = synced === null ? null : formatDateTime(synced);
  if (failure !== null) {
    const copy = date === null ? "Voici la dernière copie connue." : `Voici la copie du ${date}.`;
    return <Alert tone="warning">{`${failure} ${copy}`}</Alert>;
  }
  if (done !== null) {
    const count = formatCount(done.plans, "formule lue", "formules lues");
    return <Alert tone="success">{`C’est à jour\u00A0: ${count} chez le prestataire de paiement.`}</Alert>;
  }
  return (
    <p className="text-small text-ink-2">
      {date === null
        ? "Les formules n’ont pas encore été synchronisées."
        : `Dernière synchronisation complète\u00A0: ${date}. Ce qui change chez le prestataire arrive aussi de lui-même.`}
    </p>
  );
}

/** Leads to where prices are changed. */
export function ProviderLink(): ReactNode {
  const known = useAtomValue(planSync);
  const page = known.status === "ready" ? known.value.provider : null;
  if (page === null) return null;
  return (
    <a href={page} target="_blank" rel="noreferrer" className="text-small">
      Ouvrir chez le prestataire
    </a>
  );
}
