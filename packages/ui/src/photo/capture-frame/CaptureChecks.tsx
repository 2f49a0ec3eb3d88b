"use client";

import { Check } from "../../foundations/icons/Check.tsx";
import { Ellipsis } from "../../foundations/icons/Ellipsis.tsx";
import { SlidersHorizontal } from "../../foundations/icons/SlidersHorizontal.tsx";
import type { ReactNode } from "react";
import { frCaptureFrame } from "../../foundations/messages/sections/capture.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import type { CaptureHint } from "./captureHints.ts";

interface CaptureChecksProps {
  readonly hints: readonly CaptureHint[];
}

const icons = { ok: Check, adjust: SlidersHorizontal, unknown: Ellipsis } as const;

/** Each condition of the shot and its state, in a word and a sign that the bands of the skin do not use. */
export function CaptureChecks({ hints }: CaptureChecksProps): ReactNode {
  const messages = useMessages("captureFrame", frCaptureFrame);
  const words = {
    ok: messages.checkGood,
    adjust: messages.checkToAdjust,
    unknown: messages.checkUnknown,
  };
  return (
    <ul className="cn-capture-frame__checks" aria-label={messages.checks}>
      {hints.map(({ id, label, tone: given }) => {
        // A state of another version of the host is not known here.
        const tone = Object.hasOwn(icons, given) ? given : "unknown";
        const Icon = icons[tone];
        return (
          <li key={id} data-tone={tone}>
            <span>{label}</span>{" "}
            <span className="cn-capture-frame__state">
              <Icon aria-hidden="true" />
              {words[tone]}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
