import { ColorSchemeField } from "@carnation/ui/color-scheme-field";

export function Example() {
  return <ColorSchemeField />;
}
