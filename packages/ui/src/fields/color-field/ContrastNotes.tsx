"use client";

import { Check } from "../../foundations/icons/Check.tsx";
import { CircleAlert } from "../../foundations/icons/CircleAlert.tsx";
import type { ReactNode } from "react";
import { contrast } from "../../foundations/branding/contrast.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import { frColorField } from "../../foundations/messages/sections/inputs.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

/** A colour on which another must stand out. */
export interface ColorBackground {
  /** In a sentence: « Contraste de 5,6 sur **la peau claire** ». */
  readonly label: string;
  /** `#rrggbb`. */
  readonly color: string;
}

interface ContrastNotesProps {
  readonly id: string;
  /** `#rrggbb`. */
  readonly color: string;
  readonly backgrounds: readonly ColorBackground[];
  readonly minimum: number;
}

/** Shows how a colour stands out on each background, in words: enough, or what it takes. */
export function ContrastNotes({ id, color, backgrounds, minimum }: ContrastNotesProps): ReactNode {
  const locale = useLocale();
  const messages = useMessages("colorField", frColorField);
  return (
    <ul id={id} className="cn-color-field__contrasts">
      {backgrounds.map((background) => {
        // Rounded down: what is said to reach the minimum does.
        const measured = Math.floor(contrast(color, background.color) * 10) / 10;
        const ratio = formatNumber(locale, measured, 1);
        const against = background.label;
        const enough = measured >= minimum;
        return (
          <li key={against} data-enough={enough}>
            {enough ? <Check aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
            <span>
              {enough
                ? messages.enough({ ratio, against })
                : messages.low({
                    ratio,
                    against,
                    minimum: formatNumber(locale, minimum, minimum % 1 === 0 ? 0 : 1),
                  })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
