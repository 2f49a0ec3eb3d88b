import { DescriptionList } from "@carnation/ui/description-list";

export function Example() {
  return (
    <DescriptionList
      items={[
        { id: "skin", term: "Type de peau", details: "Mixte" },
        { id: "age", term: "Âge", details: "41 ans" },
      ]}
    />
  );
}
