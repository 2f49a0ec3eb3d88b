import { Button } from "@carnation/ui/button";
import { KeyboardMap } from "@carnation/ui/keyboard-map";

export function Example() {
  return (
    <KeyboardMap
      title="Raccourcis clavier"
      trigger={<Button>Raccourcis</Button>}
      groups={[{ place: "Partout", rows: [{ keys: ["Ctrl+K"], does: "Aller à une page" }] }]}
    />
  );
}
