import { useState } from "react";

interface Pressed<T> {
  readonly choice: T;
  /** The stored choice when it was pressed: once another is stored, that one counts. */
  readonly instead: T;
}

/**
 * Shows a choice from the moment it is pressed, while what stores it is late: the router takes a changed address over only
 * when it has rendered the page for it, and React sets a pressed radio back until then.
 * @param stored the choice that the address says
 */
export function useOptimisticChoice<T>(
  stored: T,
  store: (choice: T) => void,
): readonly [shown: T, choose: (choice: T) => void] {
  const [pressed, setPressed] = useState<Pressed<T> | null>(null);
  if (pressed !== null && pressed.instead !== stored) setPressed(null);
  const shown = pressed !== null && pressed.instead === stored ? pressed.choice : stored;
  return [
    shown,
    (choice) => {
      setPressed({ choice, instead: stored });
      store(choice);
    },
  ];
}
