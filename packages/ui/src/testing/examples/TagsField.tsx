import { TagsField } from "@carnation/ui/tags-field";

export function Example() {
  return <TagsField label="Mots-clés" suggestions={["Éclat", "Hiver"]} />;
}
