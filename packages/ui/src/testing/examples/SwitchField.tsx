import { SwitchField } from "@carnation/ui/switch-field";

export function Example() {
  return <SwitchField label="Rappels par e-mail" defaultChecked />;
}
