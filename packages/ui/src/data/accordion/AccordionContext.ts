"use client";

import { createContext } from "react";

export interface AccordionContextValue {
  /** The name that ties items of which at most one is open; `undefined` when each is on its own. */
  readonly name: string | undefined;
  readonly headingLevel: 2 | 3 | 4 | 5 | 6;
}

export const AccordionContext = createContext<AccordionContextValue>({ name: undefined, headingLevel: 3 });
