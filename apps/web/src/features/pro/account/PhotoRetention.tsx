import type { Workspace } from "@carnation/data";
import { formatCount, formatDate } from "@carnation/domain/format";
import {
  type PhotoRetentionMonths,
  photoRetentionMonths,
  type Profile,
  type RetentionPreview,
} from "@carnation/product/profile";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { SelectField } from "@carnation/ui/select-field";
import { Skeleton } from "@carnation/ui/skeleton";
import { useState, type ReactNode } from "react";
import { PageSection } from "../../../shared/layout/PageSection.tsx";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { useReading } from "../../../shared/watch/useReading.ts";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

/** Stands for the length of the service's settings. */
const DEFAULT = "defaut";

const options = [
  { value: DEFAULT, label: "Durée par défaut" },
  ...photoRetentionMonths.map((months) => ({ value: String(months), label: `${months}\u00A0mois` })),
];

const monthsOf = (value: string): PhotoRetentionMonths | null =>
  photoRetentionMonths.find((months) => String(months) === value) ?? null;

const preview = (workspace: Workspace, value: string): Promise<RetentionPreview> =>
  workspace.account.previewRetention(monthsOf(value));

const store = (workspace: Workspace, months: PhotoRetentionMonths | null): Promise<void> =>
  workspace.profile.savePhotoRetention(months);

/** Shows how long photos are kept, and what that would erase before it is saved. */
export function PhotoRetention({ profile }: { readonly profile: Profile }): ReactNode {
  const kept = String(profile.photoRetentionMonths ?? DEFAULT);
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? kept;
  const changed = value !== kept;
  const { run, pending, failure } = useMutation(store);
  const { reading, retry } = useReading(value, preview);
  return (
    <PageSection title="Conservation des photos">
      <div className="grid justify-items-start gap-3">
        <SelectField
          className="w-full"
          label="Durée de conservation"
          hint="Passé ce délai, les photos sont effacées dans la nuit. Les scores restent."
          options={options}
          value={value}
          onValueChange={(next) => setTyped(next)}
        />
        {reading.status === "ready" ? (
          <output className="text-small text-ink-2">{previewWords(reading.value, changed)}</output>
        ) : reading.status === "failed" ? (
          <Alert tone="warning" actions={<Button onClick={retry}>Réessayer</Button>}>
            Ce que cette durée effacerait n’a pas pu être lu. {errorMessage(reading.error)}
          </Alert>
        ) : (
          <Skeleton height="2.6em" className="w-full" />
        )}
        {changed ? (
          <div className="flex flex-wrap gap-3">
            <Button
              variant="primary"
              loading={pending}
              // What would be erased is read first.
              disabled={reading.status !== "ready"}
              onClick={() =>
                void run(monthsOf(value)).then(
                  () => setTyped(null),
                  () => undefined,
                )
              }
            >
              Enregistrer cette durée
            </Button>
            <Button variant="text" disabled={pending} onClick={() => setTyped(null)}>
              Annuler
            </Button>
          </div>
        ) : null}
        {failure === null ? null : <Alert tone="error">{failure}</Alert>}
      </div>
    </PageSection>
  );
}

/** « Les photos de 3 diagnostics seraient effacées cette nuit. Les suivantes, à partir du 3 mars 2027. » */
function previewWords({ diagnoses, next }: RetentionPreview, changed: boolean): string {
  const would = changed ? "seraient" : "seront";
  const now =
    diagnoses === 0
      ? "Aucune photo n’est à effacer aujourd’hui."
      : `Les photos de ${formatCount(diagnoses, "diagnostic", "diagnostics")} ${would} effacées cette nuit.`;
  if (next === null) return now;
  return `${now} ${diagnoses === 0 ? "La première le sera" : "La suivante le sera"} le ${formatDate(next)}.`;
}
