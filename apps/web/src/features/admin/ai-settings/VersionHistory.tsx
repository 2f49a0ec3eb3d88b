import { messageFor } from "@carnation/domain/error";
import { formatDateTime } from "@carnation/domain/format";
import {
  type AiSettings,
  aiSettingsChanges,
  aiSettingsValues,
  type AiSettingsVersion,
} from "@carnation/product/ai-settings";
import { Accordion, AccordionItem } from "@carnation/ui/accordion";
import { Button } from "@carnation/ui/button";
import { ConfirmDialog } from "@carnation/ui/confirm-dialog";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom } from "jotai";
import { useState, type ReactNode } from "react";
import { ListContent } from "../../../shared/feedback/ListContent.tsx";
import { PageSection } from "../../../shared/layout/PageSection.tsx";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { saveSettings, versionsAtom } from "./aiSettings.ts";
import { ChangeList } from "./ChangeList.tsx";

/** Every version that was saved, what it changed, and the way back to it. */
export function VersionHistory({ settings }: { readonly settings: AiSettings }): ReactNode {
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
          <Accordion className="[&>details>div]:max-w-none">
            {versions.map((version, index) => (
              <Version
                key={version.id}
                version={version}
                before={versions[index + 1] ?? null}
                settings={settings}
              />
            ))}
          </Accordion>
        )}
      </ListContent>
    </PageSection>
  );
}

interface VersionProps {
  readonly version: AiSettingsVersion;
  /** The one before it; null of the first, and of the last that is listed. */
  readonly before: AiSettingsVersion | null;
  /** Those in force. */
  readonly settings: AiSettings;
}

function Version({ version, before, settings }: VersionProps): ReactNode {
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
          {isInForce ? null : <Restore version={version} settings={settings} />}
        </div>
      ) : null}
    </AccordionItem>
  );
}

/** Puts an earlier version in force again, as a new one. */
function Restore({ version, settings }: Omit<VersionProps, "before">): ReactNode {
  const { run } = useMutation(saveSettings);
  const values = aiSettingsValues(version.settings);
  // The perceived age is signed for by whoever decides it: it is not brought back with the rest.
  const changes = aiSettingsChanges(settings, { ...settings, ...values });
  if (changes.length === 0) {
    return <p className="text-small text-ink-2">Identique aux réglages en vigueur, hors âge perçu.</p>;
  }
  return (
    <ConfirmDialog
      trigger={<Button>Restaurer la version {version.id}</Button>}
      tone="neutral"
      title={`Restaurer la version ${version.id}\u202F?`}
      consequence="Ses réglages sont enregistrés comme une nouvelle version, hors âge perçu. Les diagnostics terminés gardent les seuils avec lesquels ils ont été jugés."
      confirmLabel={`Restaurer la version ${version.id}`}
      describeError={(error) => messageFor(error).message}
      onConfirm={async () => {
        await run({ version: settings.version, values, restored: Number(version.id) });
      }}
    >
      <ChangeList changes={changes} />
    </ConfirmDialog>
  );
}
