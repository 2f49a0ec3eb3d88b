import { Timeline } from "@carnation/ui/timeline";

export function Example() {
  return (
    <Timeline
      label="Suivi"
      events={[
        { id: "november", date: "2026-11-21T09:00:00Z", kind: "Diagnostic", title: "Deuxième diagnostic" },
        { id: "june", date: "2026-06-12T09:00:00Z", kind: "Diagnostic", title: "Premier diagnostic" },
      ]}
    />
  );
}
