import { PlanCard } from "@carnation/ui/plan-card";

export function Example() {
  return (
    <PlanCard
      name="Cabinet"
      price={"49\u00A0€"}
      period="par mois"
      features={["50 diagnostics", "Devis et routines"]}
    />
  );
}
