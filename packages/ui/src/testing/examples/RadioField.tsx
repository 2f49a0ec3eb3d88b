import { RadioField } from "@carnation/ui/radio-field";

export function Example() {
  return (
    <RadioField
      label="Type de peau"
      options={[
        { value: "dry", label: "Sèche" },
        { value: "oily", label: "Grasse" },
      ]}
    />
  );
}
