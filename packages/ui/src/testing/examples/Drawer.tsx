import { Button } from "@carnation/ui/button";
import { Drawer } from "@carnation/ui/drawer";

export function Example() {
  return (
    <Drawer title="Filtres" trigger={<Button>Filtrer</Button>}>
      Les filtres de la liste.
    </Drawer>
  );
}
