import {
  type AiEnvironment,
  type AiSettings,
  aiSettingsChanges,
  type AiSettingsVersion,
  perceivedAgeObstacle,
} from "@carnation/product/ai-settings";
import { formatCount } from "@carnation/domain/format";
import { ConfirmDialog } from "@carnation/ui/confirm-dialog";
import { ResourceForm } from "@carnation/ui/resource-form";
import { UnsavedChangesGuard } from "@carnation/ui/unsaved-changes";
import { useAtom } from "jotai";
import { useRef, useState, type ReactNode } from "react";
import { PageSection } from "../../../shared/layout/PageSection.tsx";
import { useFieldDrafts } from "../../../shared/forms/useFieldDrafts.tsx";
import { itemsOf, type ListQuery } from "../../../shared/state/queryState.ts";
import { useLeaveBlocker } from "../../../shared/forms/useLeaveBlocker.ts";
import { type AiSettingsFormState, versionsAtom } from "./aiSettings.ts";
import { ChangeList } from "./ChangeList.tsx";
import { DraftSection, draftWords } from "./DraftSection.tsx";
import { PerceivedAgeSetting } from "./PerceivedAgeSetting.tsx";
import { Rejudge } from "./Rejudge.tsx";
import { limitWords, SectionIndex } from "./SectionIndex.tsx";
import { SettingsPanels } from "./SettingsPanels.tsx";
import { SettingsState } from "./SettingsState.tsx";
import { SettingsWarnings } from "./SettingsWarnings.tsx";
import { type NamedSection, sectionOfPath, settingsSection } from "./settingsSections.ts";
import { TrialSection } from "./TrialSection.tsx";
import { useDraft } from "./useDraft.ts";
import { useSectionFocus } from "./useSectionFocus.ts";
import { useSettingsForm } from "./useSettingsForm.tsx";
import { useSettingsSection } from "./useSettingsSection.ts";
import { useTrial } from "./useTrial.ts";
import { VersionHistory } from "./VersionHistory.tsx";

interface SettingsEditorProps {
  /** Those in force, live. */
  readonly settings: AiSettings;
  /** Null until it is known, and where it cannot be asked. */
  readonly environment: AiEnvironment | null;
}

/** The state of the settings, the index of their parts, and the one that is looked at. */
export function SettingsEditor({ settings, environment }: SettingsEditorProps): ReactNode {
  const { form, save, overwrite, giveUp, conflict, question } = useSettingsForm(settings, environment);
  const fields = form as unknown as AiSettingsFormState;
  const draft = useDraft(fields, settings, environment);
  const [versions] = useAtom(versionsAtom);
  const trial = useTrial(fields.methods.watch("engine.name"));
  const kept = useFieldDrafts(form, () => form.dirty);
  const blocker = useLeaveBlocker(
    () => form.dirty,
    (from, to) => from.pathname === to.pathname,
  );
  const { section, show } = useSettingsSection();
  const panel = useRef<HTMLDivElement>(null);
  const { refused, followProblem } = useSectionFocus({ form: fields, panel, section, show });
  const [givingUp, setGivingUp] = useState(false);

  const changedIn = new Set(
    draft.changes.map(({ path }) => sectionOfPath(path.join("."), settingsSection(null))?.id),
  );
  const inForm = section.paths.length > 0;
  const own: Readonly<Record<NamedSection, ReactNode>> = {
    essai: <TrialSection trial={trial} values={draft.values} perceivedAge={settings.perceivedAge.enabled} />,
    "age-percu": (
      <PerceivedAgeSetting
        key={String(settings.perceivedAge.enabled)}
        value={settings.perceivedAge}
        obstacle={perceivedAgeObstacle(settings, environment)}
      />
    ),
    brouillon: <DraftSection changes={draft.changes} />,
    historique: <VersionHistory settings={settings} environment={environment} />,
    "anciens-diagnostics":
      settings.version === 0 ? (
        <PageSection title="Anciens diagnostics">
          <p className="text-ink-2">Aucune version n’a encore été publiée.</p>
        </PageSection>
      ) : (
        <Rejudge key={settings.version} version={settings.version} />
      ),
  };
  return (
    <div className="grid gap-6">
      <SettingsState settings={settings} environment={environment} changes={draft.changes.length} />
      <div className="ai-page">
        <SectionIndex
          section={section}
          markOf={({ id, criterion }) => ({
            words:
              criterion !== null
                ? limitWords(criterion, draft.shown(criterion))
                : id === "brouillon" && draft.changes.length > 0
                  ? String(draft.changes.length)
                  : "",
            changed: changedIn.has(id) || (id === "brouillon" && draft.changes.length > 0),
            refused: refused.has(id),
          })}
          onChoose={show}
        />
        <div ref={panel} className="ai-panel">
          {kept}
          <div hidden={!inForm} onClickCapture={followProblem}>
            <ResourceForm
              form={form}
              saveLabel={`Publier la version ${settings.version + 1}`}
              cancelLabel="Annuler"
              unsavedLabel={draftWords(draft.changes)}
              onCancel={form.dirty ? () => setGivingUp(true) : undefined}
              onSubmit={save}
              conflict={
                conflict === null
                  ? undefined
                  : { by: authorOf(versions, settings), onReload: giveUp, onOverwrite: overwrite }
              }
            >
              {conflict === null ? null : (
                <section aria-label="Ce qui a été modifié entre-temps" className="grid gap-2">
                  <h2 className="font-serif text-family">Ce qui a été modifié entre-temps</h2>
                  <ChangeList changes={aiSettingsChanges(conflict, settings)} />
                </section>
              )}
              <SettingsPanels
                form={fields}
                settings={settings}
                environment={environment}
                draft={draft}
                trial={trial}
                section={section}
                refused={refused}
              />
              <SettingsWarnings warnings={draft.warnings} />
            </ResourceForm>
          </div>
          {inForm ? null : <div className="ai-alone">{own[section.id as NamedSection]}</div>}
        </div>
      </div>
      {question}
      <ConfirmDialog
        open={givingUp}
        onOpenChange={setGivingUp}
        title={`Annuler ${formatCount(draft.changes.length, "changement", "changements")}\u202F?`}
        consequence="Les champs reprennent les réglages en vigueur. Rien n’en a été publié."
        confirmLabel="Annuler les changements"
        cancelLabel="Continuer la modification"
        onConfirm={giveUp}
      />
      <UnsavedChangesGuard dirty={form.dirty} blocker={blocker} />
    </div>
  );
}

/** Name of whoever saved the version in force, once the history tells it. */
function authorOf(versions: ListQuery<AiSettingsVersion>, { version }: AiSettings): string | undefined {
  const author = itemsOf(versions).find(({ id }) => id === String(version))?.author ?? "";
  return author === "" ? undefined : author;
}
