import { formatShortDate } from "@carnation/domain/format";
import { upperFirst } from "@carnation/domain/text";
import { isNameTaken } from "@carnation/domain/internal/field";
import type { Recommendation } from "@carnation/domain/routine";
import { ownerChangeSentence, recommendationUseWords } from "@carnation/product/recommendation";
import { Alert } from "@carnation/ui/alert";
import { FormField } from "@carnation/ui/form";
import { NumberField } from "@carnation/ui/number-field";
import { ResourceFormSection } from "@carnation/ui/resource-form";
import type { ReactNode } from "react";
import { RecommendationFields } from "../../../shared/recommendations/form/RecommendationFields.tsx";
import { RecommendationPreview } from "../../../shared/recommendations/form/RecommendationPreview.tsx";
import type { RecommendationForm } from "../../../shared/recommendations/form/useRecommendationForm.ts";
import { useReading } from "../../../shared/watch/useReading.ts";
import { type CatalogueFieldsProps, contextOf } from "./catalogueForm.ts";
import { OwnerField } from "./OwnerField.tsx";
import { readUse } from "./catalogueData.ts";

// The fields of the domain's form are among those of this one.
const sharedFormOf = ({ form }: CatalogueFieldsProps) => form as unknown as RecommendationForm;

/** The fields of a recommendation, as its professional has them, and what only administrators decide. */
export function CatalogueFields(props: CatalogueFieldsProps): ReactNode {
  const { form, record, given, pictureSrc } = props;
  return (
    <>
      {record === null ? null : <Standing recommendation={record} />}
      <RecommendationFields
        form={sharedFormOf(props)}
        context={contextOf(given, record)}
        pictureSrc={pictureSrc}
        nameNotice={
          <NameNotice
            name={form.methods.watch("name")}
            others={given.shared.filter(({ id }) => id !== record?.id)}
          />
        }
      />
      <PlaceSection {...props} />
    </>
  );
}

/** « Aperçu client »: what the fields amount to for whom they are proposed to. */
export function CataloguePreview(props: CatalogueFieldsProps): ReactNode {
  const { given, record, pictureSrc } = props;
  return (
    <RecommendationPreview
      form={sharedFormOf(props)}
      context={contextOf(given, record)}
      pictureSrc={pictureSrc}
      forClient
    />
  );
}

/** In how many routines it is, since when it is there, and when it was last changed. */
function Standing({ recommendation: { id, created, updated } }: { readonly recommendation: Recommendation }) {
  const { reading } = useReading(id, readUse);
  const uses = reading.status === "ready" ? reading.value : null;
  const facts = [
    ...(uses === null ? [] : [recommendationUseWords(uses)]),
    ...(created === null ? [] : [`créée le ${formatShortDate(created)}`]),
    ...(updated === null ? [] : [`modifiée le ${formatShortDate(updated)}`]),
  ].join(", ");
  return (
    <div className="grid gap-3">
      {facts === "" ? null : <p className="text-small text-ink-2">{`${upperFirst(facts)}.`}</p>}
      {uses === null || uses === 0 ? null : (
        <Alert tone="info">
          Les routines enregistrées gardent le nom et les conseils d’alors{"\u202F"}; le prix d’un nouveau
          devis est celui d’ici, ou celui du professionnel.
        </Alert>
      )}
    </div>
  );
}

/** Shows whose it is, and its place among those of its step. */
function PlaceSection({ form, record, given }: CatalogueFieldsProps): ReactNode {
  const { professionals } = given;
  const [owner, category, subcategory] = form.methods.watch(["owner", "category", "subcategory"]);
  const before = record?.owner ?? owner;
  const change = record === null ? null : ownerChangeSentence(before, owner);
  const professional = professionals.find(({ uid }) => uid === owner);
  const isPractised =
    category === "cosmetics" ||
    subcategory === "" ||
    (professional?.enabledSubcategories.includes(subcategory) ?? true);
  return (
    <ResourceFormSection title="Place dans le catalogue" description="Qui la voit, et où." columns={2}>
      <div className="grid gap-2">
        <OwnerField form={form} record={record} given={given} />
        <output className="grid gap-2 empty:hidden">
          {change === null ? null : <Alert tone="warning">{change}</Alert>}
          {isPractised ? null : (
            <Alert tone="warning">
              Ce professionnel ne pratique pas cette sous-catégorie{"\u00A0"}: elle ne lui sera pas proposée.
            </Alert>
          )}
        </output>
      </div>
      <FormField form={form} name="order">
        {({ value, ...field }) => (
          <NumberField
            label="Place dans son étape"
            hint="De 1 à 99. Sans place, elle vient après les autres."
            min={1}
            max={99}
            {...field}
            value={typeof value === "number" ? value : null}
          />
        )}
      </FormField>
    </ResourceFormSection>
  );
}

/** Another one of the shared catalogue is called the same: that is told, and refuses nothing. */
function NameNotice({
  name,
  others,
}: {
  readonly name: string;
  readonly others: readonly { readonly name: string }[];
}): ReactNode {
  return (
    <output className="block empty:hidden">
      {name.trim() !== "" && isNameTaken(name, others) ? (
        <Alert tone="warning">Une recommandation du catalogue commun porte déjà ce nom.</Alert>
      ) : null}
    </output>
  );
}
