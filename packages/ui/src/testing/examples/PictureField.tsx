import { PictureField } from "@carnation/ui/picture-field";

export function Example() {
  return <PictureField label="Photo du produit" />;
}
