import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from "react";
import { connectionAtom } from "../../shared/session/sessionAtoms.ts";
import { StartingScreen } from "../../shared/layout/StartingScreen.tsx";
import { loadCode } from "../../shared/code/loadCode.ts";

interface EnterApplicationProps {
  readonly onEnter: (Application: ComponentType) => void;
}

/** Loads the application, and makes sure that it is connected. Throws `CodeNotLoaded` to the boundary above it. */
export function EnterApplication({ onEnter }: EnterApplicationProps): ReactNode {
  const connection = useAtomValue(connectionAtom);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const enter = useEffectEvent(onEnter);
  useEffect(() => {
    let left = false;
    const load = async (): Promise<void> => {
      try {
        const { Application } = await loadCode("application", import("../application/Application.tsx"));
        if (!left) enter(Application);
      } catch (error) {
        setFailure({ error });
      }
    };
    connection.start();
    void load();
    return () => {
      left = true;
    };
  }, [connection]);
  if (failure !== null) throw failure.error;
  return <StartingScreen />;
}
