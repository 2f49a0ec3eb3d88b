import { CheckboxGroup } from "@carnation/ui/checkbox-group";

export function Example() {
  return (
    <CheckboxGroup
      label="Moments"
      options={[
        { value: "morning", label: "Matin" },
        { value: "evening", label: "Soir" },
      ]}
    />
  );
}
