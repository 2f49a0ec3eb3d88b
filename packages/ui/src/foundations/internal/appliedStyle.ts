import { type CSSProperties, type RefCallback, type RefObject, useEffect } from "react";

/** Custom properties by name, and properties of CSS as React writes them, with their units. */
type AppliedValues = Readonly<Record<string, string | number | undefined>>;

/** Sets properties through the element, which a policy with `style-src 'self'` allows. */
function applyStyle(element: HTMLElement | SVGElement, values: AppliedValues): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    if (name.startsWith("--")) element.style.setProperty(name, String(value));
    else Object.assign(element.style, { [name]: String(value) });
  }
}

/**
 * Attributes that give an element a style, also where a policy with `style-src 'self'` ignored what the server rendered:
 * React leaves it out when it hydrates, and the ref sets it.
 */
export function appliedStyle(values: AppliedValues): {
  readonly style: CSSProperties;
  readonly ref: RefCallback<HTMLElement | SVGElement>;
} {
  return {
    style: values as CSSProperties,
    ref: (element) => {
      if (element !== null) applyStyle(element, values);
    },
  };
}

/** The same for an element that has a ref of its own: gives what its `style` takes. */
export function useAppliedStyle(
  element: RefObject<HTMLElement | null>,
  values: AppliedValues,
): CSSProperties {
  useEffect(() => {
    if (element.current !== null) applyStyle(element.current, values);
  });
  return values as CSSProperties;
}
