import { useToast } from "@carnation/ui/toast";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { loadCode } from "../../shared/code/loadCode.ts";
import { rememberRecent } from "../session/recentRecords.ts";
import { openedRecord } from "./openedRecord.ts";
import { type PalettePart, partOfKey } from "./paletteKeys.ts";
import { errorMessage } from "../../shared/feedback/errorMessage.ts";

/** Props that the shell gives a palette. */
export interface ShellPaletteProps {
  /** Uid of who is signed in. */
  readonly uid: string;
  /** The part that is open; null when none is. */
  readonly part: PalettePart | null;
  readonly onPartChange: (part: PalettePart | null) => void;
}

interface LoadedPaletteProps extends ShellPaletteProps {
  /** Loads its code, when it is opened for the first time. It must keep its identity. */
  readonly load: () => Promise<ComponentType<ShellPaletteProps>>;
}

/** Listens to the keys of the palette, remembers what is opened, and loads the palette when it is asked for. */
export function ShellPalette({ load, ...props }: LoadedPaletteProps): ReactNode {
  const { uid, part, onPartChange } = props;
  const { pathname } = useLocation();
  const [Palette, setPalette] = useState<ComponentType<ShellPaletteProps> | null>(null);
  const { show } = useToast();

  useEffect(() => {
    const opened = openedRecord(pathname);
    if (opened !== null) rememberRecent(uid, opened);
  }, [uid, pathname]);

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const asked = partOfKey(event);
      if (asked === null) return;
      event.preventDefault();
      onPartChange(asked);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [onPartChange]);

  useEffect(() => {
    if (part === null || Palette !== null) return;
    const ask = async (): Promise<void> => {
      try {
        const loaded = await loadCode("palette", load());
        setPalette(() => loaded);
      } catch (error) {
        onPartChange(null);
        show({ tone: "error", message: errorMessage(error) });
      }
    };
    void ask();
  }, [part, Palette, load, onPartChange, show]);

  return Palette === null ? null : <Palette {...props} />;
}
