import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
} from "react";

/** An icon of 24 by 24 units in lines of the text's colour, which says nothing by itself. */
export type Icon = ForwardRefExoticComponent<ComponentPropsWithoutRef<"svg"> & RefAttributes<SVGSVGElement>>;

/**
 * Makes a component of a drawing from Lucide.
 * @param drawing the shapes inside the `svg`
 */
export function createIcon(drawing: ReactNode): Icon {
  return forwardRef(function DrawnIcon(props, ref) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...props}
        ref={ref}
      >
        {drawing}
      </svg>
    );
  });
}
