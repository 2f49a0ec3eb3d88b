import type { DocumentState } from "@carnation/data";
import { missingLegalSettings } from "@carnation/product/legal";
import type { IsoDay } from "@carnation/domain/format";
import {
  alertsOf,
  type DayStatistics,
  type RetentionReport,
  retentionSentence,
  type ServiceAlert,
  type SweepReport,
  sweepSentence,
} from "@carnation/product/statistics";
import { Alert } from "@carnation/ui/alert";
import { Link as TextLink } from "@carnation/ui/link";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLegalSettings } from "../../../shared/legal/useLegalSettings.ts";
import { LegalAlert } from "./LegalAlert.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { PageSection } from "../../../shared/layout/PageSection.tsx";
import { watchAtom } from "../../../shared/watch/watchAtom.ts";
import { lengthQuery } from "../../../shared/statistics/askedPeriod.ts";

const links: Readonly<Record<ServiceAlert["kind"], { readonly to: string; readonly words: string } | null>> =
  {
    analysis: {
      to: `${paths.adminStatistics}?${lengthQuery("7").toString()}`,
      words: "Voir les statistiques",
    },
    payment: { to: paths.adminProfessionals, words: "Voir les professionnels" },
    mail: null,
  };

const sweep = watchAtom<DocumentState<SweepReport>>((workspace, ...listeners) =>
  workspace.statistics.watchSweep(...listeners),
);

const retention = watchAtom<DocumentState<RetentionReport>>((workspace, ...listeners) =>
  workspace.statistics.watchRetention(...listeners),
);

/** Shows what somebody should look at, without a name; that there is nothing is said, too. */
export function Alerts({
  days,
  today,
}: {
  readonly days: readonly DayStatistics[];
  readonly today: IsoDay;
}): ReactNode {
  const alerts = alertsOf(days, today);
  const swept = useAtomValue(sweep);
  const [legal] = useLegalSettings();
  const missing = legal.status === "ready" ? missingLegalSettings(legal.settings) : [];
  const unfinished = swept.status === "ready" ? sweepSentence(swept.value) : null;
  const retained = useAtomValue(retention);
  const ofPhotos = retained.status === "ready" ? retentionSentence(retained.value) : null;
  return (
    <PageSection title="À surveiller">
      {alerts.length === 0 && unfinished === null && ofPhotos === null && missing.length === 0 ? (
        <p className="text-small text-ink-2">
          Rien à signaler{"\u00A0"}: ni analyse en échec, ni paiement en retard, ni e-mail refusé, ni tâche
          interrompue.
        </p>
      ) : (
        <div className="grid gap-3">
          {missing.length === 0 ? null : <LegalAlert missing={missing} />}
          {ofPhotos === null ? null : <Alert tone="warning">{ofPhotos}</Alert>}
          {unfinished === null ? null : <Alert tone="warning">{unfinished}</Alert>}
          {alerts.map(({ kind, sentence }) => {
            const link = links[kind];
            return (
              <Alert key={kind} tone="warning">
                {sentence}
                {link === null ? null : (
                  <>
                    {" "}
                    <TextLink asChild>
                      <Link to={link.to}>{link.words}</Link>
                    </TextLink>
                  </>
                )}
              </Alert>
            );
          })}
        </div>
      )}
    </PageSection>
  );
}
