import { Slider } from "@carnation/ui/slider";

export function Example() {
  return <Slider label="Opacité" min={0} max={100} defaultValue={60} unit="%" />;
}
