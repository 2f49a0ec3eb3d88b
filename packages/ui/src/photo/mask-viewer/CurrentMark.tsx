"use client";

import type { ReactNode } from "react";
import { appliedStyle } from "../../foundations/internal/appliedStyle.ts";
import type { PhotoMark } from "./PhotoMask.ts";

/** A chip above the current mark with its name; it stays in the frame as long as its mark does. */
export function CurrentMark({ mark }: { readonly mark: PhotoMark }): ReactNode {
  return (
    <div className="cn-mask-viewer__callouts" aria-hidden="true">
      <span
        {...appliedStyle({
          "--cn-zone-x": mark.at[0],
          "--cn-zone-y": mark.at[1],
          "--cn-chip-x": "0px",
          "--cn-chip-y": `calc(-1.75rem - max(11px, var(--cn-content) * ${mark.radius}))`,
          visibility: "inherit",
        })}
      >
        <span className="cn-mask-viewer__chip">{mark.label}</span>
      </span>
    </div>
  );
}
