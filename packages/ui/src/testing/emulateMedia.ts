import type { CDPSession } from "@vitest/browser-playwright";
import { cdp } from "vitest/browser";

interface EmulatedMedia {
  /** `print` lays the page out as on paper. @default the screen */
  readonly media?: "print" | undefined;
  readonly colorScheme?: "light" | "dark" | undefined;
  readonly reducedMotion?: boolean | undefined;
  readonly forcedColors?: boolean | undefined;
}

/** Gives what the reader's system and the medium say, in Chromium. Without a value, what they say by themselves. */
export async function emulateMedia({
  media,
  colorScheme,
  reducedMotion = false,
  forcedColors = false,
}: EmulatedMedia = {}): Promise<void> {
  const session: CDPSession = cdp();
  await session.send("Emulation.setEmulatedMedia", {
    media: media ?? "",
    features: [
      { name: "prefers-color-scheme", value: colorScheme ?? "" },
      { name: "prefers-reduced-motion", value: reducedMotion ? "reduce" : "" },
      { name: "forced-colors", value: forcedColors ? "active" : "" },
    ],
  });
}
