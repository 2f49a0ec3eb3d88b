import { MultiSelectField } from "@carnation/ui/multi-select-field";

export function Example() {
  return (
    <MultiSelectField
      label="Besoins"
      options={[
        { value: "redness", label: "Rougeurs" },
        { value: "hydration", label: "Hydratation" },
      ]}
    />
  );
}
