import { Button } from "@carnation/ui/button";
import { Stack } from "@carnation/ui/stack";

export function Example() {
  return (
    <Stack direction="row" gap={3} columnBelow="sm">
      <Button variant="primary">Construire la routine</Button>
      <Button>Imprimer</Button>
    </Stack>
  );
}
