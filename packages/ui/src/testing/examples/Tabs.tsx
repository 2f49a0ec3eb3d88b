import { Tabs } from "@carnation/ui/tabs";

export function Example() {
  return (
    <Tabs
      label="Vues"
      items={[
        { id: "summary", label: "Synthèse", content: "Peau nette et confortable." },
        { id: "criteria", label: "Critères", content: "Les treize critères." },
      ]}
    />
  );
}
