import { SelectField } from "@carnation/ui/select-field";

export function Example() {
  return (
    <SelectField
      label="Type de peau"
      placeholder="Choisir"
      options={[
        { value: "dry", label: "Sèche" },
        { value: "oily", label: "Grasse" },
      ]}
    />
  );
}
