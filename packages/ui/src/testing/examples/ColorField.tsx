import { ColorField } from "@carnation/ui/color-field";

export function Example() {
  return <ColorField label="Couleur du logo" defaultValue="#7a2e6d" />;
}
