import { BandMark } from "@carnation/ui/band-mark";

export function Example() {
  return <BandMark tone="maintain" phrase="Quelques rougeurs" />;
}
