/** Tells whether a computed colour lets everything through, in each way in which browsers write it. */
export const isClear = (color: string): boolean =>
  /^(?:transparent|rgba\(.*, 0\)|[a-z-]+\(.*\/ 0\))$/u.test(color);
