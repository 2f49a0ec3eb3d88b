import { type ReactNode, useState } from "react";
import { Alert } from "../../../feedback/alert/Alert.tsx";
import { Button } from "../../../actions/button/Button.tsx";
import { CheckboxField } from "../../checkbox-field/CheckboxField.tsx";
import { CheckboxGroup } from "../../checkbox-group/CheckboxGroup.tsx";
import { ComboboxField } from "../../combobox-field/ComboboxField.tsx";
import { subcategories } from "../../combobox-field/testing/options.ts";
import { DateField } from "../../date-field/DateField.tsx";
import { MoneyField } from "../../number-field/MoneyField.tsx";
import { MultiSelectField } from "../../multi-select-field/MultiSelectField.tsx";
import { notices } from "../../multi-select-field/testing/notices.ts";
import { NumberField } from "../../number-field/NumberField.tsx";
import { PercentField } from "../../number-field/PercentField.tsx";
import { RichTextField } from "../../rich-text-field/RichTextField.tsx";
import { SegmentedControl } from "../../segmented-control/SegmentedControl.tsx";
import { SelectField } from "../../select-field/SelectField.tsx";
import { SwitchField } from "../../switch-field/SwitchField.tsx";
import { TagsField } from "../../tags-field/TagsField.tsx";
import { Columns, Row } from "../../../testing/StoryLayout.tsx";
import { TextAreaField } from "../../text-area-field/TextAreaField.tsx";
import { TextField } from "../../text-field/TextField.tsx";
import { WeightField } from "../../weight-field/WeightField.tsx";
import { Form, FormField, useCarnationForm } from "../index.ts";
import { emptyProduct, type Product, productSchema } from "./productSchema.ts";

const categories = [
  { value: "cosmetic", label: "Cosmétiques" },
  { value: "other", label: "Autres soins" },
] as const;
const rates = [
  { value: "20", label: "20\u00A0%" },
  { value: "10", label: "10\u00A0%" },
  { value: "5.5", label: "5,5\u00A0%" },
] as const;
const moments = [
  { value: "morning", label: "Matin" },
  { value: "evening", label: "Soir" },
  { value: "weekly", label: "Chaque semaine" },
] as const;

interface ProductFormProps {
  readonly onSave?: (product: Product) => void | Promise<void>;
  /** Names that the server says are taken. */
  readonly takenNames?: readonly string[];
}

/** A product sheet made of every field of the kit. */
export function ProductForm({ onSave, takenNames = [] }: ProductFormProps): ReactNode {
  const form = useCarnationForm({
    schema: productSchema,
    defaultValues: { ...emptyProduct, moments: [], notices: [], tags: [] },
  });
  const [saved, setSaved] = useState(false);
  const save = async (product: Product): Promise<void> => {
    setSaved(false);
    await onSave?.(product);
    if (takenNames.includes(product.name)) {
      form.setErrors({ name: "Une fiche porte déjà ce nom : ajoutez ce qui la distingue." });
    } else setSaved(true);
  };
  return (
    <Form form={form} onSubmit={save} aria-label="Fiche produit" style={{ maxWidth: 640 }}>
      <FormField form={form} name="name">
        {(field) => <TextField label="Nom" required {...field} />}
      </FormField>
      <FormField form={form} name="category">
        {(field) => <SegmentedControl label="Catégorie" options={categories} {...field} />}
      </FormField>
      <FormField form={form} name="subcategory">
        {(field) => <ComboboxField label="Sous-catégorie" required options={subcategories} {...field} />}
      </FormField>
      <Columns>
        <FormField form={form} name="priceCents">
          {(field) => <MoneyField label="Prix TTC" required {...field} />}
        </FormField>
        <FormField form={form} name="vat">
          {(field) => <SelectField label="Taux de TVA" options={rates} {...field} />}
        </FormField>
        <FormField form={form} name="discount">
          {(field) => <PercentField label="Remise" {...field} />}
        </FormField>
        <FormField form={form} name="minutes">
          {(field) => <NumberField label="Durée" unit="min" {...field} />}
        </FormField>
        <FormField form={form} name="availableFrom">
          {(field) => <DateField label="Disponible à partir du" required today="2026-11-21" {...field} />}
        </FormField>
      </Columns>
      <FormField form={form} name="moments">
        {(field) => <CheckboxGroup label="Moments" required layout="columns" options={moments} {...field} />}
      </FormField>
      <FormField form={form} name="wrinkles">
        {(field) => <WeightField label="Rides et ridules" {...field} />}
      </FormField>
      <FormField form={form} name="notices">
        {(field) => <MultiSelectField label="Contre-indications" options={notices} {...field} />}
      </FormField>
      <FormField form={form} name="tags">
        {(field) => <TagsField label="Mots-clés" suggestions={["Hiver", "Éclat"]} maxCount={5} {...field} />}
      </FormField>
      <FormField form={form} name="note">
        {(field) => <TextAreaField label="Note interne" rows={2} {...field} />}
      </FormField>
      <FormField form={form} name="usage">
        {(field) => <RichTextField label="Mode d’emploi" required {...field} />}
      </FormField>
      <FormField form={form} name="active">
        {(field) => <SwitchField label="Proposée aux professionnels" {...field} />}
      </FormField>
      <FormField form={form} name="checked">
        {(field) => <CheckboxField label="J’ai relu la fiche" required {...field} />}
      </FormField>
      {saved && !form.dirty ? <Alert tone="success">La fiche est enregistrée.</Alert> : null}
      <Row>
        <Button type="submit" variant="primary" loading={form.pending}>
          Enregistrer la fiche
        </Button>
        <Button variant="text" disabled={!form.dirty} onClick={() => form.reset()}>
          Revenir à la dernière version
        </Button>
      </Row>
    </Form>
  );
}
