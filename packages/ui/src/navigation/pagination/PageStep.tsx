"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../actions/icon-button/IconButton.tsx";
import { pressLink } from "./pressLink.ts";

interface PageStepProps {
  readonly direction: "previous" | "next";
  readonly label: string;
  /** Address of a link; a plain click still goes through `onPress`. */
  readonly href: string | undefined;
  readonly disabled: boolean;
  readonly onPress: (() => void) | undefined;
}

const icons = { previous: ChevronLeft, next: ChevronRight } as const;

/** One page back or forth: a link where there is an address, else a button. */
export function PageStep({ direction, label, href, disabled, onPress }: PageStepProps): ReactNode {
  const Icon = icons[direction];
  if (href === undefined || disabled) {
    // It keeps the focus of whoever has just reached the last page.
    return (
      <IconButton
        bordered
        label={label}
        icon={<Icon aria-hidden="true" className="cn-mirrored" />}
        aria-disabled={disabled || undefined}
        onClick={disabled ? undefined : onPress}
      />
    );
  }
  return (
    <a
      href={href}
      rel={direction === "next" ? "next" : "prev"}
      aria-label={label}
      title={label}
      data-bordered=""
      className="cn-icon-button"
      onClick={(event) => pressLink(event, onPress)}
    >
      <Icon aria-hidden="true" className="cn-mirrored" />
    </a>
  );
}
