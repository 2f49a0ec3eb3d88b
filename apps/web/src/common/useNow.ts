import { useState } from "react";

/** The moment at which the component appeared: what « aujourd’hui » means on it. */
export function useNow(): Date {
  const [now] = useState(() => new Date());
  return now;
}
