import {
  AppBar,
  Alert,
  Button,
  Card,
  CardContent,
  Checkbox,
  Container,
  CssBaseline,
  FormControlLabel,
  Grid,
  Stack,
  StyledEngineProvider,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Toolbar,
  Typography,
} from "@mui/material";
import type { ReactNode } from "react";
import { type Parts, Place, show } from "./page/show";

function OwnParts(): ReactNode {
  return (
    <Card data-host="own" variant="outlined" sx={{ marginBottom: 3 }}>
      <CardContent>
        <Typography variant="h5" component="h2" gutterBottom>
          Prochaine visite
        </Typography>
        <Stack spacing={2}>
          <TextField label="Jour" defaultValue="12 janvier 2027" size="small" />
          <FormControlLabel control={<Checkbox defaultChecked />} label="Confirmer par SMS" />
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>Soin</TableCell>
                <TableCell align="right">Durée</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              <TableRow>
                <TableCell>Bilan de peau</TableCell>
                <TableCell align="right">30 min</TableCell>
              </TableRow>
            </TableBody>
          </Table>
          <Alert severity="info">La cliente arrive dix minutes plus tôt.</Alert>
          <Button variant="contained">Confirmer</Button>
        </Stack>
      </CardContent>
    </Card>
  );
}

function MuiApp({ parts }: { readonly parts: Parts | undefined }): ReactNode {
  return (
    <>
      <CssBaseline />
      <AppBar data-host="bar" position="sticky">
        <Toolbar>
          <Typography variant="h6" component="p">
            Institut Morel
          </Typography>
        </Toolbar>
      </AppBar>
      <Container component="main" sx={{ paddingY: 4 }}>
        <Typography data-host="title" variant="h3" component="h1" gutterBottom>
          Anaïs Morel
        </Typography>
        <Grid container spacing={4}>
          <Grid size={{ xs: 12, lg: 7 }}>
            <Place parts={parts} name="readings" />
          </Grid>
          <Grid size={{ xs: 12, lg: 5 }}>
            <OwnParts />
            <Place parts={parts} name="form" />
          </Grid>
        </Grid>
        <Place parts={parts} name="table" />
      </Container>
    </>
  );
}

/**
 * The application, with the kit's parts in its grid, or alone.
 * @param layer whether MUI's styles go into the layer `mui`
 */
export function showMuiApp(parts?: Parts, { layer = false }: { readonly layer?: boolean } = {}): void {
  const app = <MuiApp parts={parts} />;
  show(layer ? <StyledEngineProvider enableCssLayer>{app}</StyledEngineProvider> : app);
}
