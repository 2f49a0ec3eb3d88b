import { Button } from "@carnation/ui/button";
import { Tooltip } from "@carnation/ui/tooltip";

export function Example() {
  return (
    <Tooltip text="Le devis n’est pas encore signé">
      <Button>Imprimer</Button>
    </Tooltip>
  );
}
