/** Frequency: how often a transfer is looked at, in milliseconds. */
const LOOK_MS = 1000;

/** A transfer of which nothing moved for this long may have lost its server; asking costs one small request. */
const STILL_MS = 2000;

/** Longest time that the server may take to answer at all, in milliseconds. */
const ANSWER_MS = 4000;

interface ConnectionWatch {
  /** Anything that the server answers to; which answer does not matter. */
  readonly address: string;
  /** Tells whether something is to be transferred now: not while it is paused. */
  readonly isRunning: () => boolean;
  /** Called when the server is out of reach, once. */
  readonly onLost: () => void;
  /** Called when it is within reach again, once. */
  readonly onBack: () => void;
}

/** The watch of one transfer. */
export interface WatchedConnection {
  /** To be called whenever something of it has moved: then the server is there. */
  readonly moved: () => void;
  readonly stop: () => void;
}

/**
 * Tells when the server of a transfer goes out of reach and comes back. A slow line is neither: the server is asked, and
 * only its silence counts.
 */
export function watchConnection({ address, isRunning, onLost, onBack }: ConnectionWatch): WatchedConnection {
  let lastMove = Date.now();
  let lost = false;
  let asking = false;

  const settle = (reached: boolean): void => {
    if (reached === !lost) return;
    lost = !reached;
    lastMove = Date.now();
    if (lost) onLost();
    else onBack();
  };
  const look = async (): Promise<void> => {
    if (asking || !isRunning() || (!lost && Date.now() - lastMove < STILL_MS)) return;
    asking = true;
    const reached = await isReached(address);
    asking = false;
    if (isRunning()) settle(reached);
  };
  const onOffline = (): void => {
    if (isRunning()) settle(false);
  };
  const onOnline = (): void => void look();

  const looking = setInterval(() => void look(), LOOK_MS);
  globalThis.addEventListener?.("offline", onOffline);
  globalThis.addEventListener?.("online", onOnline);
  return {
    moved() {
      lastMove = Date.now();
      lost = false;
    },
    stop() {
      clearInterval(looking);
      globalThis.removeEventListener?.("offline", onOffline);
      globalThis.removeEventListener?.("online", onOnline);
    },
  };
}

async function isReached(address: string): Promise<boolean> {
  try {
    await fetch(address, { cache: "no-store", signal: AbortSignal.timeout(ANSWER_MS) });
    return true;
  } catch {
    return false;
  }
}
