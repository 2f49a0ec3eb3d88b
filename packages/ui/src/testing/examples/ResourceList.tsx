import { ResourceList } from "@carnation/ui/resource-list";

export function Example() {
  return (
    <ResourceList title="Produits" count="2 produits">
      <ul>
        <li>Sérum éclat</li>
        <li>Crème de nuit</li>
      </ul>
    </ResourceList>
  );
}
