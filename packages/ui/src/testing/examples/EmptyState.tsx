import { Button } from "@carnation/ui/button";
import { EmptyState } from "@carnation/ui/empty-state";

export function Example() {
  return (
    <EmptyState
      title="Aucun diagnostic pour l’instant"
      action={<Button variant="primary">Photographier</Button>}
    >
      Le premier apparaîtra ici.
    </EmptyState>
  );
}
