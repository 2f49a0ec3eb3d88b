import type { ReactNode } from "react";
import { Grid } from "../layout/grid/Grid.tsx";
import { Stack as KitStack } from "../layout/stack/Stack.tsx";

interface LayoutProps {
  readonly children: ReactNode;
  /** Widest inline size, any CSS length. */
  readonly width?: string;
}

/** Things one after the other, in stories only. */
export function Row({ children, width }: LayoutProps): ReactNode {
  return (
    <KitStack direction="row" wrap align="center" gap={3} style={{ maxWidth: width }}>
      {children}
    </KitStack>
  );
}

/** Things one under the other, in stories only. */
export function Stack({ children, width }: LayoutProps): ReactNode {
  return (
    <KitStack gap={5} style={{ maxWidth: width }}>
      {children}
    </KitStack>
  );
}

/** Columns of at least 280 px, in stories only. */
export function Columns({ children, width }: LayoutProps): ReactNode {
  return (
    <Grid gap={5} columnGap={10} align="start" style={{ maxWidth: width }}>
      {children}
    </Grid>
  );
}
