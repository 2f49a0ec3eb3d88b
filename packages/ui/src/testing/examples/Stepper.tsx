import { Stepper } from "@carnation/ui/stepper";

export function Example() {
  return (
    <Stepper
      current="photo"
      items={[
        { id: "customer", label: "Client", href: "/client" },
        { id: "photo", label: "Photo" },
        { id: "results", label: "Résultats" },
      ]}
    />
  );
}
