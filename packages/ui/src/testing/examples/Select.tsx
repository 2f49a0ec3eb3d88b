import { Select } from "@carnation/ui/select";

export function Example() {
  return (
    <Select
      aria-label="Tri"
      options={[
        { value: "name", label: "Par nom" },
        { value: "date", label: "Par date" },
      ]}
    />
  );
}
