"use client";

import { ArrowDown } from "../icons/ArrowDown.tsx";
import { ArrowLeft } from "../icons/ArrowLeft.tsx";
import { ArrowRight } from "../icons/ArrowRight.tsx";
import { ArrowUp } from "../icons/ArrowUp.tsx";
import type { Icon } from "../icons/createIcon.tsx";
import { type ComponentPropsWithoutRef, forwardRef, Fragment, useSyncExternalStore } from "react";
import { cx } from "../internal/cx.ts";
import { frKeyNames } from "../messages/sections/navigation.ts";
import { useMessages } from "../provider/useMessages.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";

export interface KeysProps extends Omit<ComponentPropsWithoutRef<"span">, "children"> {
  /**
   * The keys that are pressed together, between spaces, as `KeyboardEvent.key` names them, a space being `Space`: `"Mod K"`,
   * `"Shift ArrowUp"`. `Mod` is ⌘ on a Mac and Ctrl elsewhere.
   */
  readonly keys: string;
}

/** Drawn: no font of the kit has these arrows. */
const arrows: Readonly<Record<string, readonly [sign: string, icon: Icon]>> = {
  ArrowUp: ["↑", ArrowUp],
  ArrowDown: ["↓", ArrowDown],
  ArrowLeft: ["←", ArrowLeft],
  ArrowRight: ["→", ArrowRight],
};

const isMac = (): boolean => /Mac|iP(?:hone|ad|od)/u.test(navigator.platform);
const neverChanges = (): (() => void) => () => undefined;

/** Keys of a keyboard as they are written on it, in the language of the provider. */
export const Keys = forwardRef<HTMLSpanElement, KeysProps>(function Keys({ keys, className, ...rest }, ref) {
  const names: Readonly<Record<string, string>> = useMessages("keyNames", frKeyNames);
  // A server does not know the keyboard: the page says « Ctrl » until it runs.
  const mod = useSyncExternalStore(
    neverChanges,
    () => (isMac() ? "⌘" : "Ctrl"),
    () => "Ctrl",
  );
  return (
    <span {...rest} ref={ref} className={cx("cn-keys", className)}>
      {keys.split(" ").map((key, index) => {
        const [sign, Icon] = arrows[key] ?? [];
        return (
          <Fragment key={key}>
            {index > 0 ? " " : null}
            <kbd>
              {Icon === undefined ? (
                key === "Mod" ? (
                  mod
                ) : (
                  (names[key] ?? key)
                )
              ) : (
                <>
                  <Icon aria-hidden="true" />
                  <VisuallyHidden>{sign}</VisuallyHidden>
                </>
              )}
            </kbd>
          </Fragment>
        );
      })}
    </span>
  );
});
