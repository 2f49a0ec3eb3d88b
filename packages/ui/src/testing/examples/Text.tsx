import { Text } from "@carnation/ui/text";

export function Example() {
  return (
    <>
      <Text as="h2" size="family">
        Routine du soir
      </Text>
      <Text size="small" tone="secondary" lines={2}>
        Nettoyer le visage à l’eau tiède, sécher sans frotter, puis appliquer la crème en couche fine.
      </Text>
    </>
  );
}
