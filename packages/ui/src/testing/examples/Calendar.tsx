import { Calendar } from "@carnation/ui/calendar";

export function Example() {
  return <Calendar aria-label="Rendez-vous" min="2026-11-01" max="2026-12-31" />;
}
