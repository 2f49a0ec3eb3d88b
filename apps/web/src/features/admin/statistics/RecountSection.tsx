import { formatCount } from "@carnation/domain/format";
import type { Recount } from "@carnation/product/statistics";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { useState, type ReactNode } from "react";
import { PageSection } from "../../../shared/layout/PageSection.tsx";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { recount } from "../../../shared/statistics/statistics.ts";

/** Counts everything anew, and says what differed. */
export function RecountSection(): ReactNode {
  const { run, pending, failure } = useMutation(recount);
  const [answer, setAnswer] = useState<Recount | null>(null);
  return (
    <PageSection title="Exactitude des chiffres">
      <div className="grid max-w-[65ch] gap-4">
        <p className="text-small text-ink-2">
          Les chiffres sont tenus à jour au fil de l’activité. Un recomptage les compare à ce qui est
          enregistré et corrige ce qui diffère{"\u202F"}; il peut durer quelques minutes.
        </p>
        {failure === null ? null : <Alert tone="error">{failure}</Alert>}
        <output className="empty:hidden">
          {answer === null || pending ? null : <Answer answer={answer} />}
        </output>
        <div>
          <Button
            variant="outline"
            loading={pending}
            // Why it failed is said above.
            onClick={() => void run().then(setAnswer, () => undefined)}
          >
            Recompter
          </Button>
        </div>
      </div>
    </PageSection>
  );
}

function Answer({ answer: { compared, events, mended } }: { readonly answer: Recount }): ReactNode {
  const all = formatCount(compared, "chiffre recompté", "chiffres recomptés");
  const corrected = mended.reduce((sum, { count }) => sum + count, 0);
  if (corrected === 0 && events === 0) return <Alert tone="success">{`${all}, tous justes.`}</Alert>;
  const added =
    events === 0 ? "" : ` ${formatCount(events, "événement a été ajouté", "événements ont été ajoutés")}.`;
  return (
    <Alert tone="info">
      <p>{`${all}, ${formatCount(corrected, "corrigé", "corrigés")}.${added}`}</p>
      <ul className="grid gap-0.5 wrap-anywhere">
        {mended.map(({ kind, count }) => (
          <li key={kind}>{`${kind}\u00A0: ${count}`}</li>
        ))}
      </ul>
    </Alert>
  );
}
