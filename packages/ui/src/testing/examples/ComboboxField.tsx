import { ComboboxField } from "@carnation/ui/combobox-field";

export function Example() {
  return (
    <ComboboxField
      label="Produit"
      options={[
        { value: "serum", label: "Sérum éclat" },
        { value: "cream", label: "Crème de nuit" },
      ]}
    />
  );
}
