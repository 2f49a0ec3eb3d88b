"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { frBand } from "../../foundations/messages/sections/criteria.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { BandShape } from "./BandShape.tsx";
import type { BandTone } from "./bandTone.ts";

export interface BandMarkProps extends Omit<ComponentPropsWithoutRef<"span">, "children"> {
  /** The band whose shape and word are shown. */
  readonly tone: BandTone;
  /** The word of the band. @default the kit's own word for this tone */
  readonly children?: ReactNode;
  /** Holds what is seen, after the word: « Rougeurs marquées ». */
  readonly phrase?: ReactNode;
  /** Lays an opaque wash under the text, as over a photograph. */
  readonly boxed?: boolean | undefined;
}

/** A band: its shape, its word, its colour, in that order of importance. */
export const BandMark = forwardRef<HTMLSpanElement, BandMarkProps>(function BandMark(
  { tone, children, phrase, boxed = false, className, ...rest },
  ref,
) {
  const messages = useMessages("band", frBand);
  return (
    <span
      {...rest}
      ref={ref}
      data-tone={tone}
      className={cx("cn-band-mark", className)}
      {...(boxed ? { "data-boxed": "" } : {})}
    >
      <BandShape tone={tone} />
      <span>
        {children ?? messages[tone]}
        {phrase ? (
          <>
            {" "}
            <span className="cn-band-mark__separator">·</span>{" "}
            <span className="cn-band-mark__phrase">{phrase}</span>
          </>
        ) : null}
      </span>
    </span>
  );
});
