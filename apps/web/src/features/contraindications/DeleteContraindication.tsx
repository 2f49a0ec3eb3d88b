import {
  type Contraindication,
  contraindicationGroupLabels,
  contraindicationsByGroup,
  formatCount,
  messageFor,
  recommendationsWithContraindication,
} from "@carnation/domain";
import { ConfirmDialog } from "@carnation/ui/confirm-dialog";
import { SelectField } from "@carnation/ui/select-field";
import { useAtom, useAtomValue } from "jotai";
import { useState, type ReactNode } from "react";
import { useMutation } from "../../common/state/useMutation.ts";
import { itemsOf } from "../../common/state/watched.ts";
import { contraindicationsAtom, recommendationsAtom, remove } from "./contraindications.ts";

interface DeleteContraindicationProps {
  readonly contraindication: Contraindication;
  /** Called when the question is closed, whatever the answer. */
  readonly onClose: () => void;
  /** Called once it is deleted. */
  readonly onDeleted?: () => void;
}

/** Stands for « no other »: an id never holds a blank. */
const NONE = "none ";

/** Asks before one is deleted; when recommendations name it, what is to stand in its place. */
export function DeleteContraindication({
  contraindication: { id, name },
  onClose,
  onDeleted,
}: DeleteContraindicationProps): ReactNode {
  const [recommendations, readAgain] = useAtom(recommendationsAtom);
  const others = itemsOf(useAtomValue(contraindicationsAtom)).filter((other) => other.id !== id);
  const [replacement, setReplacement] = useState("");
  const [missing, setMissing] = useState(false);
  const { run } = useMutation(remove);
  const using = recommendationsWithContraindication(itemsOf(recommendations), id);
  const known = recommendations.status === "ready";
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Supprimer «\u00A0${name}\u00A0»\u202F?`}
      consequence={known ? consequence(using.length) : recommendations.status === "failed" ? FAILED : UNREAD}
      confirmLabel="Supprimer la contre-indication"
      describeError={(error) => (error instanceof NotChosen ? null : messageFor(error).message)}
      onConfirm={async () => {
        if (recommendations.status === "failed") readAgain();
        const chosen = using.length === 0 || replacement !== "";
        setMissing(!chosen);
        if (!chosen || !known) throw new NotChosen();
        await run(id, replacement === NONE || using.length === 0 ? null : replacement);
        onDeleted?.();
      }}
    >
      {using.length > 0 ? (
        <>
          <ul className="max-h-40 list-disc overflow-y-auto ps-5 text-ink-2">
            {using.map((recommendation) => (
              <li key={recommendation.id}>{recommendation.name}</li>
            ))}
          </ul>
          <SelectField
            label="Remplacer par"
            required
            placeholder="Choisir"
            options={[
              { value: NONE, label: "Aucune\u00A0: ces recommandations ne la citeront plus" },
              ...contraindicationsByGroup(others).map(({ group, contraindications }) => ({
                label: group === null ? "Sans groupe" : contraindicationGroupLabels[group],
                options: contraindications.map((other) => ({ value: other.id, label: other.name })),
              })),
            ]}
            value={replacement}
            onValueChange={setReplacement}
            error={
              missing && replacement === ""
                ? "Choisissez par quoi la remplacer, ou «\u00A0Aucune\u00A0»."
                : undefined
            }
          />
        </>
      ) : null}
    </ConfirmDialog>
  );
}

/** The answer was not complete: the field says so. */
class NotChosen extends Error {}

const FAILED =
  "Les recommandations qui la citent n’ont pas pu être lues\u00A0: rien n’est supprimé. Confirmez pour les relire.";
const UNREAD = "Les recommandations qui la citent ne sont pas encore lues\u00A0: attendez un instant.";

function consequence(uses: number): string {
  if (uses === 0) return "Aucune recommandation ne la cite. Cette suppression est définitive.";
  const cited = formatCount(uses, "recommandation la cite", "recommandations la citent");
  return `${cited}. Choisissez par quoi l’y remplacer\u00A0: cette suppression est définitive.`;
}
