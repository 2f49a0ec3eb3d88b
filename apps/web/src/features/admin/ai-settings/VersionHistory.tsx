import { formatDateTime } from "@carnation/domain/format";
import {
  type AiEnvironment,
  type AiSettings,
  aiSettingsChanges,
  type AiSettingsVersion,
} from "@carnation/product/ai-settings";
import { Accordion, AccordionItem } from "@carnation/ui/accordion";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom } from "jotai";
import { useState, type ReactNode } from "react";
import { ListContent } from "../../../shared/feedback/ListContent.tsx";
import { PageSection } from "../../../shared/layout/PageSection.tsx";
import { versionsAtom } from "./aiSettings.ts";
import { ChangeList } from "./ChangeList.tsx";
import { RestoreVersion } from "./RestoreVersion.tsx";

interface VersionHistoryProps {
  /** Those in force. */
  readonly settings: AiSettings;
  /** Null until it is known, and where it cannot be asked: the server then decides. */
  readonly environment: AiEnvironment | null;
}

/** Every version that was saved, what it changed, and the way back to it. */
export function VersionHistory({ settings, environment }: VersionHistoryProps): ReactNode {
  const [watched, retry] = useAtom(versionsAtom);
  return (
    <PageSection title="Historique">
      <ListContent
        watched={watched}
        onRetry={retry}
        skeleton={<Skeleton height="12rem" />}
        empty={
          <p className="text-ink-2">
            Aucune version n’a encore été enregistrée{"\u00A0"}: les réglages sont ceux de départ.
          </p>
        }
      >
        {(versions) => (
          <Accordion className="ai-history [&>details>div]:max-w-none">
            {versions.map((version, index) => (
              <Version
                key={version.id}
                version={version}
                before={versions[index + 1] ?? null}
                settings={settings}
                environment={environment}
              />
            ))}
          </Accordion>
        )}
      </ListContent>
    </PageSection>
  );
}

interface VersionProps extends VersionHistoryProps {
  readonly version: AiSettingsVersion;
  /** The one before it; null of the first, and of the last that is listed. */
  readonly before: AiSettingsVersion | null;
}

function Version({ version, before, settings, environment }: VersionProps): ReactNode {
  const { id, author, restored } = version;
  const [open, setOpen] = useState(false);
  const { updated } = version.settings;
  const isInForce = id === String(settings.version);
  const changes = before === null ? null : aiSettingsChanges(before.settings, version.settings);
  const facts = [
    updated === null ? "Réglages de départ" : formatDateTime(updated),
    author === "" ? null : `par ${author}`,
    restored === null ? null : `version ${restored} restaurée`,
    isInForce ? "en vigueur" : null,
  ];
  return (
    <AccordionItem
      title={`Version ${id}`}
      aside={facts.filter((fact) => fact !== null).join(", ")}
      open={open}
      onOpenChange={setOpen}
    >
      {open ? (
        <div className="grid justify-items-start gap-5">
          {changes === null ? null : <ChangeList changes={changes} />}
          {isInForce ? null : (
            <RestoreVersion version={version} settings={settings} environment={environment} />
          )}
        </div>
      ) : null}
    </AccordionItem>
  );
}
