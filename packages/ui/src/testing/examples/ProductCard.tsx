import { Price } from "@carnation/ui/price";
import { ProductCard } from "@carnation/ui/product-card";

export function Example() {
  return <ProductCard name="Sérum éclat" price={<Price cents={4900} />} usage="Le matin, deux gouttes" />;
}
