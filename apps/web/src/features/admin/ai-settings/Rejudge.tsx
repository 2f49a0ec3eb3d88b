import { formatCount } from "@carnation/domain/format";
import { Button } from "@carnation/ui/button";
import { ConfirmDialog } from "@carnation/ui/confirm-dialog";
import { Progress } from "@carnation/ui/progress";
import { Skeleton } from "@carnation/ui/skeleton";
import { useState, type ReactNode } from "react";
import { Failure } from "../../../shared/feedback/Failure.tsx";
import { PageSection } from "../../../shared/layout/PageSection.tsx";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { useReading } from "../../../shared/watch/useReading.ts";
import { countJudgedOtherwise, rejudge } from "./aiSettings.ts";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

const counted = (count: number): string => formatCount(count, "diagnostic", "diagnostics");

/** Shows how many older diagnoses another version has judged, and the way to judge them by the one in force. */
export function Rejudge({ version }: { readonly version: number }): ReactNode {
  const { reading, retry } = useReading(String(version), countJudgedOtherwise);
  return (
    <PageSection title="Anciens diagnostics">
      {reading.status === "failed" ? <Failure error={reading.error} onRetry={retry} /> : null}
      {reading.status === "loading" ? <Skeleton height="4rem" /> : null}
      {reading.status === "ready" ? <Older version={version} count={reading.value} onDone={retry} /> : null}
    </PageSection>
  );
}

interface OlderProps {
  readonly version: number;
  /** Those that another version has judged. */
  readonly count: number;
  readonly onDone: () => void;
}

function Older({ version, count, onDone }: OlderProps): ReactNode {
  const { run } = useMutation(rejudge);
  const [left, setLeft] = useState<number | null>(null);
  if (count === 0) {
    return <p className="text-ink-2">Tous les diagnostics terminés sont jugés avec la version en vigueur.</p>;
  }
  const all = counted(count);
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-[65ch] text-ink-2">
        {count > 1
          ? `${all} gardent les seuils avec lesquels ils ont été jugés. Ils peuvent`
          : `${all} garde les seuils avec lesquels il a été jugé. Il peut`}{" "}
        l’être avec la version en vigueur{"\u00A0"}: les scores restent ce qui a été mesuré.
      </p>
      <ConfirmDialog
        trigger={<Button>Recalculer avec la version {version}</Button>}
        tone="neutral"
        title={`Recalculer ${all}\u202F?`}
        consequence="Les bandes suivent les seuils en vigueur, chez tous les professionnels. Un client pourra lire autre chose que ce qui lui a été remis. Aucune photo n’est analysée, et rien n’est facturé."
        confirmLabel={`Recalculer ${all}`}
        describeError={errorMessage}
        onConfirm={async () => {
          await run(version, setLeft);
          onDone();
        }}
      >
        {left === null ? null : (
          <Progress label="Diagnostics recalculés" value={1 - Math.min(1, left / count)} />
        )}
      </ConfirmDialog>
    </div>
  );
}
