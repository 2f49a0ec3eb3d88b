"use client";

import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { frCommon } from "../../foundations/messages/fr.sections.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { qrModules } from "./qrModules.ts";

export interface QrCodeProps extends Omit<ComponentPropsWithoutRef<"svg">, "children"> {
  /** Holds what a camera reads: an address, a few hundred signs at most; one that no code holds is said to be unavailable. */
  readonly value: string;
  /** Holds what it leads to, for who cannot see it. A link with the same target stands beside it. */
  readonly label: string;
}

/** Side of the square that stands in the place of a code: room for its words. */
const BLANK_SIZE = 33;

/**
 * An address to scan, black on white in every theme: cameras read nothing else for certain. Beside it stands the same
 * address as a link. It is as wide as its container; `style` or `className` gives it another size.
 */
export const QrCode = forwardRef<SVGSVGElement, QrCodeProps>(function QrCode(
  { value, label, className, ...rest },
  ref,
) {
  const messages = useMessages("common", frCommon);
  const code = qrModules(value);
  const size = code?.size ?? BLANK_SIZE;
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={code ? label : `${label}, ${messages.codeUnavailable}`}
      shapeRendering="crispEdges"
      width="100%"
      display="block"
      {...rest}
      ref={ref}
      className={cx("cn-qr-code", className)}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      {code ? (
        <path fill="#000" d={pathOf(code.data)} />
      ) : (
        <text x={size / 2} y={size / 2} textAnchor="middle" fontSize="3" fill="#000">
          {messages.codeUnavailable}
        </text>
      )}
    </svg>
  );
});

/** One rectangle for each run of dark modules in a row. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) =>
      [
        ...row
          .map((dark) => (dark ? "1" : "0"))
          .join("")
          .matchAll(/1+/gu),
      ]
        .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
        .join(""),
    )
    .join("");
}
