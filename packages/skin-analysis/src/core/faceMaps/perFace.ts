import type { FaceMaps } from "./faceMaps.ts";

/**
 * Remembers what is found in a face for as long as its maps live: a criterion scores it, its mask draws it, and both
 * see the same.
 */
export function perFace<Found>(find: (maps: FaceMaps) => Found): (maps: FaceMaps) => Found {
  const known = new WeakMap<FaceMaps, { readonly found: Found }>();
  return (maps) => {
    const before = known.get(maps);
    if (before) return before.found;
    const found = find(maps);
    known.set(maps, { found });
    return found;
  };
}
