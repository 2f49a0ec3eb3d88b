"use client";

import { Minus } from "../../foundations/icons/Minus.tsx";
import { Plus } from "../../foundations/icons/Plus.tsx";
import type { ReactNode } from "react";
import { IconButton } from "../../actions/icon-button/IconButton.tsx";
import { frNumberField } from "../../foundations/messages/sections/inputs.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

interface NumberSteppersProps {
  readonly controlId: string;
  /** The value cannot go lower. */
  readonly lowest: boolean;
  /** The value cannot go higher. */
  readonly highest: boolean;
  readonly onStep: (count: number) => void;
}

/** A minus and a plus, for fingers: the arrow keys do the same, so neither is a stop of the Tab key. */
export function NumberSteppers({ controlId, lowest, highest, onStep }: NumberSteppersProps): ReactNode {
  const messages = useMessages("numberField", frNumberField);
  const shared = { tabIndex: -1, "aria-controls": controlId, "aria-describedby": `${controlId}-label` };
  return (
    <>
      <IconButton
        {...shared}
        label={messages.decrease}
        icon={<Minus aria-hidden="true" />}
        disabled={lowest}
        onClick={() => onStep(-1)}
      />
      <IconButton
        {...shared}
        label={messages.increase}
        icon={<Plus aria-hidden="true" />}
        disabled={highest}
        onClick={() => onStep(1)}
      />
    </>
  );
}
