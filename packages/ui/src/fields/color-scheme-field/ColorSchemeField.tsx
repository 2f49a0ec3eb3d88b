"use client";

import { forwardRef } from "react";
import { frColorScheme } from "../../foundations/messages/sections/choices.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { SegmentedControl, type SegmentedControlProps } from "../segmented-control/SegmentedControl.tsx";
import { type ColorScheme, type ColorSchemeOptions, colorSchemes } from "./colorScheme.ts";
import { useColorScheme } from "./useColorScheme.ts";

export interface ColorSchemeFieldProps
  extends
    ColorSchemeOptions,
    Omit<
      SegmentedControlProps<ColorScheme>,
      "defaultValue" | "label" | "onValueChange" | "options" | "value"
    > {
  /** Name of the choice. @default "Apparence" */
  readonly label?: SegmentedControlProps["label"] | undefined;
}

/** The choice between the scheme of the device, light and dark, for the whole page: kept, and shown at once. */
export const ColorSchemeField = forwardRef<HTMLFieldSetElement, ColorSchemeFieldProps>(
  function ColorSchemeField({ label, storageKey, defaultScheme, ...rest }, ref) {
    const messages = useMessages("colorScheme", frColorScheme);
    const [scheme, choose] = useColorScheme({ storageKey, defaultScheme });
    return (
      <SegmentedControl
        {...rest}
        ref={ref}
        label={label ?? messages.label}
        options={colorSchemes.map((value) => ({ value, label: messages[value] }))}
        value={scheme}
        onValueChange={(next) => {
          if (next !== null) choose(next);
        }}
      />
    );
  },
);
