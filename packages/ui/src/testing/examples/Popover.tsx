import { Button } from "@carnation/ui/button";
import { Popover } from "@carnation/ui/popover";

export function Example() {
  return (
    <Popover title="Prix TTC" trigger={<Button>Prix TTC</Button>}>
      La TVA est comprise.
    </Popover>
  );
}
