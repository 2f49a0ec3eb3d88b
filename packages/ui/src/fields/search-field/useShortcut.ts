"use client";

import { type RefObject, useEffect } from "react";

const typing = "input, textarea, select, [contenteditable], [role='textbox']";

/** Moves the focus to a field when `key` is pressed anywhere on the page, unless something is being written. */
export function useShortcut(key: string | undefined, field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (key === undefined) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== key || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
        return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      // Behind a dialog the field is out of reach, and must stay so.
      if (!field.current || field.current.closest("[aria-hidden='true'], [inert]")) return;
      event.preventDefault();
      field.current.focus();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [key, field]);
}
