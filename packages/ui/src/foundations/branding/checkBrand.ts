import { colours } from "@carnation/tokens";
import { contrast } from "./contrast.ts";

export type BrandTheme = "light" | "dark";

/** One colour for both themes, or one for each: `light-dark(<light>, <dark>)` in a style sheet. */
export type BrandColour = string | Readonly<Record<BrandTheme, string>>;

/** The colours that a brand sets, in hexadecimal. What it leaves out is the kit's own. */
export interface BrandColours {
  /** `--cn-primary`. */
  readonly primary: BrandColour;
  /** `--cn-on-primary`. */
  readonly onPrimary?: BrandColour | undefined;
  /** `--cn-focus`. */
  readonly focus?: BrandColour | undefined;
}

const grounds = ["ground", "surface", "sunken"] as const;

/** Two colours that meet on the screen. */
export interface BrandPair {
  /** The theme in which they meet. */
  readonly theme: BrandTheme;
  /** Holds what must be seen: the words of a button, a control, the ring round what has the focus. */
  readonly seen: "onPrimary" | "primary" | "focus";
  /** Holds what it stands on: the action, or a token of the kit. */
  readonly on: "primary" | (typeof grounds)[number];
  /** 1 to 21, not rounded. */
  readonly ratio: number;
  /** Holds what WCAG 2.2 AA asks: 4.5 of text, 3 of a control. */
  readonly minimum: 4.5 | 3;
}

/** Describes what `checkBrand` found. */
export interface BrandCheck {
  /** Every pair that was measured, those of the light theme first. */
  readonly pairs: readonly BrandPair[];
  /** Those that fall short: empty for a brand that can be read. */
  readonly short: readonly BrandPair[];
}

/**
 * Measures a brand on the kit's own grounds, in both themes, by the formula of `contrast`: its words on its action, and
 * its action and its focus on the page, on a panel and on a hollow.
 * @throws RangeError for a colour that is not hexadecimal
 */
export function checkBrand({ primary, onPrimary, focus }: BrandColours): BrandCheck {
  const pairs = (["light", "dark"] as const).flatMap((theme): BrandPair[] => {
    const inTheme = (colour: BrandColour): string => (typeof colour === "string" ? colour : colour[theme]);
    const action = inTheme(primary);
    const ring = inTheme(focus ?? colours.ultramarine);
    const onGrounds = (seen: "primary" | "focus", colour: string): BrandPair[] =>
      grounds.map((on) => ({ theme, seen, on, ratio: contrast(colour, colours[on][theme]), minimum: 3 }));
    return [
      {
        theme,
        seen: "onPrimary",
        on: "primary",
        ratio: contrast(inTheme(onPrimary ?? colours.ground), action),
        minimum: 4.5,
      },
      ...onGrounds("primary", action),
      ...onGrounds("focus", ring),
    ];
  });
  return { pairs, short: pairs.filter(({ ratio, minimum }) => ratio < minimum) };
}
