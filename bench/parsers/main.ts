// Prints how long every parser takes for its worst hostile text of 100,000 characters, as a ratio to 50 ms. The best of
// three runs counts: the first one compiles.
//
//   npm run bench:parsers
import { hostileTexts } from "./hostileTexts.ts";
import { parsers, processorTime } from "./parsers.ts";

const LIMIT_MS = 50;
const texts = [...hostileTexts()];
const worst = parsers.map(([name, parser]) => {
  const times = texts.map(({ piece, text }) => {
    const first = processorTime(parser, text);
    const again = first < LIMIT_MS / 5 ? [] : [processorTime(parser, text), processorTime(parser, text)];
    return { piece, ms: Math.min(first, ...again) };
  });
  return { name, ...times.reduce((a, b) => (b.ms > a.ms ? b : a)) };
});
const slowest = worst.toSorted((a, b) => b.ms - a.ms);
for (const { name, piece, ms } of slowest.slice(0, 15)) {
  console.log(`${(ms / LIMIT_MS).toFixed(2)} × 50 ms  ${name}  ${JSON.stringify(piece)}`);
}
const above = slowest.filter(({ ms }) => ms > LIMIT_MS).length;
console.log(`${parsers.length} parsers, ${texts.length} texts each: ${above} above 50 ms`);
