import { watchComplaints, type WatchedWindow, WATCH } from "./pageComplaints.ts";
import { firefoxIsMissing, openFirefox } from "./firefoxDriver.ts";
import { openWebKit, webkitIsMissing } from "./webkitDriver.ts";

/** A browser of another engine than the Chromium of the tests. */
interface OtherBrowser {
  readonly name: string;
  /** Holds what has to be installed; null when it is. */
  readonly missing: string | null;
  open(): Promise<WatchedWindow>;
}

/** Browsers that walk beside Chromium, each with a window whose complaints are heard. */
export const otherBrowsers: readonly OtherBrowser[] = [
  {
    name: "Firefox",
    missing: firefoxIsMissing,
    open: async () => watchComplaints(await openFirefox({}, WATCH)),
  },
  {
    name: "Safari’s engine",
    missing: webkitIsMissing,
    open: async () => watchComplaints(await openWebKit()),
  },
];

/** Acts in a window, which is closed whatever becomes of it. */
export async function inWindow<Opened extends { close(): Promise<void> }>(
  opened: Promise<Opened>,
  act: (window: Opened) => Promise<void>,
): Promise<void> {
  const window = await opened;
  try {
    await act(window);
  } finally {
    await window.close();
  }
}
