import type { AiEnvironment, AiSettings } from "@carnation/product/ai-settings";
import { useState, type ReactNode } from "react";
import { useNarrow } from "../../../shared/browser/useNarrow.ts";
import { useStacked } from "../../../shared/browser/useStacked.ts";
import type { AiSettingsFormState } from "./aiSettings.ts";
import { CriterionPreview } from "./CriterionPreview.tsx";
import { CriterionSection } from "./CriterionSection.tsx";
import { settingsParts } from "./SettingsSections.tsx";
import { type SettingsSection, settingsSections } from "./settingsSections.ts";
import type { Draft } from "./useDraft.ts";
import type { Trial } from "./useTrial.ts";

interface SettingsPanelsProps {
  readonly form: AiSettingsFormState;
  /** Those in force. */
  readonly settings: AiSettings;
  readonly environment: AiEnvironment | null;
  readonly draft: Draft;
  readonly trial: Trial;
  /** The part that is looked at. */
  readonly section: SettingsSection;
  /** Ids of the parts in which something was refused: what is to be corrected is on the page. */
  readonly refused: ReadonlySet<string>;
}

/**
 * The parts of the form: the one that is looked at, and hidden behind it those that were before, with what was typed in
 * them to the letter.
 */
export function SettingsPanels({ section, refused, ...rest }: SettingsPanelsProps): ReactNode {
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  if (!visited.has(section.id)) setVisited(new Set([...visited, section.id]));
  return settingsSections
    .filter(({ id, paths }) => paths.length > 0 && (visited.has(id) || refused.has(id)))
    .map((one) => (
      <div key={one.id} hidden={one.id !== section.id}>
        <Panel section={one} {...rest} />
      </div>
    ));
}

function Panel({
  section: { id, criterion },
  form,
  settings,
  environment,
  draft,
  trial,
}: Omit<SettingsPanelsProps, "refused">): ReactNode {
  // Beside the bands on a tablet and on a wide page; between, the index takes that room.
  const [phone, tablet, laptop] = [useNarrow(), useStacked(), useNarrow(1279)];
  const isStacked = phone || (laptop && !tablet);
  if (criterion === null) {
    const Part = settingsParts[id];
    return Part === undefined ? null : <Part form={form} environment={environment} />;
  }
  const preview = (
    <CriterionPreview
      criterion={criterion}
      typed={draft.criterion(criterion)}
      jowlsScale={draft.values?.jowlsScale ?? settings.jowlsScale}
      settings={settings}
      trial={trial}
      isStacked={isStacked}
    />
  );
  return isStacked ? (
    <CriterionSection form={form} criterion={criterion} settings={settings} preview={preview} />
  ) : (
    <div className="ai-beside">
      <CriterionSection form={form} criterion={criterion} settings={settings} />
      {preview}
    </div>
  );
}
