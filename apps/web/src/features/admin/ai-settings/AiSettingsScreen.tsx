import { formatDateTime } from "@carnation/domain/format";
import {
  type AiEnvironment,
  type AiSettings,
  defaultAiSettings,
  perceivedAgeObstacle,
} from "@carnation/product/ai-settings";
import { DescriptionList } from "@carnation/ui/description-list";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom } from "jotai";
import type { ReactNode } from "react";
import { DocumentContent } from "../../../shared/feedback/DocumentContent.tsx";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { useReading } from "../../../shared/watch/useReading.ts";
import { itemsOf } from "../../../shared/state/queryState.ts";
import { aiSettingsAtom, readEnvironment, versionsAtom } from "./aiSettings.ts";
import { AiSettingsForm } from "./AiSettingsForm.tsx";
import { PerceivedAgeSetting } from "./PerceivedAgeSetting.tsx";
import { Rejudge } from "./Rejudge.tsx";
import { VersionHistory } from "./VersionHistory.tsx";

const startingSettings = defaultAiSettings();

/** `/admin/ai/settings`: how photos are analysed and judged, and how it was set before. */
export function AiSettingsScreen(): ReactNode {
  const [watched, retry] = useAtom(aiSettingsAtom);
  const { reading } = useReading("environment", readEnvironment);
  const environment = reading.status === "ready" ? reading.value : null;
  return (
    <PageMain>
      <PageHeading className="mb-6" />
      <DocumentContent
        watched={watched}
        onRetry={retry}
        skeleton={<Skeleton height="40rem" />}
        missing={<Settings settings={startingSettings} environment={environment} />}
      >
        {(settings) => <Settings settings={settings} environment={environment} />}
      </DocumentContent>
    </PageMain>
  );
}

interface SettingsProps {
  readonly settings: AiSettings;
  /** Null until it is known, and where it cannot be asked. */
  readonly environment: AiEnvironment | null;
}

function Settings({ settings, environment }: SettingsProps): ReactNode {
  return (
    <div className="grid gap-12">
      <InForce settings={settings} environment={environment} />
      <AiSettingsForm settings={settings} environment={environment} />
      <PerceivedAgeSetting
        key={String(settings.perceivedAge.enabled)}
        value={settings.perceivedAge}
        obstacle={perceivedAgeObstacle(settings, environment)}
      />
      <VersionHistory settings={settings} environment={environment} />
      {settings.version === 0 ? null : <Rejudge key={settings.version} version={settings.version} />}
    </div>
  );
}

/** Shows what analyses the photos now, since when, and by whom it was set so. */
function InForce({ settings, environment }: SettingsProps): ReactNode {
  const [versions] = useAtom(versionsAtom);
  const { version, updated, engine } = settings;
  const author = itemsOf(versions).find(({ id }) => id === String(version))?.author ?? "";
  return (
    <DescriptionList
      className="max-w-[62rem]"
      items={[
        {
          id: "engine",
          term: "Moteur",
          details:
            engine.name === "remote"
              ? `Service distant${environment === null ? "" : environment.hasRemote ? ", configuré" : ", non configuré"}`
              : `Moteur intégré${environment === null ? "" : `, version ${environment.engineVersion}`}`,
        },
        {
          id: "version",
          term: "Réglages en vigueur",
          details: version === 0 ? "Réglages de départ" : `Version ${version}`,
        },
        {
          id: "updated",
          term: "Dernière mise à jour",
          details:
            updated === null
              ? "Jamais modifiés"
              : `${formatDateTime(updated)}${author === "" ? "" : `, par ${author}`}`,
        },
      ]}
    />
  );
}
