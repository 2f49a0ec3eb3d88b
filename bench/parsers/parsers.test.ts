import { expect, test } from "vitest";
import { hostileTexts } from "./hostileTexts.ts";
import { parsers, processorTime } from "./parsers.ts";

/** A parser whose time grows with the square of the length takes seconds; the 50 ms are the benchmark's. */
const QUADRATIC_MS = 1000;
/** Every other text in each run: the benchmark tries them all. */
const texts = [...hostileTexts()].filter((_text, place) => place % 2 === 0);

test.each(parsers.map(([name, parser]) => ({ name, parser })))(
  "$name reads hostile texts of 100,000 characters in linear time",
  ({ parser }) => {
    const slow = texts.filter(({ text }) => processorTime(parser, text) > QUADRATIC_MS);
    expect(slow.map(({ piece }) => piece)).toEqual([]);
  },
);
