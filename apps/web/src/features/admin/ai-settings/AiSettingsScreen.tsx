import "../../../styles/settings.css";
import { defaultAiSettings } from "@carnation/product/ai-settings";
import { Button } from "@carnation/ui/button";
import { PageHeader } from "@carnation/ui/page-header";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom } from "jotai";
import { FlaskConical, History } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { DocumentContent } from "../../../shared/feedback/DocumentContent.tsx";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { useReading } from "../../../shared/watch/useReading.ts";
import { aiSettingsAtom, readEnvironment } from "./aiSettings.ts";
import { SettingsEditor } from "./SettingsEditor.tsx";
import type { NamedSection } from "./settingsSections.ts";
import { sectionAddress } from "./useSettingsSection.ts";

const startingSettings = defaultAiSettings();

const historyId: NamedSection = "historique";
const trialId: NamedSection = "essai";

/** `/admin/ai/settings`: how photos are analysed and judged, and how it was set before. */
export function AiSettingsScreen(): ReactNode {
  const [watched, retry] = useAtom(aiSettingsAtom);
  const { reading } = useReading("environment", readEnvironment);
  const environment = reading.status === "ready" ? reading.value : null;
  return (
    <PageMain>
      <PageHeader
        className="mb-5"
        title={<PageHeading as="span" />}
        actions={
          <>
            <Button asChild variant="text">
              <Link to={sectionAddress(historyId)} replace preventScrollReset>
                <History aria-hidden="true" size={20} strokeWidth={1.5} />
                Historique
              </Link>
            </Button>
            <Button asChild>
              <Link to={sectionAddress(trialId)} replace preventScrollReset>
                <FlaskConical aria-hidden="true" size={20} strokeWidth={1.5} />
                Tester un visage
              </Link>
            </Button>
          </>
        }
      />
      <DocumentContent
        watched={watched}
        onRetry={retry}
        skeleton={<Skeleton height="40rem" />}
        missing={<SettingsEditor settings={startingSettings} environment={environment} />}
      >
        {(settings) => <SettingsEditor settings={settings} environment={environment} />}
      </DocumentContent>
    </PageMain>
  );
}
