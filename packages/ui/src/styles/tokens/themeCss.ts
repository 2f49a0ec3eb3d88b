import { colours, elevations, fonts, photoColours, radii, textSizes } from "@carnation/tokens";
import { roles } from "./brand.ts";

/**
 * The same tokens as a Tailwind 4 theme (`bg-surface`, `text-ink-2`, `rounded-control`, …). `inline` makes
 * each utility read the custom property itself, so that light, dark and nested themes keep working.
 */
export function themeCss(): string {
  const lines = [
    ...Object.keys({ ...colours, ...roles, ...photoColours }).map(
      (name) => `--color-${name}: var(--cn-${name});`,
    ),
    ...Object.keys(fonts).map((name) => `--font-${name}: var(--cn-font-${name});`),
    ...Object.entries(textSizes).flatMap(([name, token]) => [
      `--text-${name}: var(--cn-text-${name});`,
      `--text-${name}--line-height: ${token.lineHeight};`,
    ]),
    ...Object.keys(radii).map((name) => `--radius-${name}: var(--cn-radius-${name});`),
    ...Object.keys(elevations).map((name) => `--shadow-${name}: var(--cn-shadow-${name});`),
  ];
  return `/* Generated from @carnation/tokens: run \`npm run tokens -w packages/ui\` after a change there. */
@theme inline {
${lines.map((line) => `  ${line}`).join("\n")}
}
`;
}
