import { Button } from "@carnation/ui/button";
import { Dialog } from "@carnation/ui/dialog";

export function Example() {
  return (
    <Dialog title="Partager le compte rendu" trigger={<Button>Partager</Button>}>
      Le lien est valable trente jours.
    </Dialog>
  );
}
