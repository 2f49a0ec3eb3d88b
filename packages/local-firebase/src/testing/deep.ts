/** True when this is `npm run test:deep`, which tries more often and waits for as long as things take. */
export const IS_DEEP = process.env["CARNATION_DEEP"] === "1";

/** Counts the cases that a property is tried with: all of them in the deep run, a quarter in every other. */
export const runs = (all: number): number => (IS_DEEP ? all : Math.ceil(all / 4));
