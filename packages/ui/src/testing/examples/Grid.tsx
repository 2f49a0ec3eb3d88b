import { Grid } from "@carnation/ui/grid";
import { StatTile } from "@carnation/ui/stat-tile";

export function Example() {
  return (
    <Grid columns={3} minWidth="xs" gap={6}>
      <StatTile label="Diagnostics" value="128" />
      <StatTile label="Clients suivis" value="46" />
      <StatTile label="Devis envoyés" value="17" />
    </Grid>
  );
}
