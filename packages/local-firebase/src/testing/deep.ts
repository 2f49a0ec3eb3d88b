/** Whether this is `npm run test:deep`, which tries more often and waits for as long as things take. */
export const IS_DEEP = process.env["CARNATION_DEEP"] === "1";

/** How many cases a property is tried with: all of them in the deep run, a quarter in every other. */
export const runs = (all: number): number => (IS_DEEP ? all : Math.ceil(all / 4));
