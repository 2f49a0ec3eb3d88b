import { useEffect, useState } from "react";
import * as v from "valibot";
import { tabStorage } from "../../../shared/state/tabStorage.ts";

/** Prefix of the keys, in this tab's storage, of what a link was asked for, and when. */
const PREFIX = "carnation.asked.";

const schema = v.object({
  /** The address that it went to; empty where it is not known. */
  email: v.string(),
  /** In milliseconds since 1970. */
  at: v.number(),
});

type Asked = v.InferOutput<typeof schema>;

/** Time during which a page that is opened anew goes on from what was asked for, in milliseconds. */
const LIFE_MS = 15 * 60 * 1000;

/** A link by e-mail that may be asked for again after a while. */
export interface AskedLink {
  /** Place where the link went; null before it was asked for. */
  readonly email: string | null;
  /** Until it may be asked for again, in whole seconds; 0 from then on. */
  readonly wait: number;
  /** It was asked for just now. */
  readonly note: (email: string) => void;
  /** Starts over, with another address. */
  readonly forget: () => void;
}

/**
 * Keeps, over a reload of the page, that a link was asked for.
 * @param purpose what it was asked for
 * @param waitS how long it cannot be asked for again, in seconds
 */
export function useAsked(purpose: string, waitS: number): AskedLink {
  const key = PREFIX + purpose;
  const [asked, setAsked] = useState(() => read(key));
  const [now, setNow] = useState(() => Date.now());
  // A clock that was put back must not make the wait longer.
  const wait = asked === null ? 0 : Math.max(0, Math.min(waitS, Math.ceil(waitS - (now - asked.at) / 1000)));
  const waiting = wait > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [waiting]);
  return {
    email: asked?.email ?? null,
    wait,
    note(email) {
      const next = { email, at: Date.now() };
      setNow(next.at);
      setAsked(next);
      try {
        tabStorage().setItem(key, JSON.stringify(next));
      } catch {
        // Full or refused: a reload then starts over.
      }
    },
    forget() {
      setAsked(null);
      tabStorage().removeItem(key);
    },
  };
}

function read(key: string): Asked | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(tabStorage().getItem(key) ?? "null"));
    return parsed.success && Date.now() - parsed.output.at < LIFE_MS ? parsed.output : null;
  } catch {
    return null;
  }
}
