import { contraindicationGroupLabels } from "@carnation/domain/internal/contraindication";
import { MultiSelectField } from "@carnation/ui/multi-select-field";
import { SegmentedControl } from "@carnation/ui/segmented-control";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { contraindicationsAtom } from "../../../shared/watch/catalogueAtoms.ts";
import { itemsOf } from "../../../shared/state/queryState.ts";

interface PrecautionQuestionProps {
  /** Way that the client is called. */
  readonly name: string;
  /** Ids of what is to be respected; `unsaid` when there is something and one does not know what yet, null before. */
  readonly value: readonly string[] | "unsaid" | null;
  readonly onChange: (answer: string[] | "unsaid") => void;
}

const choices = [
  { value: "nothing", label: "Rien à signaler" },
  { value: "something", label: "À signaler" },
] as const;

/** Tells whether there is something to respect today, and what. Saying « À signaler » without saying what is no answer yet. */
export function PrecautionQuestion({ name, value, onChange }: PrecautionQuestionProps): ReactNode {
  const telling = value !== null && value.length > 0;
  const chosen = value === null || value === "unsaid" ? [] : value;
  const known = itemsOf(useAtomValue(contraindicationsAtom));
  const unknown = chosen.filter((id) => !known.some((one) => one.id === id));
  return (
    <div className="grid gap-4">
      <SegmentedControl
        label={`Grossesse, allergie, soin récent, peau lésée\u2026 y a-t-il une précaution à respecter pour ${name}\u202F?`}
        options={choices}
        value={telling ? "something" : value === null ? null : "nothing"}
        onValueChange={(choice) => onChange(choice === "nothing" ? [] : "unsaid")}
      />
      {telling ? (
        <MultiSelectField
          className="max-w-[34rem]"
          label="Précautions à respecter"
          hint={"Enregistrées dans le dossier\u00A0: rien de déconseillé ne sera proposé."}
          options={[
            ...known.map(({ id, name: label, group }) => ({
              value: id,
              label,
              group: group === null ? undefined : contraindicationGroupLabels[group],
            })),
            ...unknown.map((id) => ({
              value: id,
              label: "Précaution dont le nom n’est plus dans le catalogue",
            })),
          ]}
          value={chosen}
          onValueChange={(ids) => onChange(ids.length === 0 ? "unsaid" : ids)}
        />
      ) : null}
    </div>
  );
}
