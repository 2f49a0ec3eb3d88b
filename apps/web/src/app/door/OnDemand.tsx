import { lazy, Suspense, useState, type ComponentType, type ReactNode } from "react";
import { loadCode } from "../code/loadCode.ts";
import { StartingScreen } from "../../common/StartingScreen.tsx";

interface OnDemandProps {
  /** Names the code where it does not arrive. */
  readonly part: string;
  readonly load: () => Promise<ComponentType>;
}

/** A screen whose code is loaded when it is shown. Throws `CodeNotLoaded` to the boundary above it. */
export function OnDemand({ part, load }: OnDemandProps): ReactNode {
  const [Screen] = useState(() => lazy(async () => ({ default: await loadCode(part, load()) })));
  return (
    <Suspense fallback={<StartingScreen />}>
      <Screen />
    </Suspense>
  );
}
