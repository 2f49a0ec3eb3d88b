import { StatTile } from "@carnation/ui/stat-tile";

export function Example() {
  return <StatTile label="Diagnostics" value={31} period="en novembre" />;
}
