import { useEffect, useState } from "react";

/** Frequency: how often what is said relative to now is said anew, in milliseconds. */
const TICK_MS = 60_000;

/** The present moment, to the minute: what « aujourd’hui » means, also on a page that stays open past midnight. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
