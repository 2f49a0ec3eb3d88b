import { lazy, Suspense, useState, type ReactNode } from "react";
import { StartingScreen } from "../../shared/layout/StartingScreen.tsx";
import type { DoorPage } from "../routes/plainPages.ts";
import { arrivedScreen, loadDoorScreen } from "../code/screenCode.ts";

interface OnDemandProps {
  readonly page: DoorPage;
}

/**
 * A screen of the door. Where its code has not come yet it is loaded; what stands in for it meanwhile stays a third of a
 * second at least, for so React keeps it from flickering. Throws `CodeNotLoaded` to the boundary above it.
 */
export function OnDemand({ page }: OnDemandProps): ReactNode {
  const [Screen] = useState(
    () => arrivedScreen(page.path) ?? lazy(async () => ({ default: await loadDoorScreen(page) })),
  );
  return (
    <Suspense fallback={<StartingScreen />}>
      <Screen />
    </Suspense>
  );
}
