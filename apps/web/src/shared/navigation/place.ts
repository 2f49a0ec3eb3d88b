import { createContext, use } from "react";
import type { AppRoute } from "./AppRoute.ts";

/** Way to go somewhere. */
export interface GoOptions {
  /** True when the way back leads past the page that is left. @default false */
  readonly replace?: boolean;
  /** Holds what the next page is told, through the history state. */
  readonly state?: unknown;
}

/**
 * The current address, and ways to leave it. The application's router gives it, or the door, which does without one: what stands
 * at the door as well asks for it here, and not of the router.
 */
export interface Place {
  /** The row of the route table that is being shown. */
  readonly route?: AppRoute | undefined;
  /** Query of the address, with its question mark. */
  readonly search: string;
  /** Holds what the page before left in the history, which may hold anything. */
  readonly state: unknown;
  /** True when one came here from another page of the application; false on the first page of a visit. */
  readonly arrived: boolean;
  readonly go: (to: string, options?: GoOptions) => void;
}

/** Default where neither gives it, around a shell that failed or a component by itself: a link loads its page anew. */
export const PlaceContext = createContext<Place>({
  search: "",
  state: null,
  arrived: false,
  go: (to) => window.location.assign(to),
});

export function usePlace(): Place {
  return use(PlaceContext);
}

/** The row of the route table that is being shown. */
export function useCurrentRoute(): AppRoute | undefined {
  return usePlace().route;
}
