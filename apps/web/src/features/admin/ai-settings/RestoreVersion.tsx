import type { Workspace } from "@carnation/data";
import {
  type AiEnvironment,
  type AiSettings,
  aiSettingsChanges,
  aiSettingsForm,
  type AiSettingsValues,
  aiSettingsValues,
  type AiSettingsVersion,
  type AiSettingsWarning,
  aiSettingsWarnings,
  type DefaultRetentionPreview,
} from "@carnation/product/ai-settings";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { ConfirmDialog } from "@carnation/ui/confirm-dialog";
import { Skeleton } from "@carnation/ui/skeleton";
import type { ReactNode } from "react";
import * as v from "valibot";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { useReading } from "../../../shared/watch/useReading.ts";
import { previewRetention, saveSettings } from "./aiSettings.ts";
import { ChangeList } from "./ChangeList.tsx";
import { SettingsWarnings } from "./SettingsWarnings.tsx";
import { erasureWords } from "./useRetentionQuestion.tsx";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

interface RestoreVersionProps {
  readonly version: AiSettingsVersion;
  /** Those in force. */
  readonly settings: AiSettings;
  /** Null until it is known, and where it cannot be asked: the server then decides. */
  readonly environment: AiEnvironment | null;
}

const readErasure = (workspace: Workspace, months: string): Promise<DefaultRetentionPreview> =>
  previewRetention(workspace, Number(months));

/** Puts an earlier version in force again, as a new one, after the checks and the question of the form. */
export function RestoreVersion({ version, settings, environment }: RestoreVersionProps): ReactNode {
  const { run } = useMutation(saveSettings);
  const values = aiSettingsValues(version.settings);
  const { retentionMonths } = values.photos;
  const isShorter = retentionMonths < settings.photos.retentionMonths;
  const { reading, retry } = useReading(isShorter ? String(retentionMonths) : null, readErasure);
  // The perceived age is signed for by whoever decides it: it is not brought back with the rest.
  const changes = aiSettingsChanges(settings, { ...settings, ...values });
  if (changes.length === 0) {
    return <p className="text-small text-ink-2">Identique aux réglages en vigueur, hors âge perçu.</p>;
  }
  const warnings = problemsOf(values, environment);
  const stopping = warnings.filter(({ level }) => level === "error");
  if (stopping.length > 0) {
    return (
      <>
        <p className="text-small text-ink-2">Cette version ne peut pas être restaurée.</p>
        <SettingsWarnings warnings={stopping} />
      </>
    );
  }
  if (isShorter && reading.status === "failed") {
    return (
      <Alert tone="warning" actions={<Button onClick={retry}>Réessayer</Button>}>
        Ce que sa durée de conservation effacerait n’a pas pu être lu. {errorMessage(reading.error)}
      </Alert>
    );
  }
  // What would be erased is read first.
  if (isShorter && reading.status !== "ready") return <Skeleton height="2.75rem" className="w-64" />;
  return (
    <ConfirmDialog
      trigger={<Button>Restaurer la version {version.id}</Button>}
      tone={isShorter ? "danger" : "neutral"}
      title={`Restaurer la version ${version.id}\u202F?`}
      consequence={[
        "Ses réglages sont enregistrés comme une nouvelle version, hors âge perçu. Les diagnostics terminés gardent les seuils avec lesquels ils ont été jugés.",
        ...(isShorter && reading.status === "ready" ? [erasureWords(reading.value)] : []),
      ].join(" ")}
      confirmLabel={`Restaurer la version ${version.id}`}
      describeError={errorMessage}
      onConfirm={async () => {
        await run({ version: settings.version, values, restored: Number(version.id) });
      }}
    >
      <ChangeList changes={changes} />
      <SettingsWarnings warnings={warnings} />
    </ConfirmDialog>
  );
}

/** Gives what the form would refuse or remark on: an older version may hold what makes no sense today. */
function problemsOf(
  values: AiSettingsValues,
  environment: AiEnvironment | null,
): readonly AiSettingsWarning[] {
  const read = v.safeParse(aiSettingsForm, values);
  if (read.success) return aiSettingsWarnings(read.output, environment);
  return read.issues.map(({ message }) => ({ level: "error", message }));
}
