import { BandScale } from "@carnation/ui/band-scale";

export function Example() {
  return (
    <BandScale
      min={0}
      max={100}
      bands={[{ tone: "priority" }, { tone: "maintain", from: 50 }, { tone: "strength", from: 70 }]}
    />
  );
}
