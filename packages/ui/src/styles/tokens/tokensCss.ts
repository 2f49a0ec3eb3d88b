import {
  breakpoints,
  colours,
  elevations,
  fonts,
  gutter,
  motion,
  photoColours,
  space,
  type TextToken,
  textSizes,
} from "@carnation/tokens";
import { radiusFormulas, roles } from "./brand.ts";
import { layerOrder } from "./layerOrder.ts";

type Declaration = readonly [name: string, value: string];
type Theme = "light" | "dark";

/** Places where tokens begin: a page, and each shadow root whose sheet this is. */
const ROOT = [":root", ":host"];

const rem = (pixels: number): string => (pixels === 0 ? "0" : `${Number((pixels / 16).toFixed(5))}rem`);
const sizes: readonly (readonly [string, TextToken])[] = Object.entries(textSizes);

function block(selectors: readonly string[], declarations: readonly Declaration[], depth: number): string {
  const indent = "  ".repeat(depth);
  const selector = selectors.join(`,\n${indent}`);
  const lines = declarations.map(([name, value]) => `${indent}  ${name}: ${value};`);
  return [`${indent}${selector} {`, ...lines, `${indent}}`].join("\n");
}

function themed(theme: Theme): Declaration[] {
  return [
    ["--cn-scheme", theme],
    ...Object.entries(colours).map(([name, token]): Declaration => [`--cn-${name}`, token[theme]]),
    ...Object.entries(elevations).map(([name, token]): Declaration => [`--cn-shadow-${name}`, token[theme]]),
  ];
}

/**
 * In forced colours the tokens take the reader's own colours, so that what is drawn with them needs no rule of its own.
 * Text on a fill of these asks for `forced-color-adjust: none`: browsers lay a strip behind text otherwise.
 */
const forced: readonly Declaration[] = [
  ...["ground", "surface", "sunken", "well"].map((name): Declaration => [`--cn-${name}`, "Canvas"]),
  ["--cn-line", "GrayText"],
  ...["line-strong", "ink", "ink-2", "ink-3", "strength", "maintain", "priority", "reference"].map(
    (name): Declaration => [`--cn-${name}`, "CanvasText"],
  ),
  ["--cn-accent", "Highlight"],
  ...Object.entries(roles).map(([name, token]): Declaration => [`--cn-${name}`, token.forced]),
];
const links: readonly Declaration[] = ["ink", "ink-2", "ink-3"].map((name) => [`--cn-${name}`, "LinkText"]);
const unavailable = ':disabled,\n    [aria-disabled="true"],\n    [data-disabled],\n    label:has(:disabled)';

function constants(): Declaration[] {
  return [
    ...Object.entries(photoColours).map(([name, token]): Declaration => [`--cn-${name}`, token.value]),
    ...Object.entries(fonts).map(([name, stack]): Declaration => [`--cn-font-${name}`, stack]),
    ...sizes.map(([name, token]): Declaration => [`--cn-text-${name}`, rem(token.desktop)]),
    ...Object.entries(space).map(([step, pixels]): Declaration => [`--cn-space-${step}`, rem(pixels)]),
    ...Object.entries(motion).map(([name, token]): Declaration => [`--cn-motion-${name}`, token.value]),
    ["--cn-gutter", `${gutter.desktop}px`],
  ];
}

/**
 * Gives what follows from the brand is worked out again wherever a theme or a brand begins: a custom property is inherited with its
 * value, not with its formula.
 */
function branded(): Declaration[] {
  return [
    ...Object.entries(roles).map(([name, token]): Declaration => [`--cn-${name}`, token.css]),
    ...Object.entries(radiusFormulas).map(([name, css]): Declaration => [`--cn-radius-${name}`, css]),
  ];
}

function adapted(width: "tablet" | "phone"): Declaration[] {
  const changed = sizes.flatMap(([name, token]): Declaration[] => {
    const pixels = token[width];
    return pixels === undefined ? [] : [[`--cn-text-${name}`, rem(pixels)]];
  });
  return [...changed, ["--cn-gutter", `${gutter[width]}px`]];
}

/** The theme of the reader's system, for a page that follows it: the host's own page may be light whatever the system says. */
export function systemThemeCss(): string {
  return `  @media screen and (prefers-color-scheme: dark) and (forced-colors: none) {
${block([':root:not([data-theme="light"])'], themed("dark"), 2)}
  }`;
}

/**
 * The style sheet of the tokens: custom properties in the `carnation.tokens` layer. The dark values live in
 * screen media only, so that paper is always light.
 */
export function tokensCss(): string {
  return `/* Generated from @carnation/tokens: run \`npm run tokens -w packages/ui\` after a change there. */
${layerOrder}

@layer carnation.tokens {
${block(ROOT, constants(), 1)}

${block([...ROOT, '[data-theme="light"]'], themed("light"), 1)}

${block([...ROOT, "[data-theme]", "[data-brand]"], branded(), 1)}

  @media (max-width: ${breakpoints.narrow}px) {
${block(ROOT, [["--cn-gutter", `${gutter.narrow}px`]], 2)}
  }

  @media (max-width: ${breakpoints.tablet}px) {
${block(ROOT, adapted("tablet"), 2)}
  }

  @media (max-width: ${breakpoints.phone}px) {
${block(ROOT, adapted("phone"), 2)}
  }

  @media screen {
${block([':host([data-theme="dark"])', '[data-theme="dark"]'], themed("dark"), 2)}
  }

  @media (forced-colors: active) {
${block([":root:root", ":host", ":host([data-theme])", "[data-theme][data-theme]", "[data-brand][data-brand]"], forced, 2)}

${block(["a"], links, 2)}

${block(
  [unavailable],
  [
    ["--cn-ink-3", "GrayText"],
    ["--cn-line-strong", "GrayText"],
  ],
  2,
)}
  }
}
`;
}
