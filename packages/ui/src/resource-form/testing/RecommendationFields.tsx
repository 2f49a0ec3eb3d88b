import type { ReactNode } from "react";
import { MoneyField } from "../../money-field/index.ts";
import { SelectField } from "../../select-field/index.ts";
import { TextAreaField } from "../../text-area-field/index.ts";
import { TextField } from "../../text-field/index.ts";
import { WeightField } from "../../weight-field/index.ts";
import { ResourceFormSection } from "../index.ts";

interface RecommendationFieldsProps {
  readonly nameError?: string | undefined;
}

/** The fields of a recommendation, the same to create one and to change it, for stories and tests. */
export function RecommendationFields({ nameError }: RecommendationFieldsProps): ReactNode {
  return (
    <>
      <ResourceFormSection
        title="Produit"
        description="Ce que la cliente voit dans sa routine et sur son devis."
        columns={2}
      >
        <div data-wide="">
          <TextField
            id="recommendation-name"
            label="Nom"
            required
            defaultValue={nameError ? "" : "Sérum rétinol 0,2\u00A0%"}
            error={nameError}
          />
        </div>
        <SelectField
          label="Catégorie"
          defaultValue="cosmetics"
          options={[
            { value: "cosmetics", label: "Cosmétiques" },
            { value: "other", label: "Autres soins" },
          ]}
        />
        <SelectField
          label="Sous-catégorie"
          defaultValue="serum"
          options={[
            { value: "serum", label: "Sérum" },
            { value: "mask", label: "Masque" },
          ]}
        />
        <MoneyField label="Prix TTC" required defaultValue={4900} />
        <SelectField
          label="Taux de TVA"
          defaultValue="20"
          options={[
            { value: "20", label: "20\u00A0%" },
            { value: "10", label: "10\u00A0%" },
          ]}
        />
        <div data-wide="">
          <TextAreaField
            label="Mode d’emploi"
            defaultValue="Le soir, deux à trois fois par semaine. SPF 50 obligatoire le matin."
          />
        </div>
      </ResourceFormSection>
      <ResourceFormSection title="Critères ciblés" description="De 1 à 5, selon l’effet attendu.">
        <WeightField layout="row" label="Rides et ridules" defaultValue={4} />
        <WeightField layout="row" label="Fermeté" defaultValue={2} />
        <WeightField layout="row" label="Uniformité" defaultValue={2} />
      </ResourceFormSection>
    </>
  );
}
