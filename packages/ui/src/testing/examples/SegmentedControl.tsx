import { SegmentedControl } from "@carnation/ui/segmented-control";

export function Example() {
  return (
    <SegmentedControl
      label="Vue"
      defaultValue="list"
      options={[
        { value: "list", label: "Liste" },
        { value: "chart", label: "Graphique" },
      ]}
    />
  );
}
