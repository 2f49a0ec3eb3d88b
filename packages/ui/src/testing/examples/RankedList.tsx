import { RankedList } from "@carnation/ui/ranked-list";

export function Example() {
  return (
    <RankedList
      items={[
        { id: "serum", label: "Sérum éclat", value: "42", share: 1 },
        { id: "cream", label: "Crème de nuit", value: "18", share: 0.43 },
      ]}
    />
  );
}
