import { criteria, type CriterionId } from "@carnation/domain/criterion";
import type { RecommendationFormInput } from "@carnation/product/recommendation";
import { Button } from "@carnation/ui/button";
import { FieldSet } from "@carnation/ui/field";
import { IconButton } from "@carnation/ui/icon-button";
import { Menu, MenuItem } from "@carnation/ui/menu";
import { WeightField } from "@carnation/ui/weight-field";
import { Plus, X } from "lucide-react";
import { useRef, type ReactNode } from "react";

/** The weight with which a criterion comes in. */
const FIRST_WEIGHT = 3;

type Weights = RecommendationFormInput["weights"];

interface CriterionWeightsProps {
  readonly id: string;
  /** By criterion id; one without a weight is not targeted. */
  readonly value: Weights | null;
  readonly onValueChange: (weights: Weights) => void;
  readonly error: string | undefined;
}

/** The criteria that a recommendation answers, each with its weight; one more is chosen in a list. */
export function CriterionWeights({ id, value, onValueChange, error }: CriterionWeightsProps): ReactNode {
  const adding = useRef<HTMLButtonElement>(null);
  const weights = value ?? {};
  const chosen = criteria.filter((criterion) => typeof weights[criterion.id] === "number");
  const others = criteria.filter((criterion) => !chosen.includes(criterion));
  const set = (criterion: CriterionId, weight: number): void =>
    onValueChange({ ...weights, [criterion]: weight });
  const remove = (criterion: CriterionId): void => {
    onValueChange(Object.fromEntries(Object.entries(weights).filter(([key]) => Number(key) !== criterion)));
    // Its button is gone: what comes next is to choose another.
    adding.current?.focus();
  };
  return (
    <FieldSet label="Critères et leur poids" labelHidden error={error}>
      <ul>
        {chosen.map((criterion) => (
          <li key={criterion.id} className="border-b border-line py-0.5">
            <WeightField
              layout="row"
              label={criterion.label}
              value={Number(weights[criterion.id])}
              onValueChange={(weight) => set(criterion.id, weight)}
              action={
                <IconButton
                  label={`Retirer ${criterion.label}`}
                  icon={<X aria-hidden="true" />}
                  onClick={() => remove(criterion.id)}
                />
              }
            />
          </li>
        ))}
      </ul>
      <Menu
        trigger={
          <Button
            ref={adding}
            id={id}
            variant="text"
            icon={<Plus aria-hidden="true" />}
            className="justify-self-start"
            disabled={others.length === 0}
          >
            Ajouter un critère
          </Button>
        }
      >
        {others.map((criterion) => (
          <MenuItem key={criterion.id} onSelect={() => set(criterion.id, FIRST_WEIGHT)}>
            {criterion.label}
          </MenuItem>
        ))}
      </Menu>
    </FieldSet>
  );
}
